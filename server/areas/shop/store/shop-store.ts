/** Where shops are kept. */
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

export interface ShopStore {
  byId(appId: string): Promise<ShopRow | undefined>;
  byLabel(label: string): Promise<ShopRow | undefined>;
  /** The shop a host name is bound to (D6), without port, lower case. */
  byHost(host: string): Promise<ShopRow | undefined>;
  list(): Promise<ShopRow[]>;
  /** Changes the record of one, as it is then; answers the new one, undefined for a shop that is not there. */
  change(appId: string, change: (info: ShopInfo) => ShopInfo): Promise<ShopInfo | undefined>;
}
