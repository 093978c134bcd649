/** Where sessions are kept. */
import type { WaysIn } from './accounts.ts';
import type { Role, UserRow } from './users.ts';

/** What a session opens: the shop as a learner sees it, or its desk (D139). */
export type SessionPlace = 'shop' | 'desk';

export interface SessionRow {
  /** Public handle (pc_user_key); not a secret. */
  publicId: string;
  appId: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
  /** When the person last proved who they are; carried along where the session came of another (requirement 24). */
  authenticatedAt: number;
}

/** What a session is started on. */
interface SessionGrounds {
  /** The person as their way in was judged: where any of it has changed since, nobody is let in (requirement 22). */
  ways: WaysIn;
  authenticatedAt: number;
  /** Handle of the session it came of, which must still live. */
  from?: string | undefined;
}

/** A session as its owner sees it in the list of devices. */
interface SessionView {
  publicId: string;
  userAgent: string;
  createdAt: number;
  seenAt: number;
}

export interface SessionMeta {
  userAgent: string;
  /** `shop` where nothing is said. */
  place?: SessionPlace;
}

export interface SessionStore {
  /** Makes a session of whoever is known to be there; returns its secret token once, and stores only the token's SHA-256. */
  create(appId: string, userId: string, meta: SessionMeta): Promise<{ token: string; session: SessionRow }>;
  /** The same where its grounds hold at that moment, judged and written in one statement; else undefined. */
  start(
    grounds: SessionGrounds,
    meta: SessionMeta,
  ): Promise<{ token: string; session: SessionRow } | undefined>;
  /** The live session of a person with this handle. */
  find(appId: string, userId: string, publicId: string): Promise<SessionRow | undefined>;
  /**
   * The live session of a token, and whose it is: each call asks for both. A shop's expiry moves on (sliding 30 days, D46);
   * a desk's stands (12 hours, D139).
   */
  byToken(
    appId: string,
    token: string,
    place?: SessionPlace,
  ): Promise<{ session: SessionRow; user: UserRow } | undefined>;
  /** Of these handles those of live sessions of people who are not disabled, with the roles each has now; `shop` where no place is named. */
  standing(
    appId: string,
    publicIds: readonly string[],
    place?: SessionPlace,
  ): Promise<ReadonlyMap<string, readonly Role[]>>;
  revoke(appId: string, publicId: string): Promise<void>;
  /** Live sessions of a person, the one used last first. */
  of(appId: string, userId: string): Promise<SessionView[]>;
  /** Ends all sessions of a person, but the one named; answers the handles of those that ended. */
  revokeAll(appId: string, userId: string, but?: string): Promise<string[]>;
}
