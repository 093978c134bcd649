/** The way to the box in which something is said: its code comes with the first press, or with a draft that waits. */
import { createElement, useEffect, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { useScript } from '#ui/use-script.ts';
import type { TalkFormProps } from './talk-form.tsx';
import { talkWords } from './talk-words.ts';
import styles from './talk.module.css';

const loadForm = () => import('./talk-form.tsx');

/** A box that is wanted; nothing until its code is here. */
export function LaterForm({ onLoss, ...props }: TalkFormProps & { onLoss: () => void }) {
  const part = useScript(loadForm, true, onLoss);
  return part === undefined ? null : createElement(part.TalkForm, props);
}

type WriteProps = Omit<TalkFormProps, 'takesFocus'> & { isBanned: boolean; onLoss: (text: string) => void };

export function TalkWrite({ isBanned, onLoss, ...form }: WriteProps) {
  const t = useWords(talkWords);
  const [openReason, setOpenReason] = useState<'no' | 'pressed' | 'draft'>('no');
  const { place, talk } = form;
  useEffect(() => {
    if (talk.draftOf(place) !== '') setOpenReason((now) => (now === 'no' ? 'draft' : now));
    // Looked for once, when the place is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  if (isBanned)
    return (
      <p className={styles.banned} role="status">
        {t('banned')}
      </p>
    );
  if (openReason === 'no')
    return (
      <button type="button" className={styles.begin} onClick={() => setOpenReason('pressed')}>
        {form.label}
      </button>
    );
  return (
    <LaterForm
      {...form}
      takesFocus={openReason === 'pressed'}
      onLoss={() => {
        setOpenReason('no');
        onLoss(t('formLost'));
      }}
    />
  );
}
