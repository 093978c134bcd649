/** Answers the calls of prizes. */
import {
  livePrizeGet,
  livePrizeStart,
  livePrizeJoin,
  livePrizeDraw,
  livePrizeWin,
  livePrizeWinners,
  livePrizeCardSave,
} from '#schemas/api/live/prizes.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn, hostingIn, isOnAir, actingIn } from '../../services/in-room.ts';
import { presentPrize } from './present-prize.ts';
import { KEYWORD_MAX, PRIZE_NAME_MAX, maskedName } from '#schemas/live/activities/prize.ts';
import { storable } from '#server/kernel/db/text.ts';
import { startPrize, joinPrize, drawPrize } from './prize.ts';
import { isPrizeWhole } from './prize-condition.ts';
import { seedHash } from './draw.ts';

/** Answers a round prize as this person stands in it (M247). */
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

/** Starts a round prize (M247). */
export const livePrizeStartHandler = handle(livePrizeStart, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');

  if (!isPrizeWhole(input)) return fail('bad-parameters');
  const { name, seconds, winners, condition, condition_text: text = '', minutes = 0 } = input;
  const prizeStart = await startPrize(deps, hosting.key, {
    name: storable(name, PRIZE_NAME_MAX),
    seconds,
    winners,
    condition,
    conditionText: storable(text.trim(), KEYWORD_MAX),
    minutes,
  });
  return prizeStart === undefined ? fail('state-conflict') : ok(prizeStart);
});

/** Gives somebody a ticket of a round prize (D100). */
export const livePrizeJoinHandler = handle(livePrizeJoin, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const entry = await joinPrize(deps, acting, input.prize_id);
  if (entry.ok) return ok({ is_join: true, ticket: entry.ticket });
  return entry.condition === undefined ? fail(entry.code) : fail(entry.code, { condition: entry.condition });
});

/** Draws a round prize now (D100). */
export const livePrizeDrawHandler = handle(livePrizeDraw, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { key } = hosting;
  if ((await deps.stores.livePrizes.ofRoom(key, input.prize_id)) === undefined) return fail('not-found');
  await drawPrize(deps, key, input.prize_id);
  const prize = await deps.stores.livePrizes.ofRoom(key, input.prize_id);
  if (prize === undefined) return fail('not-found');
  const winners = await deps.stores.livePrizes.winners(prize);
  return ok({ joiners: prize.joiners, winners: winners.length, seed: prize.seed });
});

/** Answers whether somebody won (D100). */
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

/** Answers who won, by masked names (D100). */
export const livePrizeWinnersHandler = handle(livePrizeWinners, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const prize = await deps.stores.livePrizes.ofRoom(visiting.key, input.prize_id);
  if (prize === undefined) return fail('not-found');
  const isDrawn = prize.drawnAt !== null;
  const winners = isDrawn ? await deps.stores.livePrizes.winners(prize) : [];
  return ok({
    list: winners.map(({ nickname, ticket, userId }) => ({
      nickname: maskedName(nickname),
      ticket,
      is_me: userId !== null && userId === visiting.userId,
    })),
    joiners: prize.joiners,
    seed: isDrawn ? prize.seed : '',
    seed_hash: seedHash(prize.seed),
  });
});

/** Keeps where a prize is sent (D100). */
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
