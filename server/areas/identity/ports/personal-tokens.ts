/** Where personal tokens are kept: what a merchant's person lets their tools do from other machines. */
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import type { Role } from './users.ts';

export interface PersonalTokenRow {
  /** Public handle; not a secret. */
  id: string;
  appId: string;
  userId: string;
  name: string;
  scope: TokenScope;
  createdAt: number;
  expiresAt: number;
  /** When it was last used, to the minute; absent where it never was. */
  usedAt: number | undefined;
}

export interface PersonalTokenStore {
  /** Keeps the SHA-256 of a new token, where the person is there, not disabled and has one of these roles. */
  add(row: Omit<PersonalTokenRow, 'usedAt'>, tokenHash: string, roles: readonly Role[]): Promise<boolean>;
  /** The live token with this SHA-256, noted as used. */
  use(tokenHash: string): Promise<PersonalTokenRow | undefined>;
  /** Live tokens of a shop, the newest first. */
  list(appId: string): Promise<PersonalTokenRow[]>;
  /** Answers whether there was one. */
  revoke(appId: string, id: string): Promise<boolean>;
}
