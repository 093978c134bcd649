/** Writes a comment of one's own; who is not logged in is asked to, and comes back to what they wrote. */
import { useState, type FormEvent } from 'react';
import { COMMENT_MAX } from '#schemas/content/comment.ts';
import { useViewer } from '#engine/provider.tsx';
import { Button } from '#ui/button.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import control from '#ui/field.module.css';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface WriteProps {
  id: string;
  t: Say;
  login: () => void;
  /** Answers what went wrong in words; nothing where it was taken. */
  send: (content: string) => Promise<string | undefined>;
}

export function Write({ id, t, login, send }: WriteProps) {
  const isIn = useViewer().status === 'in';
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    if (!isIn) return login();
    const content = text.trim();
    if (content === '') return setFault(t('nothing'));
    setBusy(true);
    const wrong = await send(content);
    setBusy(false);
    setFault(wrong);
    if (wrong === undefined) setText('');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.write} onSubmit={onSubmit} noValidate>
      <label htmlFor={`${id}-text`}>{t('write')}</label>
      <FieldFrame isWrong={fault !== undefined}>
        <textarea
          id={`${id}-text`}
          className={control.area}
          rows={3}
          maxLength={COMMENT_MAX}
          value={text}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldFrame>
      <p className={styles.foot}>
        <span id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </span>
        <Button type="submit" tone="ghost" busy={isBusy}>
          {t(isIn ? 'send' : 'login')}
        </Button>
      </p>
    </form>
  );
}
