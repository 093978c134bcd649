/** Passwords of courses (D73): counted before they are judged, right for thirty days, ended by another password. */
import type { Deps } from '#server/kernel/area.ts';
import { readAccess } from './access-facts.ts';
import type { Access } from './access-shapes.ts';
import { countTry, type TryCounter } from '#server/kernel/limits/count-try.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { COURSE_PASSWORD_LIFE_MS, COURSE_PASSWORD_LIMIT, COURSE_PASSWORDS_LIMIT } from '../limits.ts';

export interface PasswordTry {
  appId: string;
  viewer: Viewer;
  ip: string;
  goodsId: string;
  password: string;
}

export type PasswordVerdict =
  | { kind: 'open'; access: Access }
  | { kind: 'wrong'; triesLeft: number }
  /** Until then, in unix milliseconds. */
  | { kind: 'limited'; resetAt: number }
  | { kind: 'no-goods' }
  /** Something else stands in the way, or the course has no password: nothing was judged. */
  | { kind: 'other'; access: Access };

type CheckDeps = Pick<Deps, 'stores' | 'catalogue' | 'clock' | 'limits' | 'identity'>;

/** By person wherever they sit, and by address whoever sits there. */
function countersOf({ appId, viewer, ip, goodsId }: PasswordTry): TryCounter[] {
  return [
    { key: `course-password ${appId} ${goodsId} user ${viewer.user.id}`, limit: COURSE_PASSWORD_LIMIT },
    { key: `course-password ${appId} ${goodsId} ip ${ip}`, limit: COURSE_PASSWORD_LIMIT },
    { key: `course-passwords ${appId} ${ip}`, limit: COURSE_PASSWORDS_LIMIT },
  ];
}

export async function checkCoursePassword(deps: CheckDeps, attempt: PasswordTry): Promise<PasswordVerdict> {
  const { stores, catalogue, clock, limits, identity } = deps;
  const { appId, viewer, goodsId, password } = attempt;
  const counters = countersOf(attempt);
  const count = await countTry(limits, counters);
  if (!count.ok) return { kind: 'limited', resetAt: count.resetAt };
  const goods = await catalogue.byId(appId, goodsId);
  if (goods === undefined) return { kind: 'no-goods' };
  const question = { viewer, goods };
  const before = await readAccess(deps, appId, question);
  if (before.can_study) return { kind: 'open', access: before };
  if (before.reason !== 'password') return { kind: 'other', access: before };
  const hash = await stores.goodsLimits.passwordHash(appId, goodsId);
  const isRight = await identity.passwords.matches(password, hash);
  const from = clock.now();
  const isOpen =
    isRight &&
    hash !== undefined &&
    (await stores.entitlements.giveByPassword(appId, viewer.user.id, {
      goodsId,
      hash,
      from,
      to: from + COURSE_PASSWORD_LIFE_MS,
    })) === 'given';
  if (!isOpen) return { kind: 'wrong', triesLeft: count.triesLeft };
  // The right password was no guess: a class behind one address may all give it.
  await Promise.all(counters.map(({ key }) => limits.giveBack(key)));
  const access = await readAccess(deps, appId, question);
  return access.can_study ? { kind: 'open', access } : { kind: 'other', access };
}
