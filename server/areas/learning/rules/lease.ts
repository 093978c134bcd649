/** One session of a learner plays at a time (D80, decision 312). Pure. */
import { LEASE_MS } from '../limits.ts';
import type { StudyClock, StudySession } from './study-state.ts';

interface Opening {
  /** Of the new session. */
  id: string;
  beat: string;
  /** Unix milliseconds by the learner's clock. */
  clientTs: number;
  /** Whether it takes over from what plays elsewhere. */
  isTaking: boolean;
  /** The login it is opened by: its own pages follow one another without asking. */
  by: string;
  now: number;
}

interface Opened {
  session: StudySession;
  clock: StudyClock;
  /** The session that may not play any more; undefined where there was none. */
  lost: string | undefined;
}

/** Undefined where another session plays, of another login. */
export function openSession(
  clock: StudyClock,
  { id, beat, clientTs, isTaking, by, now }: Opening,
): Opened | undefined {
  const isHeld = clock.leaseUntil > now && clock.leasedBy !== by;
  if (isHeld && !isTaking) return undefined;
  const session: StudySession = {
    id,
    openedAt: now,
    clientOffset: now - clientTs,
    beat,
    beatBefore: beat,
    lastSeq: 0,
    lastAnswerAt: now,
    lastEndAt: now,
    lostAt: undefined,
  };
  return {
    session,
    clock: { ...clock, leasedSession: id, leasedBy: by, leaseUntil: now + LEASE_MS },
    lost: clock.leasedSession === '' ? undefined : clock.leasedSession,
  };
}
