/** A round prize as one person stands in it; the seed is told once it is drawn (M247, ADR-371). */
import type { Prize } from '#schemas/live/activities/prize.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import type { JoinRow, PrizeRow } from './prizes.store.ts';
import { seedHash } from './draw.ts';

const NO_PRIZE = {
  current_prize_id: '',
  name: '',
  start_at: 0,
  draw_at: 0,
  count_down: 0,
  condition: 0,
  condition_text: '',
  minutes: 0,
  winners: 0,
  joiners: 0,
  is_drawn: false,
  is_join: false,
  ticket: 0,
  is_win: false,
  has_card: false,
  seed_hash: '',
  seed: '',
};

export function presentPrize(prize: PrizeRow | undefined, mine: JoinRow | undefined, now: number): Prize {
  if (prize === undefined) return { ...NO_PRIZE, server_time: now };
  const isDrawn = prize.drawnAt !== null;
  return {
    current_prize_id: prize.id,
    name: prize.name,
    start_at: secondsOf(prize.startedAt),
    draw_at: secondsOf(prize.drawsAt),
    count_down: secondsUpTo(prize.drawsAt - now),
    condition: prize.condition,
    condition_text: prize.conditionText,
    minutes: prize.minutes,
    winners: prize.winners,
    joiners: prize.joiners,
    is_drawn: isDrawn,
    is_join: mine !== undefined,
    ticket: mine?.ticket ?? 0,
    is_win: isDrawn && mine?.isWinner === true,
    has_card: (mine?.card ?? null) !== null,
    seed_hash: seedHash(prize.seed),
    seed: isDrawn ? prize.seed : '',
    server_time: now,
  };
}
