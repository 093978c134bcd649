/** What is asked, and what can be answered. */
import { useState, type SyntheticEvent } from 'react';
import { liveVoteStart } from '#schemas/api/live/votes.ts';
import { VOTE_OPTIONS_MAX, VOTE_TITLE_MAX } from '#schemas/live/activities/vote.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { PartProps } from './say.ts';
import styles from './view.module.css';

export function VoteForm({ id, t, deed }: PartProps) {
  const [title, setTitle] = useState('');
  const [options, setOptions] = useState('');
  const [isMultiple, setMultiple] = useState(false);
  const start = async (event: SyntheticEvent) => {
    event.preventDefault();
    const lines = options
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .slice(0, VOTE_OPTIONS_MAX);
    const vote = { alive_id: id, title, options: [...new Set(lines)], is_multiple: isMultiple };
    if (await deed(liveVoteStart, vote)) {
      setTitle('');
      setOptions('');
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void start(event)}>
      <TextField
        id="host-question"
        name="question"
        label={t('question')}
        required
        maxLength={VOTE_TITLE_MAX}
        value={title}
        onChange={setTitle}
      />
      <label className={styles.form}>
        {t('options')}
        <textarea
          className={styles.lines}
          rows={4}
          required
          value={options}
          onChange={(event) => setOptions(event.target.value)}
        />
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={isMultiple} onChange={(event) => setMultiple(event.target.checked)} />
        {t('multiple')}
      </label>
      <Button type="submit" data-action="start-vote">
        {t('startVote')}
      </Button>
    </form>
  );
}
