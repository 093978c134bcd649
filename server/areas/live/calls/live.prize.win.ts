/** Answers whether somebody won (D100). */
import { livePrizeWin } from '#schemas/api/live/live.prize.win.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../activities/in-room.ts';

export const livePrizeWinHandler = handle(livePrizeWin, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const prize = await deps.stores.livePrizes.ofRoom(acting.key, input.prize_id);
  if (prize === undefined) return fail('not-found');
  if (prize.drawnAt === null) return fail('state-conflict');
  const mine = await deps.stores.livePrizes.ticketOf(prize, acting.userId);
  return ok({
    is_win: mine?.isWinner === true,
    ticket: mine?.ticket ?? 0,
    has_card: (mine?.card ?? null) !== null,
  });
});
