/** Answers a vote with its results. */
import { liveVoteGet } from '#schemas/api/live/live.vote.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';
import { presentVote } from '../activities/votes.ts';

export const liveVoteGetHandler = handle(liveVoteGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { key, userId } = visiting;
  const { liveVotes } = deps.stores;
  const { vote_id: id } = input;
  const vote = await (id === undefined ? liveVotes.last(key) : liveVotes.ofRoom(key, id));
  if (id !== undefined && vote === undefined) return fail('not-found');
  return ok(await presentVote(deps, vote, userId));
});
