/** Draws live-vote. */
import { useState } from 'react';
import { liveVoteCast, liveVoteGet } from '#schemas/api/live/votes.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { defineView } from '#engine/define-view.ts';
import { useAnswer, useRoom, useRoomEvents, useRecentEvent } from '#features/live/index.ts';
import { LiveCard, LiveFact } from '#pieces/live-card.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { Options } from './options.tsx';
import { Results } from './results.tsx';
import { words } from './words.ts';

const VOTES: ReadonlySet<EventKind> = new Set(['vote']);
/** How long a vote that ended is shown. */
const OVER_MS = 30_000;

export default defineView(definition, words, function LiveVote({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const events = useRoomEvents(id, VOTES);
  const voteEvent = useRecentEvent(id, VOTES, OVER_MS);
  const running = view?.isReplay === false ? view.state.vote_id : '';
  const eventVoteId = voteEvent?.data['vote_id'];
  const about = running !== '' ? running : typeof eventVoteId === 'string' ? eventVoteId : '';
  const key = about === '' ? '' : `${about}/${running}/${String(events.length)}`;
  const { value, again } = useAnswer(key, () => act(liveVoteGet, { alive_id: id, vote_id: about }));
  const [lastValue, setLastValue] = useState(value);
  if (value !== undefined && value !== lastValue) setLastValue(value);
  const vote = value ?? (lastValue?.vote_id === about ? lastValue : undefined);
  const [closedStage, setClosedStage] = useState('');
  const [selection, setSelection] = useState<{ of: string; options: readonly number[] }>({
    of: '',
    options: [],
  });
  const [isBusy, setBusy] = useState(false);
  if (view === undefined || vote === undefined || vote.vote_id === '') return null;
  const stage = `${vote.vote_id}/${String(vote.is_open)}`;
  if (closedStage === stage) return null;
  const mine = selection.of === vote.vote_id ? selection.options : [];
  const isAsked = vote.is_open && vote.mine.length === 0 && !view.isReplay;
  const cast = async () => {
    if (!view.isIn) return intend('login.open', {});
    setBusy(true);
    const answer = await act(liveVoteCast, { alive_id: id, vote_id: vote.vote_id, options: [...mine] });
    setBusy(false);
    if (!answer.ok) intend('message.toast', { text: answer.msg, tone: 'error' });
    again();
    return undefined;
  };
  return (
    <LiveCard root={root} icon="class" title={vote.title} onClose={() => setClosedStage(stage)}>
      {isAsked ? (
        <>
          <LiveFact>{t(vote.is_multiple ? 'several' : 'one')}</LiveFact>
          <Options
            vote={vote}
            chosenOptions={mine}
            choose={(options) => setSelection({ of: vote.vote_id, options })}
          />
          <Button
            tone="primary"
            block
            busy={isBusy}
            disabled={view.isIn && mine.length === 0}
            data-action="vote"
            onClick={() => void cast()}
          >
            {t(view.isIn ? 'cast' : 'login')}
          </Button>
        </>
      ) : (
        <Results vote={vote} t={t} />
      )}
      <LiveFact>{t(vote.is_open ? 'voters' : 'over', { voters: String(vote.voters) })}</LiveFact>
    </LiveCard>
  );
});
