/** Which term of a camp a learner is in, and when a day of it opens (D87, ADR-354). Pure. */
import { DAY_MS, MINUTE_MS, msOf, secondsOf } from '#schemas/time.ts';
import { dayAt, startOf } from '#server/areas/shop/area.ts';
import type { TermRow } from '../store/detail-rows.ts';

/** From when somebody has the camp, and what it is now; unix milliseconds. */
export interface Came {
  /** Undefined where they have it by no right of a day: then they are looked at as coming now. */
  since: number | undefined;
  now: number;
}

/** The first term that had not ended when they came: the one that ran, else the next. After the last one, that. */
export function termOf<Term extends Pick<TermRow, 'endTs'>>(
  terms: readonly Term[],
  { since, now }: Came,
): Term | undefined {
  const came = since ?? now;
  return terms.find(({ endTs }) => msOf(endTs) > came) ?? terms.at(-1);
}

/** 0 to come, 1 runs, 2 ended. */
export function stateOf({ startTs, endTs }: Pick<TermRow, 'startTs' | 'endTs'>, now: number): 0 | 1 | 2 {
  if (now < msOf(startTs)) return 0;
  return now < msOf(endTs) ? 1 : 2;
}

/** The first moment of a day of the shop's calendar, so many days on. */
const dayFrom = (ms: number, days: number) => (startOf(dayAt(ms)) ?? ms) + days * DAY_MS;

/**
 * Unix seconds at which something of a camp opens, 0 for from the start: by its own moment, by its day of the term, or,
 * in a camp without terms, by its day from the one they came on.
 */
export function opensAt(
  { unlockTs, unlockDay }: { unlockTs: number; unlockDay: number },
  terms: readonly Pick<TermRow, 'startTs' | 'endTs' | 'opens' | 'opensAt'>[],
  came: Came,
): number {
  if (unlockDay === 0) return unlockTs;
  const term = termOf(terms, came);
  if (term === undefined)
    return came.since === undefined
      ? unlockTs
      : Math.max(unlockTs, secondsOf(dayFrom(came.since, unlockDay - 1)));
  const day = term.opens === 'start' ? 1 : unlockDay;
  const opens = secondsOf(dayFrom(msOf(term.startTs), day - 1) + term.opensAt * MINUTE_MS);
  return Math.max(unlockTs, term.startTs, opens);
}
