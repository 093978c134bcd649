/** Whose session plays (D80, decision 312); how long it does is shown where reports are believed. */
import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '../limits.ts';
import { openSession } from './lease.ts';
import { NEW_CLOCK, type StudyClock } from './study-state.ts';

const T = 1_800_000_000_000;
const opening = { id: 's2', beat: 'b0', clientTs: T - 3000, isTaking: false, by: 'here', now: T };
const held = (by: string, until: number): StudyClock => ({
  ...NEW_CLOCK,
  leasedSession: 's1',
  leasedBy: by,
  leaseUntil: until,
});

describe('a session that opens', () => {
  it('D80: the first of a learner asks nobody, and takes nothing from anybody', () => {
    expect(openSession(NEW_CLOCK, opening)).toEqual({
      session: {
        id: 's2',
        openedAt: T,
        clientOffset: 3000,
        beat: 'b0',
        beatBefore: 'b0',
        lastSeq: 0,
        lastAnswerAt: T,
        lastEndAt: T,
        lostAt: undefined,
      },
      clock: { ...NEW_CLOCK, leasedSession: 's2', leasedBy: 'here', leaseUntil: T + LEASE_MS },
      lost: undefined,
    });
  });

  it.each([
    ['another login plays', held('elsewhere', T + 1), false, undefined],
    ['another login plays, and it takes over', held('elsewhere', T + 1), true, 's1'],
    ['what another login played has ended', held('elsewhere', T), false, 's1'],
    ['a page of the same login plays', held('here', T + 1), false, 's1'],
  ])('312: %s', (_words, clock, isTaking, lost) => {
    const opened = openSession(clock, { ...opening, isTaking });
    expect([opened?.lost, opened?.clock.leasedSession]).toEqual([
      lost,
      lost === undefined ? undefined : 's2',
    ]);
  });
});
