/** Where sessions are kept. */

export interface SessionRow {
  /** Public handle (pc_user_key); not a secret. */
  publicId: string;
  appId: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
}

/** A session as its owner sees it in the list of devices. */
interface SessionView {
  publicId: string;
  userAgent: string;
  createdAt: number;
  seenAt: number;
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
  /** Live sessions of a person, the one used last first. */
  of(appId: string, userId: string): Promise<SessionView[]>;
  /** Ends all sessions of a person, but the one named; answers the handles of those that ended. */
  revokeAll(appId: string, userId: string, but?: string): Promise<string[]>;
}
