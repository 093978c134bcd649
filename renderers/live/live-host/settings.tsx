/** What is set for the whole room: links, the replay, how fast one may write, and which words are held back. */
import { useState } from 'react';
import { liveSwitchSet } from '#schemas/api/live/hosting.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { HostProps } from './say.ts';
import { Switches } from './switches.tsx';
import styles from './view.module.css';

const SWITCHES = [
  ['allows_links', 'links'],
  ['can_record', 'record'],
] as const;

const wordsIn = (text: string) =>
  text
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function Settings(part: HostProps) {
  const { id, t, call, host } = part;
  // What is typed and not yet saved; what nobody touched follows the room.
  const [slow, setSlow] = useState<string>();
  const [words, setWords] = useState<string>();
  const save = async () => {
    const slowChange = slow === undefined ? {} : { slow_seconds: Math.round(Number(slow)) };
    const wordChange = words === undefined ? {} : { filter_words: wordsIn(words) };
    if (!(await call(liveSwitchSet, { alive_id: id, ...slowChange, ...wordChange }))) return;
    setSlow(undefined);
    setWords(undefined);
  };
  return (
    <div className={styles.form}>
      <Switches {...part} of={SWITCHES} />
      <TextField
        id="host-slow"
        name="slow"
        label={t('slow')}
        inputMode="numeric"
        value={slow ?? String(host.slow_seconds)}
        onChange={setSlow}
      />
      <TextField
        id="host-words"
        name="words"
        label={t('words')}
        value={words ?? host.filter_words.join(', ')}
        onChange={setWords}
      />
      <Button onClick={() => void save()}>{t('save')}</Button>
    </div>
  );
}
