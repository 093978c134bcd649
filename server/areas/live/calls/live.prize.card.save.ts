/** Keeps where a prize is sent (D100). */
import { livePrizeCardSave } from '#schemas/api/live/live.prize.card.save.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { storable } from '#server/kernel/db/text.ts';
import { actingIn } from '../activities/in-room.ts';

export const livePrizeCardSaveHandler = handle(livePrizeCardSave, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const prize = await deps.stores.livePrizes.ofRoom(acting.key, input.prize_id);
  if (prize === undefined) return fail('not-found');
  const { name, phone, address } = input;
  const card = { name: storable(name, 40), phone, address: storable(address, 200) };
  const isSaved = await deps.stores.livePrizes.saveCard(prize, acting.userId, card);
  return isSaved ? ok({ saved: 1 }) : fail('state-conflict');
});
