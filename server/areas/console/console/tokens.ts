/** Personal tokens: created, listed and revoked by the operator; a token says whose it is. */
import {
  consoleMeGet,
  consoleTokensCreate,
  consoleTokensList,
  consoleTokensRevoke,
  TOKEN_DAYS,
} from '#schemas/api/console/tokens.ts';
import { maskPhone, type PersonalToken, type UserRow } from '#server/areas/identity/area.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

/** A token as it is shown: never the token itself. */
function present(row: PersonalToken, user: UserRow | undefined) {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    person: user?.nickname ?? '',
    phone: maskPhone(user?.phone ?? ''),
    created_at: row.createdAt,
    expires_at: row.expiresAt,
    used_at: row.usedAt ?? null,
  };
}

export const tokenCalls = [
  handleConsole(consoleMeGet, ({ holder }) => {
    if (holder === undefined) return Promise.resolve(ok({ operator: true as const }));
    const { shop, author, token } = holder;
    const { name, scope, expiresAt } = token;
    return Promise.resolve(
      ok({
        operator: false as const,
        shop: shop.label,
        person: author,
        name,
        scope,
        expires_at: expiresAt,
      }),
    );
  }),
  handleConsole(consoleTokensList, async ({ shop, deps }) => {
    const rows = await deps.identity.personalTokens.list(shop.appId);
    return ok({ items: rows.map(({ row, user }) => present(row, user)) });
  }),
  handleConsole(consoleTokensCreate, async ({ input, shop, deps }) => {
    const { phone, name = '', scope = 'decorate', days = TOKEN_DAYS } = input;
    const result = await deps.identity.personalTokens.make(shop.appId, { phone, name, scope, days });
    if (!result.ok) return fail('bad-parameters', { reason: result.reason });
    const { row, user } = result;
    const after = { scope, name, user_id: user.id, expires_at: row.expiresAt };
    return okChanged(
      { token: result.token, ...present(row, user) },
      { subject: `token ${row.id}`, before: null, after },
    );
  }),
  handleConsole(consoleTokensRevoke, async ({ input: { id }, shop, deps }) => {
    if (!(await deps.identity.personalTokens.revoke(shop.appId, id))) return fail('not-found');
    const before = { state: 'valid' };
    return okChanged({}, { subject: `token ${id}`, before, after: { state: 'revoked' } });
  }),
];
