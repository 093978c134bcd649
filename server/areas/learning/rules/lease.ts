/**
 * One player of a learner plays at a time (D80, D129, ADR-469). The lease is taken by what plays, never by what is
 * opened, and is as old as its last beat: no moment that is stored holds it for longer, whatever clocks do. Pure.
 */
import type { PlayState } from '#schemas/learning/play-lease.ts';
import { secondsOf } from '#schemas/time.ts';
import { LEASE_MS } from '../limits.ts';
import type { LessonFacts, StudyClock, StudySession } from './study-state.ts';

/** The player that asks. */
interface Player {
  sessionId: string;
  /** The login it was opened by: players of one login follow one another without asking. */
  by: string;
  resourceId: string;
  /** The second of the recording. */
  second: number;
  now: number;
  /** When it began, where that was not now. */
  since?: number;
}

export interface Lease {
  clock: StudyClock;
  /** The session that may not play any more; undefined where there was none. */
  lostSession: string | undefined;
}

/** Whether any session holds the lease now. A moment further ahead than a lease lasts was stored by a clock that was wrong. */
export function isHeld({ leasedSession, leaseUntil }: StudyClock, now: number): boolean {
  return leasedSession !== '' && leaseUntil > now && leaseUntil <= now + LEASE_MS;
}

/** Whether a session other than this one holds it now. */
export const isHeldByOther = (clock: StudyClock, sessionId: string, now: number): boolean =>
  isHeld(clock, now) && clock.leasedSession !== sessionId;

/** The lease in the hands of a player, whoever held it before. */
export function takeLease(
  clock: StudyClock,
  { sessionId, by, resourceId, second, now, since = now }: Player,
  isPaused = false,
): Lease {
  const isOwn = clock.leasedSession === sessionId;
  const goesOn = isOwn && isHeld(clock, now);
  return {
    clock: {
      ...clock,
      leasedSession: sessionId,
      leasedBy: by,
      leaseUntil: now + LEASE_MS,
      leasedSince: goesOn ? Math.min(clock.leasedSince, now) : since,
      leasedResource: resourceId,
      leasedSecond: second,
      leasePaused: isPaused,
    },
    lostSession: isOwn || clock.leasedSession === '' ? undefined : clock.leasedSession,
  };
}

function giveBack(clock: StudyClock, sessionId: string): StudyClock {
  return clock.leasedSession === sessionId ? { ...clock, leasedSession: '', leaseUntil: 0 } : clock;
}

export interface Beaten extends Lease {
  session: StudySession;
  /** Another player holds the lease. */
  isElsewhere: boolean;
}

/**
 * A beat of a player. One that comes behind a later one says nothing: what stopped does not play on. Who lost the lease to
 * another page of the same login does not take it back by playing on.
 */
export function takeBeat(
  { clock, session }: { clock: StudyClock; session: StudySession },
  { state, seq = session.playSeq + 1 }: { state: PlayState; seq?: number | undefined },
  player: Omit<Player, 'sessionId'>,
): Beaten {
  if (seq <= session.playSeq) return { clock, lostSession: undefined, session, isElsewhere: false };
  const beating = { ...session, playSeq: seq };
  const own = { ...player, sessionId: session.id };
  const isOthers = isHeldByOther(clock, session.id, player.now);
  const mayFollow = clock.leasedBy === player.by && session.lostAt === undefined;
  if (state === 'stopped')
    return {
      clock: giveBack(clock, session.id),
      lostSession: undefined,
      session: beating,
      isElsewhere: false,
    };
  if (isOthers && (state === 'paused' || !mayFollow))
    return { clock, lostSession: undefined, session: beating, isElsewhere: true };
  // A paused player keeps what it holds and takes nothing.
  if (state === 'paused' && clock.leasedSession !== session.id)
    return { clock, lostSession: undefined, session: beating, isElsewhere: false };
  const lease = takeLease(clock, own, state === 'paused');
  return { ...lease, session: { ...beating, lostAt: undefined }, isElsewhere: false };
}

/** The second another player is at by now, where it plays this recording; undefined elsewhere. */
export function secondOfLease(clock: StudyClock, resourceId: string, now: number): number | undefined {
  if (!isHeld(clock, now) || clock.leasedResource !== resourceId) return undefined;
  const seconds = clock.leasePaused ? 0 : secondsOf(now - (clock.leaseUntil - LEASE_MS));
  return clock.leasedSecond + seconds;
}

interface Opening {
  /** Of the new session. */
  id: string;
  beat: string;
  /** Unix milliseconds by the learner's clock. */
  clientTs: number;
  /** Whether it takes over from what plays elsewhere. */
  isTaking: boolean;
  /** Whether it waits for players of its own login, too. */
  isWaiting: boolean;
  /** The login it is opened by. */
  by: string;
  resourceId: string;
  kind: LessonFacts['kind'];
  now: number;
}

interface OpenedLease extends Lease {
  session: StudySession;
}

/** A session of which nothing was reported yet. */
export function beginSession({
  id,
  beat,
  clientTs,
  now,
  openedAt,
}: Pick<Opening, 'id' | 'beat' | 'clientTs' | 'now'> & { openedAt: number }): StudySession {
  return {
    id,
    openedAt,
    clientOffset: now - clientTs,
    beat,
    beatBefore: beat,
    lastSeq: 0,
    lastAnswerAt: now,
    lastEndAt: openedAt,
    lostAt: undefined,
    playSeq: 0,
  };
}

/** Undefined where a player of another login plays, and this one would play too. Nothing is taken but by `isTaking`. */
export function openSession(clock: StudyClock, opening: Opening): OpenedLease | undefined {
  const { id, beat, clientTs, isTaking, isWaiting, by, resourceId, kind, now } = opening;
  const isElsewhere = kind === 'played' && isHeld(clock, now) && (isWaiting || clock.leasedBy !== by);
  if (isElsewhere && !isTaking) return undefined;
  const session = beginSession({ id, beat, clientTs, now, openedAt: now });
  if (kind === 'text' || !isTaking) return { session, clock, lostSession: undefined };
  const second = secondOfLease(clock, resourceId, now) ?? 0;
  return { session, ...takeLease(clock, { sessionId: id, by, resourceId, second, now }) };
}
