/** Rules of prizes and of looking: conditions, draws by a seed, windows. */
import { describe, expect, it } from 'vitest';
import { PRIZE_CONDITION } from '#schemas/live/prize.ts';
import { drawnTickets, newSeed, seedHash } from './draw.ts';
import { presentLook } from './look.ts';
import { marqueeOf } from './marquee.ts';
import { reportCsv } from './report-csv.ts';
import { isConditionMet, isPrizeWhole } from './prize-condition.ts';

const NOTHING = { hasWritten: false, hasSigned: false, watchedSeconds: 0 };

describe('a draw', () => {
  it('D100: is the same for the same seed, and another for another', () => {
    const asked = { joiners: 50, winners: 5 };
    const first = drawnTickets('seed', 'pz_1', asked);
    expect(first).toHaveLength(5);
    expect(drawnTickets('seed', 'pz_1', asked)).toEqual(first);
    expect(drawnTickets('other', 'pz_1', asked)).not.toEqual(first);
    expect(drawnTickets('seed', 'pz_2', asked)).not.toEqual(first);
    expect(new Set(drawnTickets('seed', 'pz_1', { joiners: 3, winners: 9 }))).toEqual(new Set([1, 2, 3]));
    expect(drawnTickets('seed', 'pz_1', { joiners: 0, winners: 1 })).toEqual([]);
  });

  it('D100: favours no ticket', () => {
    const won = new Map<number, number>();
    for (let draw = 0; draw < 2000; draw += 1) {
      const [ticket = 0] = drawnTickets(`seed ${String(draw)}`, 'pz', { joiners: 4, winners: 1 });
      won.set(ticket, (won.get(ticket) ?? 0) + 1);
    }
    for (const ticket of [1, 2, 3, 4]) expect(Math.abs((won.get(ticket) ?? 0) - 500)).toBeLessThan(100);
  });

  it('D100: has a seed of its own, told by its hash first', () => {
    expect(newSeed()).not.toBe(newSeed());
    expect(seedHash('test')).toBe('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08');
  });
});

it.each([
  ['none', PRIZE_CONDITION.none, NOTHING, true],
  ['no keyword', PRIZE_CONDITION.keyword, NOTHING, false],
  ['keyword', PRIZE_CONDITION.keyword, { ...NOTHING, hasWritten: true }, true],
  ['no sign-in', PRIZE_CONDITION.signed, { ...NOTHING, hasWritten: true }, false],
  ['sign-in', PRIZE_CONDITION.signed, { ...NOTHING, hasSigned: true }, true],
  ['119 s of 2 min', PRIZE_CONDITION.watched, { ...NOTHING, watchedSeconds: 119 }, false],
  ['2 min', PRIZE_CONDITION.watched, { ...NOTHING, watchedSeconds: 120 }, true],
  ['unknown', 9, { hasWritten: true, hasSigned: true, watchedSeconds: 9999 }, false],
])('D100: condition %s', (_name, condition, deeds, isMet) => {
  expect(isConditionMet({ condition, minutes: 2 }, deeds)).toBe(isMet);
});

it.each([
  [{ condition: 0 }, true],
  [{ condition: 1 }, false],
  [{ condition: 1, condition_text: '  ' }, false],
  [{ condition: 1, condition_text: 'go' }, true],
  [{ condition: 3 }, false],
  [{ condition: 3, minutes: 1 }, true],
])('D100: %j can be meant: %s', (asked, isWhole) => {
  expect(isPrizeWhole(asked)).toBe(isWhole);
});

it('D103: what limits nobody has no times', () => {
  expect(presentLook(1, { from: 5000, to: 65_000 }, 9000)).toEqual({
    expire_type: 1,
    start: 5,
    expire: 65,
    server_time: 9,
  });
  expect(presentLook(1, undefined, 9000)).toEqual({ expire_type: 0, start: 0, expire: 0, server_time: 9 });
});

it('D105: the marquee names who watches, and nobody where nobody is known', () => {
  const user = { nickname: 'Ann', phone: '19900000001' };
  expect(marqueeOf({ hasMarquee: true }, user)).toMatchObject({ enabled: true, text: 'Ann 0001' });
  expect(marqueeOf({ hasMarquee: true }, undefined).enabled).toBe(false);
  expect(marqueeOf({ hasMarquee: false }, user).enabled).toBe(false);
});

it('R46: no cell of the report is read as a formula', () => {
  const report = {
    alive_id: 'l',
    title: '=1+1',
    start_ts: 0,
    end_ts: 0,
    members: 2,
    watched_seconds: 0,
    messages: 0,
    viewers: [{ ts: 60, count: 1 }],
    signs: [],
    votes: [],
    sales: [],
    prizes: [
      {
        prize_id: 'p',
        name: 'P',
        ts: 0,
        joiners: 1,
        won: [{ nickname: '+N', name: '@A', phone: '1', address: '' }],
      },
    ],
  };
  const table = reportCsv(report);
  expect(table).toContain("members,'=1+1,2");
  expect(table).toContain("winner,P,'+N,'@A,1,");
  expect(table).toContain('viewers,1970-01-01T00:01:00.000Z,1');
});
