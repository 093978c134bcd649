/** Personal tokens over the console: made, listed and revoked by the operator; a token says whose it is. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { maskPhone, TOKEN_SCOPES, type PersonalToken, type UserRow } from '#server/areas/identity/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { personGuard, personOf } from './access.ts';
import { sendOk } from './answers.ts';
import { bodyOf, consoleRouter, ShopName } from './router.ts';
import { PERSONAL_TOKEN_DAYS, PERSONAL_TOKEN_DAYS_MAX } from './limits.ts';

const MakeSchema = Type.Object({
  shop: ShopName,
  phone: Type.String({ minLength: 1, maxLength: 32 }),
  name: Type.String({ maxLength: 60, default: '' }),
  scope: Type.Optional(ChoiceSchema(TOKEN_SCOPES)),
  days: Type.Integer({ minimum: 1, maximum: PERSONAL_TOKEN_DAYS_MAX, default: PERSONAL_TOKEN_DAYS }),
});

const readMake = bodyOf(MakeSchema);

/** What of a token is told: never the token. */
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

export function registerPersonalTokens(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'operator');
  door.post('/console/tokens', readMake, async ({ request, reply, shop }, body) => {
    const made = await deps.identity.personalTokens.make(shop.appId, { scope: 'decorate', ...body });
    if (!made.ok) return sendFailure(request, reply, 'bad-parameters', { data: { reason: made.reason } });
    return sendOk(request, reply, { token: made.token, ...present(made.row, made.user) });
  });
  door.get('/console/tokens', async ({ request, reply, shop }) => {
    const found = await deps.identity.personalTokens.list(shop.appId);
    return sendOk(request, reply, { tokens: found.map(({ row, user }) => present(row, user)) });
  });
  door.delete('/console/tokens/:id', async ({ request, reply, shop }) => {
    const isGone = await deps.identity.personalTokens.revoke(shop.appId, textField(request.params, 'id'));
    return isGone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  });
  app.get('/console/me', personGuard(options, 'decorate'), (request, reply) => {
    const person = personOf(request);
    if (person === undefined) return sendOk(request, reply, { operator: true });
    const { shop, author, token } = person;
    return sendOk(request, reply, {
      operator: false,
      shop: shop.label,
      person: author,
      name: token.name,
      scope: token.scope,
      expires_at: token.expiresAt,
    });
  });
}
