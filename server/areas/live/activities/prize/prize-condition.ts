/** Whether somebody may join a round prize (D100). */
import { isBlank } from '#schemas/text/tidy.ts';
import { PRIZE_CONDITION } from '#schemas/live/activities/prize.ts';

const SECONDS = 60;

/** What a person did in the room. */
export interface Participation {
  /** They sent the keyword since the prize was started. */
  hasWritten: boolean;
  /** They signed in, by any sign-in of the room. */
  hasSigned: boolean;
  watchedSeconds: number;
}

/** A condition nobody knows is met by nobody. */
export function isConditionMet(
  { condition, minutes }: { condition: number; minutes: number },
  { hasWritten, hasSigned, watchedSeconds }: Participation,
): boolean {
  switch (condition) {
    case PRIZE_CONDITION.none:
      return true;
    case PRIZE_CONDITION.keyword:
      return hasWritten;
    case PRIZE_CONDITION.signed:
      return hasSigned;
    case PRIZE_CONDITION.watched:
      return watchedSeconds >= minutes * SECONDS;
    default:
      return false;
  }
}

/** A prize that can be meant: a keyword where one is asked for, minutes where they are. */
export function isPrizeWhole(condition: {
  condition: number;
  condition_text?: string | undefined;
  minutes?: number | undefined;
}): boolean {
  if (condition.condition === PRIZE_CONDITION.keyword) return !isBlank(condition.condition_text ?? '');
  return condition.condition !== PRIZE_CONDITION.watched || condition.minutes !== undefined;
}
