/** How long somebody may look at a room they do not own (M249, D103). */
import { type Look } from '#schemas/live/look.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { RoomRow } from '../store/log.store.ts';

export type LookTerms = Pick<RoomRow, 'lookType' | 'lookSeconds' | 'lookStartTs' | 'lookEndTs'>;

export const NO_LOOK: LookTerms = {
  lookType: LOOK_TYPE.none,
  lookSeconds: 0,
  lookStartTs: 0,
  lookEndTs: 0,
};

/** @param firstEnteredAt unix milliseconds, kept by the server; absent where they have not entered: their time begins now */
export function lookOf(terms: LookTerms, firstEnteredAt: number | undefined, now: number): Look {
  const times = (startMs: number, endMs: number) => ({
    expire_type: terms.lookType,
    start: secondsOf(startMs),
    expire: secondsOf(endMs),
    server_time: secondsOf(now),
  });
  if (terms.lookType === LOOK_TYPE.seconds) {
    const entered = firstEnteredAt ?? now;
    return times(entered, entered + msOf(terms.lookSeconds));
  }
  if (terms.lookType === LOOK_TYPE.window) return times(msOf(terms.lookStartTs), msOf(terms.lookEndTs));
  return { expire_type: LOOK_TYPE.none, start: 0, expire: 0, server_time: secondsOf(now) };
}
