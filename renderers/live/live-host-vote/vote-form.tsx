/** What is asked, and what can be answered. */
import { useState } from 'react';
import { liveVoteStart } from '#schemas/api/live/votes.ts';
import { VOTE_OPTIONS_MAX, VOTE_TITLE_MAX } from '#schemas/live/activities/vote.ts';
import type { HostCall } from '#features/live/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { HostCheck, HostForm, HostLines } from '#pieces/host-part.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { words } from './words.ts';

interface VoteFormProps {
  id: string;
  t: Translate<WordKeys<typeof words>>;
  call: HostCall;
}

function optionsIn(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, VOTE_OPTIONS_MAX);
  return [...new Set(lines)];
}

export function VoteForm({ id, t, call }: VoteFormProps) {
  const [title, setTitle] = useState('');
  const [options, setOptions] = useState('');
  const [isMultiple, setMultiple] = useState(false);
  const start = async () => {
    const vote = { alive_id: id, title, options: optionsIn(options), is_multiple: isMultiple };
    if (await call(liveVoteStart, vote)) {
      setTitle('');
      setOptions('');
    }
  };
  return (
    <HostForm submit={start}>
      <TextField
        id="host-question"
        name="question"
        label={t('question')}
        required
        maxLength={VOTE_TITLE_MAX}
        value={title}
        onChange={setTitle}
      />
      <HostLines label={t('options')} value={options} onChange={setOptions} />
      <HostCheck label={t('multiple')} checked={isMultiple} onChange={setMultiple} />
      <Button type="submit" data-action="start-vote">
        {t('start')}
      </Button>
    </HostForm>
  );
}
