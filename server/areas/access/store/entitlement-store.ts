/** Where it is kept who was given what (D72). */

export type EntitlementSource =
  | 'free'
  | 'order'
  | 'svip'
  | 'member'
  | 'designated'
  | 'gift'
  | 'password'
  | 'manual';

/** Times in unix milliseconds. */
export interface EntitlementRow {
  resourceId: string;
  source: EntitlementSource;
  /** Empty where no order stands behind it. */
  orderId: string;
  from: number;
  /** undefined where it does not end. */
  to: number | undefined;
  /** A refund or a merchant took it back. */
  revokedAt: number | undefined;
}

export interface EntitlementStore {
  /** Everything a person was ever given of these goods: running, over, to come and taken back. */
  of(appId: string, userId: string, resourceIds: readonly string[]): Promise<EntitlementRow[]>;
  /** Goods a person has now by rights that open them by themselves, the latest first; a few hundred at most. */
  running(appId: string, userId: string): Promise<string[]>;
  /**
   * `held`: the same was given before (same person, good, source and order) and stays as it was, taken back or not:
   * a payment that is told of twice gives once, and nothing that was refunded.
   */
  give(appId: string, userId: string, given: Omit<EntitlementRow, 'revokedAt'>): Promise<'given' | 'held'>;
  /**
   * Gives what a password opens, where `hash` still is the good's: `changed` where it is not. What already runs is not
   * prolonged.
   */
  giveByPassword(
    appId: string,
    userId: string,
    given: { goodsId: string; hash: string; from: number; to: number },
  ): Promise<'given' | 'changed'>;
  /** Of these people those of whom something was taken back since then. */
  revokedAmong(appId: string, userIds: readonly string[], since: number): Promise<string[]>;
  /** Takes back what an order gave; answers how many rights that were. */
  revokeOrder(appId: string, orderId: string): Promise<number>;
}
