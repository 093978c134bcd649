/** Personal tokens: made for a named person of the merchant's, good for their tools while the person may still do it. */
import { createHash, randomBytes } from 'node:crypto';
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import { DAY_MS } from '#schemas/time.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { PersonalTokenRow } from '../store/personal-tokens.store.ts';
import type { Role, UserRow } from '../ports/users.ts';
import { STAFF } from './viewer.ts';

/** What tools that look for leaked secrets know one by. */
const TOKEN_PREFIX = 'lct_';
const SHAPE = /^lct_[\w-]{43}$/;

type TokenMade =
  | { ok: true; token: string; row: PersonalTokenRow; user: UserRow }
  | { ok: false; reason: 'no-person' | 'no-staff' };

export interface PersonalTokens {
  make(
    appId: string,
    request: { phone: string; name: string; days: number; scope: TokenScope },
  ): Promise<TokenMade>;
  /** The person behind a token, and the token; undefined for one that opens nothing (any more). */
  read(token: string): Promise<{ row: PersonalTokenRow; user: UserRow } | undefined>;
  list(appId: string): Promise<{ row: PersonalTokenRow; user: UserRow | undefined }[]>;
  revoke(appId: string, id: string): Promise<boolean>;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whose tokens may be made for what; money is its owner's alone. */
const ROLES: Readonly<Record<TokenScope, readonly Role[]>> = { decorate: STAFF, sell: ['owner'] };

/** Whose roles let them do this in the shop now. */
function may(user: UserRow | undefined, scope: TokenScope): user is UserRow {
  return (
    user !== undefined &&
    user.disabledAt === undefined &&
    user.roles.some((role) => ROLES[scope].includes(role))
  );
}

/** Whether a token made for one thing opens another. */
export function opens(scope: TokenScope, wantedScope: TokenScope): boolean {
  return scope === wantedScope || scope === 'sell';
}

export function isPersonalToken(text: string): boolean {
  return SHAPE.test(text);
}

export function makePersonalTokens({
  stores: { accounts, personalTokens: store, users },
  clock,
}: {
  stores: Pick<Stores, 'accounts' | 'personalTokens' | 'users'>;
  clock: Clock;
}): PersonalTokens {
  return {
    async make(appId, { phone, name, days, scope }) {
      const account = await accounts.byPhone(appId, phone);
      const user = account === undefined ? undefined : await users.byId(appId, account.id);
      if (user === undefined) return { ok: false, reason: 'no-person' };
      const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const now = clock.now();
      const row: PersonalTokenRow = {
        id: randomBytes(6).toString('hex'),
        appId,
        userId: user.id,
        name,
        scope,
        createdAt: now,
        expiresAt: now + days * DAY_MS,
        usedAt: undefined,
      };
      const isMade = await store.add(row, hashOf(token), ROLES[scope]);
      return isMade ? { ok: true, token, row, user } : { ok: false, reason: 'no-staff' };
    },
    async read(token) {
      const row = isPersonalToken(token) ? await store.use(hashOf(token)) : undefined;
      if (row === undefined) return undefined;
      const user = await users.byId(row.appId, row.userId);
      if (may(user, row.scope)) return { row, user };
      // Who is given the role again is given a token again.
      await store.revoke(row.appId, row.id);
      return undefined;
    },
    async list(appId) {
      const rows = await store.list(appId);
      return Promise.all(rows.map(async (row) => ({ row, user: await users.byId(appId, row.userId) })));
    },
    revoke: (appId, id) => store.revoke(appId, id),
  };
}
