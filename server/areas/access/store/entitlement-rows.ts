/** Rights of people to goods, as their store answers them (D72). */

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
