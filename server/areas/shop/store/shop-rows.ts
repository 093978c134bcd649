/** Shops, as their store answers them. */
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

export interface ShopRow {
  /** Sub-domain label of the demo and the CLI's name for the shop. */
  label: string;
  info: ShopInfo;
  /** Hosts that are bound to it, the main one first (D134). */
  hosts: readonly string[];
  /** Raised by every change of the shop's record. */
  revision: number;
}
