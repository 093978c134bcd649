/** Draws a round prize now (D100). */
import { livePrizeDraw } from '#schemas/api/live/live.prize.draw.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn } from '../activities/in-room.ts';
import { drawPrize } from '../activities/prizes.ts';

export const livePrizeDrawHandler = handle(livePrizeDraw, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { key } = hosting;
  if ((await deps.stores.livePrizes.ofRoom(key, input.prize_id)) === undefined) return fail('not-found');
  await drawPrize(deps, key, input.prize_id);
  const prize = await deps.stores.livePrizes.ofRoom(key, input.prize_id);
  if (prize === undefined) return fail('not-found');
  const won = await deps.stores.livePrizes.winners(prize);
  return ok({ joiners: prize.joiners, winners: won.length, seed: prize.seed });
});
