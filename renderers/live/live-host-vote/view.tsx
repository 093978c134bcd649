/** Draws live-host-vote. */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { type HostCall, makeHostCall, useRoom } from '#features/live/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { HostCheck, HostForm, HostLines, HostPart } from '#pieces/host-part.tsx';
import { liveVoteEnd, liveVoteStart } from '#schemas/api/live/votes.ts';
import { VOTE_OPTIONS_MAX, VOTE_TITLE_MAX } from '#schemas/live/activities/vote.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

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

/** What is asked, and what can be answered. */
function VoteForm({ id, t, call }: VoteFormProps) {
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

export default defineView(definition, words, function LiveHostVote({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const voteId = useRoom(id)?.state.vote_id;
  const call = makeHostCall({ act, toast: (toast) => intend('message.toast', toast), doneText: t('done') });
  if (voteId === undefined) return null;
  return (
    <HostPart root={root} title={t('title')}>
      {voteId === '' ? (
        <VoteForm id={id} t={t} call={call} />
      ) : (
        <Button
          data-action="end-vote"
          onClick={() => void call(liveVoteEnd, { alive_id: id, vote_id: voteId })}
        >
          {t('end')}
        </Button>
      )}
    </HostPart>
  );
});
