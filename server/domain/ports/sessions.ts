/** Where sessions are kept. */

export interface SessionRow {
  /** Public handle (pc_user_key); not a secret. */
  publicId: string;
  appId: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
}

export interface SessionStore {
  /** Makes a session and returns its secret token once; only the token's SHA-256 is stored. */
  create(
    appId: string,
    userId: string,
    meta: { userAgent: string },
  ): Promise<{ token: string; session: SessionRow }>;
  /** The live session of a token, its expiry moved on (sliding 30 days, D46). */
  byToken(appId: string, token: string): Promise<SessionRow | undefined>;
  revoke(appId: string, publicId: string): Promise<void>;
}
