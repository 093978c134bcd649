/** How much of what somebody says they watched is believed: pure (M251, D104). */
import { VIEW_TIME_MAX_S } from '#schemas/api/live/rooms.ts';
import { secondsOf } from '#schemas/time.ts';

export interface ViewingReport {
  /** Seconds, as told, and the moment of entry in unix seconds. */
  viewTime: number;
  enterTime: number;
  /** Unix milliseconds: until when it was credited before, 0 for never; and now. */
  creditedAt: number;
  firstEnteredAt: number;
  now: number;
}

/** Whole seconds: never more than 300, nor than passed since the record before, nor since the entry that is named. */
export function secondsWatched({
  viewTime,
  enterTime,
  creditedAt,
  firstEnteredAt,
  now,
}: ViewingReport): number {
  if (firstEnteredAt === 0) return 0;
  const since = Math.max(creditedAt, firstEnteredAt);
  const passedSeconds = Math.min(secondsOf(now - since), secondsOf(now) - enterTime);
  return Math.max(0, Math.min(viewTime, VIEW_TIME_MAX_S, passedSeconds));
}
