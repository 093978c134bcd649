/** A round prize as one person stands in it (M247, D100, ADR-371). */
import { describe, expect, it } from 'vitest';
import type { JoinRow, PrizeRow } from './prizes.store.ts';
import { presentPrize } from './present-prize.ts';

const STARTED = 1_800_000_000_000;
const PRIZE: PrizeRow = {
  appId: 'app_1',
  id: 'pz_1',
  aliveId: 'l_1',
  name: 'A pot',
  condition: 1,
  conditionText: 'tea',
  minutes: 5,
  winners: 2,
  seed: 'open sesame',
  startedAt: STARTED,
  drawsAt: STARTED + 60_000,
  drawnAt: null,
  joiners: 9,
};
const DRAWN: PrizeRow = { ...PRIZE, drawnAt: STARTED + 60_000 };
const buildJoinedValue = (change: Partial<JoinRow> = {}): JoinRow => ({
  appId: 'app_1',
  prizeId: 'pz_1',
  ticket: 4,
  userId: 'u_ann',
  nickname: 'Ann',
  joinedAt: STARTED + 1000,
  isWinner: false,
  card: null,
  ...change,
});
const CARD = { name: 'Ann', phone: '13600000000', address: '1 Road' };

it('M247: a room without a prize tells of none', () => {
  const notice = presentPrize(undefined, buildJoinedValue(), STARTED);
  expect(notice).toMatchObject({ current_prize_id: '', count_down: 0, is_join: false, is_drawn: false });
  expect(notice).toMatchObject({ is_win: false, seed: '', seed_hash: '', server_time: STARTED });
});

it('M247: a person who has not joined reads of a running prize', () => {
  expect(presentPrize(PRIZE, undefined, STARTED + 1500)).toEqual({
    current_prize_id: 'pz_1',
    name: 'A pot',
    start_at: STARTED / 1000,
    draw_at: STARTED / 1000 + 60,
    count_down: 59,
    condition: 1,
    condition_text: 'tea',
    minutes: 5,
    winners: 2,
    joiners: 9,
    is_drawn: false,
    is_join: false,
    ticket: 0,
    is_win: false,
    has_card: false,
    seed_hash: '41ef4bb0b23661e66301aac36066912dac037827b4ae63a7b1165a5aa93ed4eb',
    seed: '',
    server_time: STARTED + 1500,
  });
});

describe('who joined', () => {
  it('M247: knows their ticket, and nothing of the draw before it is made', () => {
    const notice = presentPrize(PRIZE, buildJoinedValue({ isWinner: true }), STARTED);
    expect(notice).toMatchObject({ is_join: true, ticket: 4, is_win: false, is_drawn: false, seed: '' });
  });

  it.each([true, false])('D100: learns after the draw whether they won: %s', (isWinner) => {
    const notice = presentPrize(DRAWN, buildJoinedValue({ isWinner }), STARTED + 99_000);
    expect(notice).toMatchObject({ is_drawn: true, is_win: isWinner, count_down: -39 });
  });

  it('D100: is asked once where the prize is sent', () => {
    expect(presentPrize(DRAWN, buildJoinedValue({ isWinner: true }), STARTED).has_card).toBe(false);
    expect(presentPrize(DRAWN, buildJoinedValue({ isWinner: true, card: CARD }), STARTED).has_card).toBe(
      true,
    );
  });
});

it('ADR-371: the seed is published after the draw; its hash was published before', () => {
  const notice = presentPrize(DRAWN, undefined, STARTED);
  expect(notice).toMatchObject({ seed: 'open sesame', is_win: false, is_join: false });
  expect(notice.seed_hash).toBe(presentPrize(PRIZE, undefined, STARTED).seed_hash);
});
