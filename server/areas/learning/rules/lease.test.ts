/** Whose player plays (D80, D129, ADR-469). */
import { describe, expect, it } from 'vitest';
import type { PlayState } from '#schemas/learning/play-lease.ts';
import { LEASE_MS } from '../limits.ts';
import { beginSession, isHeld, openSession, secondOfLease, takeBeat } from './lease.ts';
import { NEW_CLOCK, type StudyClock } from './study-state.ts';

const T = 1_800_000_000_000;
const SECOND = 1000;
const opening = {
  id: 's2',
  beat: 'b0',
  clientTs: T - 3000,
  isTaking: false,
  isWaiting: false,
  by: 'here',
  resourceId: 'v_1',
  kind: 'played' as const,
  now: T,
};
const buildHeldClock = (by: string, until = T + 1): StudyClock => ({
  ...NEW_CLOCK,
  leasedSession: 's1',
  leasedBy: by,
  leaseUntil: until,
  leasedSince: T - 60 * SECOND,
  leasedResource: 'v_1',
  leasedSecond: 100,
});
const session = { ...beginSession({ id: 's2', beat: 'b0', clientTs: T, now: T, openedAt: T }) };

describe('a session that opens', () => {
  it('D80: begins at the server’s moment, by the clock its client has', () => {
    expect(openSession(NEW_CLOCK, opening)?.session).toEqual({
      id: 's2',
      openedAt: T,
      clientOffset: 3000,
      beat: 'b0',
      beatBefore: 'b0',
      lastSeq: 0,
      lastAnswerAt: T,
      lastEndAt: T,
      lostAt: undefined,
      playSeq: 0,
    });
  });

  it.each([
    ['nobody plays', NEW_CLOCK],
    ['what another login played gave no beat for twenty seconds', buildHeldClock('elsewhere', T)],
    ['a page of the same login plays', buildHeldClock('here')],
    [
      'the moment that is kept lies further ahead than a lease lasts',
      buildHeldClock('elsewhere', T + LEASE_MS + 1),
    ],
  ])('D129: takes the lease from nobody where %s', (_words, clock) => {
    expect(openSession(clock, opening)).toMatchObject({ clock, lostSession: undefined });
  });

  it('D129: is refused a film while another login plays, and never a text', () => {
    expect(openSession(buildHeldClock('elsewhere'), opening)).toBeUndefined();
    expect(openSession(buildHeldClock('elsewhere'), { ...opening, kind: 'text' })).toMatchObject({
      lostSession: undefined,
    });
    expect(openSession(buildHeldClock('here'), { ...opening, isWaiting: true })).toBeUndefined();
  });

  it('D129: takes over where it is asked to, a text never', () => {
    const takenLease = openSession(buildHeldClock('elsewhere'), { ...opening, isTaking: true });
    expect([takenLease?.lostSession, takenLease?.clock.leasedSession, takenLease?.clock.leaseUntil]).toEqual([
      's1',
      's2',
      T + LEASE_MS,
    ]);
    const text = openSession(buildHeldClock('elsewhere'), { ...opening, kind: 'text', isTaking: true });
    expect([text?.lostSession, text?.clock.leasedSession]).toEqual([undefined, 's1']);
  });
});

describe('a beat', () => {
  const beat = (clock: StudyClock, state: PlayState, change: object = {}, seq?: number) =>
    takeBeat(
      { clock, session: { ...session, ...change } },
      { state, seq },
      { by: 'here', resourceId: 'v_1', second: 30, now: T },
    );

  it.each([
    ['free', NEW_CLOCK, 'playing', undefined, 's2'],
    ['free', NEW_CLOCK, 'paused', undefined, ''],
    ['another login’s', buildHeldClock('elsewhere'), 'stopped', undefined, 's1'],
    ['another login’s, and old', buildHeldClock('elsewhere', T), 'playing', 's1', 's2'],
    ['another login’s, and old', buildHeldClock('elsewhere', T), 'paused', undefined, 's1'],
    ['of this login', buildHeldClock('here'), 'playing', 's1', 's2'],
    ['its own', { ...buildHeldClock('here'), leasedSession: 's2' }, 'paused', undefined, 's2'],
    ['its own', { ...buildHeldClock('here'), leasedSession: 's2' }, 'stopped', undefined, ''],
  ] as const)('D129: where the lease is %s, %#', (_words, clock, state, lostText, holder) => {
    const beaten = beat(clock, state);
    expect([beaten.isElsewhere, beaten.lostSession, beaten.clock.leasedSession]).toEqual([
      false,
      lostText,
      holder,
    ]);
  });

  it('D129: learns that another login plays, or that another page of its own took over', () => {
    expect(beat(buildHeldClock('elsewhere'), 'playing').isElsewhere).toBe(true);
    expect(beat(buildHeldClock('elsewhere'), 'paused').isElsewhere).toBe(true);
    expect(beat(buildHeldClock('here'), 'paused').isElsewhere).toBe(true);
    expect(beat(buildHeldClock('here'), 'playing', { lostAt: T - 1 }).isElsewhere).toBe(true);
  });

  it('D129: plays again once no one else does', () => {
    expect(beat(NEW_CLOCK, 'playing', { lostAt: T - 1 }).session.lostAt).toBeUndefined();
  });

  it('D129: behind a later one says nothing', () => {
    const clock = NEW_CLOCK;
    expect(beat(clock, 'playing', { playSeq: 4 }, 4).clock).toBe(clock);
    expect(beat(clock, 'playing', { playSeq: 4 }, 5).clock.leasedSession).toBe('s2');
  });

  it('D129: goes on since when it began, and begins anew after it was old', () => {
    const own = { ...buildHeldClock('here'), leasedSession: 's2' };
    expect(beat(own, 'playing').clock.leasedSince).toBe(T - 60 * SECOND);
    expect(beat({ ...own, leaseUntil: T }, 'playing').clock.leasedSince).toBe(T);
  });
});

describe('the second another player is at', () => {
  it('D129: is the one of its last beat and the time since, of this recording alone', () => {
    const clock = buildHeldClock('elsewhere', T + LEASE_MS - 4 * SECOND);
    expect(secondOfLease(clock, 'v_1', T)).toBe(104);
    expect(secondOfLease({ ...clock, leasePaused: true }, 'v_1', T)).toBe(100);
    expect(secondOfLease(clock, 'v_2', T)).toBeUndefined();
    expect(secondOfLease({ ...clock, leaseUntil: T }, 'v_1', T)).toBeUndefined();
    expect(isHeld(clock, T + LEASE_MS)).toBe(false);
  });
});
