/** Takes one answer a person. */
import { liveVoteCast } from '#schemas/api/live/live.vote.cast.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../activities/in-room.ts';
import { presentVote } from '../activities/votes.ts';

export const liveVoteCastHandler = handle(liveVoteCast, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { key, userId } = acting;
  const vote = await deps.stores.liveVotes.ofRoom(key, input.vote_id);
  if (vote === undefined) return fail('not-found');
  const options = [...new Set(input.options)].sort((one, other) => one - other);
  if (options.some((option) => option >= vote.options.length) || (!vote.isMultiple && options.length > 1))
    return fail('bad-parameters');
  const voteKey = { appId: key.appId, voteId: vote.id };
  const cast = await deps.stores.liveVotes.cast(voteKey, userId, options, deps.clock.now());
  if (cast === 'closed') return fail('state-conflict');
  deps.live.crowd.votes.add(key, new Set([vote.id]));
  return ok(await presentVote(deps, vote, userId));
});
