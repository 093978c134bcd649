/** Where sessions of merchants are kept, by the SHA-256 of their token (D56). */

/** Who a merchant of an operations school is. */
export interface MerchantRow {
  /** Phone key; empty where the merchant has none. */
  phone: string;
  name: string;
  avatar: string;
}

export interface LiveMerchant extends MerchantRow {
  startedAt: number;
}

export interface MerchantStore {
  put(appId: string, tokenHash: string, merchant: MerchantRow, expiresAt: number): Promise<void>;
  /** Of a session that lives. */
  byToken(appId: string, tokenHash: string): Promise<LiveMerchant | undefined>;
}
