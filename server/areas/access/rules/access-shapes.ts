/** What the rules on access judge, and what they answer (D72, D73). */
import type { AccessReason } from '#schemas/content/access.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { EntitlementRow, EntitlementSource } from '../store/entitlement-rows.ts';
import type { GoodsLimits } from '../store/goods-limit-rows.ts';

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
