/** Where one-time tickets are kept, by the SHA-256 of their token. */

export interface TicketStore {
  put(ticket: {
    appId: string;
    kind: string;
    tokenHash: string;
    payload: unknown;
    expiresAt: number;
  }): Promise<void>;
  /** What a live ticket holds; it stays. */
  peek(appId: string, kind: string, tokenHash: string): Promise<{ payload: unknown } | undefined>;
  /** What a live ticket holds; of those who ask at once one gets it, and it is gone. */
  take(appId: string, kind: string, tokenHash: string): Promise<{ payload: unknown } | undefined>;
}
