/** What the host allows in the chat: each switch stands where it was put at once, and goes back where the server refuses. */
import { useState } from 'react';
import { liveSwitchSet } from '#schemas/api/live/live.switch.set.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useChoices } from '#ui/use-choices.ts';
import type { HostProps } from './say.ts';
import styles from './view.module.css';

const SWITCHES = [
  ['forbid_talk', 'forbid'],
  ['is_pre_approved', 'preApprove'],
  ['allows_links', 'links'],
  ['can_record', 'record'],
] as const;

type Switchable = Pick<HostProps['host'], (typeof SWITCHES)[number][0] | 'slow_seconds' | 'filter_words'>;

const wordsIn = (text: string) =>
  text
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function Switches({ id, t, deed, host }: HostProps) {
  const { now, choose } = useChoices<Switchable>(host, (change) =>
    deed(liveSwitchSet, { alive_id: id, ...change }),
  );
  // What is typed and not yet saved; what nobody touched follows the room.
  const [slow, setSlow] = useState<string>();
  const [held, setHeld] = useState<string>();
  const save = async () => {
    const slowed = slow === undefined ? {} : { slow_seconds: Math.round(Number(slow)) };
    const worded = held === undefined ? {} : { filter_words: wordsIn(held) };
    if (!(await choose({ ...slowed, ...worded }))) return;
    setSlow(undefined);
    setHeld(undefined);
  };
  return (
    <>
      {SWITCHES.map(([name, word]) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={now[name]}
            onChange={(event) => void choose({ [name]: event.target.checked })}
          />
          {t(word)}
        </label>
      ))}
      <TextField
        id="host-slow"
        name="slow"
        label={t('slow')}
        inputMode="numeric"
        value={slow ?? String(now.slow_seconds)}
        onChange={setSlow}
      />
      <TextField
        id="host-words"
        name="words"
        label={t('words')}
        value={held ?? now.filter_words.join(', ')}
        onChange={setHeld}
      />
      <Button onClick={() => void save()}>{t('save')}</Button>
    </>
  );
}
