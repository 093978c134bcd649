/** The form of a zone's password: works as a plain form, and better where scripts run. */
import { type FormEvent, useRef, useState } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import type { zonePasswordCheck } from '#schemas/api/zones/zones.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './view.module.css';
import type { words } from './words.ts';

const MINUTE = 60;

/** Seconds as a clock shows them: `9:05`, for waits of minutes. */
function clockText(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${String(Math.floor(left / MINUTE))}:${String(left % MINUTE).padStart(2, '0')}`;
}

type Say = Translate<WordKeys<typeof words>>;
type Answer = AnswerOf<typeof zonePasswordCheck>;

const PASSWORD_MAX = 200;

/** What stands under the field: a sentence, or a moment until which nobody may try. */
type Denial = { text: string } | { until: number };

interface FormProps {
  id: string;
  /** Where the plain form is sent. */
  action: string;
  zoneId: string;
  next: string;
  denials: number;
  t: Say;
  check: (password: string) => Promise<Answer>;
  enter: () => void;
}

function numberIn(detail: unknown, name: string): number | undefined {
  const value: unknown =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
  return typeof value === 'number' ? value : undefined;
}

function wrong(left: number | undefined, t: Say): string {
  if (left === undefined) return t('wrong');
  if (left === 0) return t('none');
  return left === 1 ? t('last') : t('left', { count: left });
}

/** Undefined for a refusal that is no word about the password: the gate has changed meanwhile. */
function denialOf(answer: Extract<Answer, { ok: false }>, t: Say): Denial | undefined {
  const until = numberIn(answer.detail, 'retry_at');
  if (answer.code === 'rate-limited' && until !== undefined) return { until };
  if (answer.code === 'course-password-wrong')
    return { text: wrong(numberIn(answer.detail, 'tries_left'), t) };
  return answer.code.startsWith('zone-') ? undefined : { text: answer.msg };
}

function first(denials: number, t: Say): Denial | undefined {
  if (denials === 0) return undefined;
  return denials === 1 ? { text: t('wrong') } : { until: denials };
}

function passwordIn(form: HTMLFormElement): string {
  const value = new FormData(form).get('password');
  return typeof value === 'string' ? value : '';
}

export function PasswordForm({ id, action, zoneId, next, denials, t, check, enter }: FormProps) {
  const [denial, setDenial] = useState(() => first(denials, t));
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const until = denial !== undefined && 'until' in denial ? denial.until : 0;
  const wait = until - useServerNow(until);
  const text = denial === undefined ? '' : 'text' in denial ? denial.text : waiting(wait, t);

  const deny = (why: Denial) => {
    setDenial(why);
    input.current?.focus();
    input.current?.select();
  };
  const submit = async (form: HTMLFormElement) => {
    const password = passwordIn(form);
    if (busy || wait > 0) return;
    if (password === '') return deny({ text: t('empty') });
    setBusy(true);
    const answer = await check(password);
    const why = answer.ok ? undefined : denialOf(answer, t);
    // The button stays busy on the way in, so that nothing is sent twice.
    if (why === undefined) return enter();
    setBusy(false);
    return deny(why);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form className={styles.form} method="post" action={action} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="zone_id" value={zoneId} />
      <input type="hidden" name="jumpfrom" value={next} />
      <PasswordField
        ref={input}
        id={`${id}-password`}
        name="password"
        label={t('label')}
        show={t('show')}
        hide={t('hide')}
        maxLength={PASSWORD_MAX}
        autoComplete="current-password"
        required
        error={text}
        isErrorQuiet={until > 0}
      />
      <Button type="submit" tone="primary" size="l" block busy={busy} disabled={wait > 0}>
        {t('enter')}
      </Button>
    </form>
  );
}

function waiting(seconds: number, t: Say): string {
  return seconds > 0 ? t('wait', { time: clockText(seconds) }) : '';
}
