/** Draws live-host-vote. */
import { liveVoteEnd } from '#schemas/api/live/votes.ts';
import { defineView } from '#engine/define-view.ts';
import { makeHostCall, useRoom } from '#features/live/index.ts';
import { HostPart } from '#pieces/host-part.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { VoteForm } from './vote-form.tsx';
import { words } from './words.ts';

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
