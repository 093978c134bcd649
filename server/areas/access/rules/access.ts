/** The one decision on who may see, buy and study a good (D72, D73, M194): pure, and the same wherever it is asked. */
import type { AccessRule } from '#schemas/content/access-explained.ts';
import type { Access, AccessGoods, AccessViewer } from './access-shapes.ts';
import { RULES } from './access-rules.ts';

export interface Decision {
  access: Access;
  /** The rules that were asked, in this order; the last of them answered. */
  rules: readonly AccessRule[];
}

const NOBODY: AccessViewer = { isDisabled: false, isSvip: false, isListed: false, rights: [] };

/**
 * The decision with the rules that led to it.
 * @param now unix milliseconds
 */
export function decide(viewer: AccessViewer | undefined, goods: AccessGoods, now: number): Decision {
  const question = { viewer: viewer ?? NOBODY, isKnown: viewer !== undefined, goods, now };
  const rules: AccessRule[] = [];
  for (const { name, judge } of RULES) {
    rules.push(name);
    const access = judge(question);
    if (access !== undefined) return { access, rules };
  }
  throw new Error('No rule on access answered.');
}

/**
 * What is true first is said: a disabled account; what is one's own; the end of the sale; the want of a login; what a
 * membership lends; the list, the password, the super members' price; the price.
 * @param now unix milliseconds
 */
export function access(viewer: AccessViewer | undefined, goods: AccessGoods, now: number): Access {
  return decide(viewer, goods, now).access;
}
