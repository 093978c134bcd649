/** Asks for the password of a course; the right one opens it at once (D73, M238). */
import { type FormEvent, useRef, useState } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import type { goodsPasswordCheck } from '#schemas/api/access/goods-access.ts';
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import { isObject } from '#schemas/page/json.ts';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

type Answer = AnswerOf<typeof goodsPasswordCheck>;

const PASSWORD_MAX = 200;

/** What stands under the field: a sentence, or a moment until which nobody may try. */
type Denial = { text: string } | { until: number };

function numberIn(detail: unknown, name: string): number | undefined {
  const value = isObject(detail) ? detail[name] : undefined;
  return typeof value === 'number' ? value : undefined;
}

function denialOf(answer: Extract<Answer, { ok: false }>, t: Say): Denial {
  const until = numberIn(answer.detail, 'retry_at');
  if (answer.code === 'rate-limited' && until !== undefined) return { until };
  const left = numberIn(answer.detail, 'tries_left');
  return { text: left === undefined ? answer.msg : `${answer.msg} · ${t('triesLeft', { count: left })}` };
}

interface FormProps {
  id: string;
  t: Say;
  check: (password: string) => Promise<Answer>;
  onOpen: () => void;
}

export function PasswordForm({ id, t, check, onOpen }: FormProps) {
  const [denial, setDenial] = useState<Denial>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const until = denial !== undefined && 'until' in denial ? denial.until : 0;
  const wait = until - useServerNow(until);
  const text = denial === undefined || 'until' in denial ? '' : denial.text;

  const submit = async (password: string) => {
    if (isBusy || wait > 0) return;
    setBusy(true);
    const answer = password === '' ? undefined : await check(password);
    setBusy(false);
    if (answer?.ok === true) return onOpen();
    setDenial(answer === undefined ? { text: t('empty') } : denialOf(answer, t));
    input.current?.focus();
    input.current?.select();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(input.current?.value ?? '');
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <PasswordField
        ref={input}
        id={`${id}-password`}
        name="password"
        label={t('passwordLabel')}
        show={t('show')}
        hide={t('hide')}
        maxLength={PASSWORD_MAX}
        autoComplete="off"
        required
        error={wait > 0 ? t('wait', { time: clockTime(wait) }) : text}
        isErrorQuiet={wait > 0}
      />
      <Button type="submit" tone="ghost" block busy={isBusy} disabled={wait > 0}>
        {t('enter')}
      </Button>
    </form>
  );
}
