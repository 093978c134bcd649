/** The one decision on who may see, buy and study a good (D72, D73, M194): pure, and the same wherever it is asked. */
import type { AccessRule } from '#schemas/content/access-explained.ts';
import type { AccessReason } from '#schemas/content/access.ts';
import type { EntitlementRow, EntitlementSource } from '../store/entitlement-store.ts';
import { RULES } from './access-rules.ts';
import type { GoodsLimits } from '../store/goods-limit-store.ts';
import type { GoodsRow } from '#server/areas/catalogue/area.ts';

export interface AccessViewer {
  isDisabled: boolean;
  isSvip: boolean;
  /** On the good's list of designated people. */
  isListed: boolean;
  /** What they were given of the good, and of bundles that hold it. */
  rights: readonly EntitlementRow[];
}

export interface AccessGoods extends Pick<GoodsRow, 'state' | 'price' | 'pay_state' | 'svip_free'> {
  limits: GoodsLimits;
}

export interface Access {
  /** Whether its page may be shown to them. */
  can_see: boolean;
  /** Whether an order of theirs would be taken now. */
  can_buy: boolean;
  can_study: boolean;
  /** They study by a right of their own, bought or given, which outlives the sale (M224: "is purchased"). */
  is_own: boolean;
  /** `ok`, or what stands in the way first. */
  reason: AccessReason;
  /** By what right they study. */
  source?: EntitlementSource;
  /** Unix milliseconds from which that right runs; absent where no right of a day opens it. */
  since?: number;
  /** Unix milliseconds at which that right ends, or ended (reason `expired`); absent where it does not. */
  expire_at?: number;
}

export interface Decision {
  access: Access;
  /** The rules that were asked, in this order; the last of them answered. */
  asked: readonly AccessRule[];
}

const NOBODY: AccessViewer = { isDisabled: false, isSvip: false, isListed: false, rights: [] };

/**
 * The decision with the rules that led to it.
 * @param now unix milliseconds
 */
export function decide(viewer: AccessViewer | undefined, goods: AccessGoods, now: number): Decision {
  const question = { viewer: viewer ?? NOBODY, isKnown: viewer !== undefined, goods, now };
  const asked: AccessRule[] = [];
  for (const { name, judge } of RULES) {
    asked.push(name);
    const access = judge(question);
    if (access !== undefined) return { access, asked };
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
