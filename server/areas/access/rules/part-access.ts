/** A good that courses hold (D72): what opens a course opens its lessons, from the day each of them begins. */
import type { Access } from './access-shapes.ts';

export interface HolderAccess {
  access: Access;
  /** Unix milliseconds the good opens at within this course; 0 from the start. */
  unlockAt: number;
}

/** What a course opens of a good that is sold by itself, too: not by being free itself. */
const isRight = ({ is_own, source }: Access) => is_own || source !== 'free';

/** What opens the course says nothing of buying the lesson: there is no order for it. */
const unsold = (access: Access): Access => ({ ...access, can_buy: false });

/**
 * @param own what is decided of the good by itself
 * @param isSoldAlone false for a lesson that only courses open, whatever its own price says
 * @param now unix milliseconds
 */
export function accessOfPart(
  own: Access,
  { holders, isSoldAlone }: { holders: readonly HolderAccess[]; isSoldAlone: boolean },
  now: number,
): Access {
  if (own.reason === 'disabled' || (own.can_study && (isSoldAlone || own.is_own))) return own;
  const opens = holders.filter(({ access }) => access.can_study && (!isSoldAlone || isRight(access)));
  const open = opens.find(({ unlockAt }) => unlockAt <= now);
  if (open !== undefined) return unsold(open.access);
  const [lockedHolder] = opens;
  if (lockedHolder !== undefined)
    return { can_see: true, can_buy: false, can_study: false, is_own: false, reason: 'not-yet' };
  if (isSoldAlone) return own;
  const explanation = holders.find(({ access }) => access.reason !== 'delisted') ?? holders[0];
  if (explanation !== undefined) return unsold(explanation.access);
  return { can_see: own.can_see, can_buy: false, can_study: false, is_own: false, reason: 'stopped' };
}
