/** Who may be in a room, as what, and until when (D72, D102, D103). */
import { describe, expect, it } from 'vitest';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import type { Access } from '#server/areas/access/area.ts';
import { isFreeForAll, judgeEntry, lookWindow, type EntryQuestion } from './admission.ts';

const NOW = 1_800_000_000_000;
const S = 1000;
const TO_BUY: Access = { can_see: true, can_buy: true, can_study: false, is_own: false, reason: 'buy' };
const BOUGHT: Access = {
  ...TO_BUY,
  can_buy: false,
  can_study: true,
  is_own: true,
  reason: 'ok',
  source: 'order',
};
const refusedBy = (reason: Access['reason'], can_see = true): Access => ({ ...TO_BUY, reason, can_see });

const NO_LOOK = { lookType: LOOK_TYPE.none, lookSeconds: 0, lookStartTs: 0, lookEndTs: 0 };
/** Five minutes after the first entry. */
const FIVE_MINUTES = { ...NO_LOOK, lookType: LOOK_TYPE.seconds, lookSeconds: 300 };
/** From a minute ago until in a minute. */
const WINDOW = {
  ...NO_LOOK,
  lookType: LOOK_TYPE.window,
  lookStartTs: NOW / S - 60,
  lookEndTs: NOW / S + 60,
};
const member = (firstEnteredAt: number, isKicked = false, previewStartedAt = 0) => ({
  firstEnteredAt,
  isKicked,
  previewStartedAt,
});

/** A learner who has not bought, in a room that lets nobody look. */
const buildAskedQuestion = (change: Partial<EntryQuestion> = {}): EntryQuestion => ({
  room: NO_LOOK,
  access: TO_BUY,
  isHost: false,
  isKnown: true,
  isForAll: false,
  member: undefined,
  now: NOW,
  ...change,
});
const inAs = (role: string, endsAt?: number) => ({ ok: true, role, endsAt, isTrial: false });
const looksUntil = (endsAt: number) => ({ ok: true, role: 'viewer', endsAt, isTrial: true });
const out = (code: string, isTrialOver = false) => ({ ok: false, code, isTrialOver });

const ROWS: readonly (readonly [string, Partial<EntryQuestion>, object])[] = [
  ['D72: whoever bought is in', { access: BOUGHT }, inAs('viewer')],
  [
    'D72: a right that ends lets in until it does',
    { access: { ...BOUGHT, expire_at: NOW + 9 } },
    inAs('viewer', NOW + 9),
  ],
  ['D72: who has not bought is not in', {}, out('not-entitled')],
  [
    'D103: who bought stays longer than a look',
    { access: BOUGHT, room: FIVE_MINUTES, member: member(NOW - 900 * S) },
    inAs('viewer'),
  ],
  [
    'D72: a host is in, whatever stands in the way of others',
    { isHost: true, access: refusedBy('delisted', false), member: member(1, true) },
    inAs('host'),
  ],
  ['D72: what was taken down lets nobody in', { access: { ...BOUGHT, reason: 'delisted' } }, out('delisted')],
  [
    'D72: what was taken down lets no stranger in either',
    { access: refusedBy('delisted'), isKnown: false, isForAll: true },
    out('delisted'),
  ],
  ['D72: a stranger logs in first', { isKnown: false, access: refusedBy('login') }, out('not-logged-in')],
  [
    'D103: a stranger logs in first, also to look',
    { isKnown: false, access: refusedBy('login'), room: FIVE_MINUTES },
    out('not-logged-in'),
  ],
  [
    'D72: a stranger is in where the room is for all',
    { isKnown: false, isForAll: true, access: refusedBy('login') },
    inAs('viewer'),
  ],
  [
    'D102: who was sent out stays out, bought or not',
    { access: BOUGHT, member: member(NOW, true) },
    out('comment-banned'),
  ],
  [
    'D102: who was sent out of a room stays out, also where it is for all',
    { isForAll: true, access: BOUGHT, member: member(NOW, true) },
    out('comment-banned'),
  ],
  ['D103: the first look begins now', { room: FIVE_MINUTES }, looksUntil(NOW + 300 * S)],
  [
    'D103: who is known to the room but never entered has all of it',
    { room: FIVE_MINUTES, member: member(0) },
    looksUntil(NOW + 300 * S),
  ],
  [
    'D103: a look goes on from the first entry, not the last',
    { room: FIVE_MINUTES, member: member(NOW - 299 * S) },
    looksUntil(NOW + S),
  ],
  [
    'D103: a look that began before the first entry goes on from there',
    { room: FIVE_MINUTES, member: member(NOW - 9 * S, false, NOW - 299 * S) },
    looksUntil(NOW + S),
  ],
  [
    'D103: a start in the future is one of a clock that ran ahead',
    { room: FIVE_MINUTES, member: member(0, false, NOW + 9000 * S) },
    looksUntil(NOW + 300 * S),
  ],
  [
    'D103: a look ends on the second',
    { room: FIVE_MINUTES, member: member(NOW - 300 * S) },
    out('not-entitled', true),
  ],
  [
    'D103: a look that ended begins no second time',
    { room: FIVE_MINUTES, member: member(NOW - 9000 * S) },
    out('not-entitled', true),
  ],
  ['D103: a window is open to who comes in it', { room: WINDOW }, looksUntil(NOW + 60 * S)],
  [
    'D103: a window opens on its second',
    { room: { ...WINDOW, lookStartTs: NOW / S } },
    looksUntil(NOW + 60 * S),
  ],
  [
    'D103: a window that has not opened is no look that is over',
    { room: { ...WINDOW, lookStartTs: NOW / S + 1 } },
    out('not-entitled'),
  ],
  [
    'D103: a window that has closed is one',
    { room: { ...WINDOW, lookEndTs: NOW / S } },
    out('not-entitled', true),
  ],
  [
    'D103: no one previews what they may not see',
    { room: FIVE_MINUTES, access: refusedBy('not-designated', false) },
    out('not-entitled'),
  ],
  [
    'D103: a disabled account has no look',
    { room: FIVE_MINUTES, access: refusedBy('disabled') },
    out('not-entitled'),
  ],
];

describe('who enters a room', () => {
  it.each(ROWS)('%s', (_name, change, entry) => {
    expect(judgeEntry(buildAskedQuestion(change))).toEqual(entry);
  });
});

it('M249: a person with a preview reads how long it lasts, before and after they enter', () => {
  expect(lookWindow(FIVE_MINUTES, undefined, NOW)).toEqual({ from: NOW, to: NOW + 300 * S });
  expect(lookWindow(FIVE_MINUTES, member(NOW - 9 * S), NOW)).toEqual({
    from: NOW - 9 * S,
    to: NOW + 291 * S,
  });
  expect(lookWindow(WINDOW, member(NOW - 9 * S), NOW)).toEqual({ from: NOW - 60 * S, to: NOW + 60 * S });
  expect(lookWindow(NO_LOOK, member(NOW - 9 * S), NOW)).toBeUndefined();
});

describe('a room a stranger may look into', () => {
  const FREE = { state: 'on', price: 0, pay_state: 0 };
  const OPEN = { hasPassword: false, isDesignated: false, svipPrice: undefined };
  it.each([
    ['is free', FREE, undefined, true],
    ['is free and limited in nothing', FREE, OPEN, true],
    ['costs nothing and its sale is paused: no', { ...FREE, pay_state: 2 }, OPEN, false],
    ['costs something: no', { ...FREE, price: 100, pay_state: 1 }, OPEN, false],
    ['asks for a password: no', FREE, { ...OPEN, hasPassword: true }, false],
    ['is for chosen people: no', FREE, { ...OPEN, isDesignated: true }, false],
    ['has a price for members: no', FREE, { ...OPEN, svipPrice: 0 }, false],
    ['was taken down: no', { ...FREE, state: 'off' }, undefined, false],
    ['is hidden from lists', { ...FREE, state: 'hidden' }, undefined, true],
  ])('D72: %s', (_name, goods, limits, isOpen) => {
    expect(isFreeForAll(goods, limits)).toBe(isOpen);
  });
});
