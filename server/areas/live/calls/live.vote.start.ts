/** Begins a vote. */
import { liveVoteStart } from '#schemas/api/live/live.vote.start.ts';
import { VOTE_OPTION_MAX, VOTE_TITLE_MAX } from '#schemas/live/vote.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { storable } from '#server/kernel/db/text.ts';
import { hostingIn, isOnAir } from '../activities/in-room.ts';
import { startVote } from '../activities/votes.ts';

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
