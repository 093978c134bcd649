/** Answers who won, by masked names (D100). */
import { livePrizeWinners } from '#schemas/api/live/live.prize.winners.ts';
import { maskedName } from '#schemas/live/prize.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';
import { seedHash } from '../rules/draw.ts';

export const livePrizeWinnersHandler = handle(livePrizeWinners, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const prize = await deps.stores.livePrizes.ofRoom(visiting.key, input.prize_id);
  if (prize === undefined) return fail('not-found');
  const isDrawn = prize.drawnAt !== null;
  const won = isDrawn ? await deps.stores.livePrizes.winners(prize) : [];
  return ok({
    list: won.map(({ nickname, ticket, userId }) => ({
      nickname: maskedName(nickname),
      ticket,
      is_me: userId !== null && userId === visiting.userId,
    })),
    joiners: prize.joiners,
    seed: isDrawn ? prize.seed : '',
    seed_hash: seedHash(prize.seed),
  });
});
