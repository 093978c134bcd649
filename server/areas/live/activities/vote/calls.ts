/** Answers the calls of votes. */
import { liveVoteGet, liveVoteStart, liveVoteCast, liveVoteEnd } from '#schemas/api/live/votes.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn, hostingIn, isOnAir, actingIn } from '../../services/in-room.ts';
import { presentVote, startVote, endVote } from './vote.ts';
import { VOTE_OPTION_MAX, VOTE_TITLE_MAX } from '#schemas/live/activities/vote.ts';
import { storable } from '#server/kernel/db/text.ts';

/** Answers a vote with its results. */
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

/** Begins a vote. */
export const liveVoteStartHandler = handle(liveVoteStart, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');

  const { title, options, is_multiple: isMultiple = false } = input;
  const voteId = await startVote(deps, hosting.key, {
    title: storable(title, VOTE_TITLE_MAX),
    options: options.map((option) => storable(option, VOTE_OPTION_MAX)),
    isMultiple,
  });
  return ok({ vote_id: voteId });
});

/** Takes one answer a person. */
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
  deps.live.crowd.vote.add(key, new Set([vote.id]));
  return ok(await presentVote(deps, vote, userId));
});

/** Ends a vote. */
export const liveVoteEndHandler = handle(liveVoteEnd, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { key, userId } = hosting;
  if ((await deps.stores.liveVotes.ofRoom(key, input.vote_id)) === undefined) return fail('not-found');
  await endVote(deps, key, input.vote_id);
  return ok(await presentVote(deps, await deps.stores.liveVotes.ofRoom(key, input.vote_id), userId));
});
