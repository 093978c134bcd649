/** Ends a vote. */
import { liveVoteEnd } from '#schemas/api/live/live.vote.end.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn } from '../activities/in-room.ts';
import { endVote, presentVote } from '../activities/votes.ts';

export const liveVoteEndHandler = handle(liveVoteEnd, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { key, userId } = hosting;
  if ((await deps.stores.liveVotes.ofRoom(key, input.vote_id)) === undefined) return fail('not-found');
  await endVote(deps, key, input.vote_id);
  return ok(await presentVote(deps, await deps.stores.liveVotes.ofRoom(key, input.vote_id), userId));
});
