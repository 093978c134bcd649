/** The way to the box in which something is said: its code comes with the first press, or with a draft that waits. */
import { createElement, useEffect, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { useScript } from '#ui/use-script.ts';
import type { TalkFormProps } from './talk-form.tsx';
import { talkWords } from './talk-words.ts';
import styles from './talk.module.css';

const loadForm = () => import('./talk-form.tsx');

/** A box that is wanted; nothing until its code is here. */
export function LaterForm({ lost, ...props }: TalkFormProps & { lost: () => void }) {
  const part = useScript(loadForm, true, lost);
  return part === undefined ? null : createElement(part.TalkForm, props);
}

type WriteProps = Omit<TalkFormProps, 'takesFocus'> & { isBanned: boolean; lost: (text: string) => void };

export function TalkWrite({ isBanned, lost, ...form }: WriteProps) {
  const t = useWords(talkWords);
  const [wanted, setWanted] = useState<'no' | 'pressed' | 'draft'>('no');
  const { place, talk } = form;
  useEffect(() => {
    if (talk.draftOf(place) !== '') setWanted((now) => (now === 'no' ? 'draft' : now));
    // Looked for once, when the place is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  if (isBanned)
    return (
      <p className={styles.banned} role="status">
        {t('banned')}
      </p>
    );
  if (wanted === 'no')
    return (
      <button type="button" className={styles.begin} onClick={() => setWanted('pressed')}>
        {form.label}
      </button>
    );
  return (
    <LaterForm
      {...form}
      takesFocus={wanted === 'pressed'}
      lost={() => {
        setWanted('no');
        lost(t('formLost'));
      }}
    />
  );
}
