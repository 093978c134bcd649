/** Gives somebody a ticket of a round prize (D100). */
import { livePrizeJoin } from '#schemas/api/live/live.prize.join.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../activities/in-room.ts';
import { joinPrize } from '../activities/prizes.ts';

export const livePrizeJoinHandler = handle(livePrizeJoin, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const joined = await joinPrize(deps, acting, input.prize_id);
  if (joined.ok) return ok({ is_join: true, ticket: joined.ticket });
  return joined.condition === undefined
    ? fail(joined.code)
    : fail(joined.code, { condition: joined.condition });
});
