/** Answers a round prize as this person stands in it (M247). */
import { livePrizeGet } from '#schemas/api/live/live.prize.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';
import { presentPrize } from '../rules/present-prize.ts';

export const livePrizeGetHandler = handle(livePrizeGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { key, userId } = visiting;
  const { livePrizes } = deps.stores;
  const { prize_id: id } = input;
  const prize = await (id === undefined ? livePrizes.last(key) : livePrizes.ofRoom(key, id));
  if (id !== undefined && prize === undefined) return fail('not-found');
  const mine =
    prize === undefined || userId === undefined
      ? undefined
      : await livePrizes.ticketOf({ appId: key.appId, prizeId: prize.id }, userId);
  return ok(presentPrize(prize, mine, deps.clock.now()));
});
