/** Personal tokens over the console: made, listed and revoked by the operator; a token says whose it is. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { maskPhone, type PersonalToken, type UserRow } from '#server/areas/identity/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { consoleGuard, decorationGuard, personOf } from './access.ts';
import { sendOk } from './answers.ts';
import { PERSONAL_TOKEN_DAYS, PERSONAL_TOKEN_DAYS_MAX } from './limits.ts';

const MakeSchema = Type.Object({
  shop: Type.String({ minLength: 1, maxLength: 64 }),
  phone: Type.String({ minLength: 1, maxLength: 32 }),
  name: Type.String({ maxLength: 60, default: '' }),
  days: Type.Integer({ minimum: 1, maximum: PERSONAL_TOKEN_DAYS_MAX, default: PERSONAL_TOKEN_DAYS }),
});

const isMake = makeAjv('input').compile<Type.Static<typeof MakeSchema>>(MakeSchema);

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
  const guarded = consoleGuard(options);
  app.post('/console/tokens', guarded, async (request, reply) => {
    const { body } = request;
    if (!isMake(body)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await deps.shop.named(body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const made = await deps.identity.personalTokens.make(shop.appId, body);
    if (!made.ok) return sendFailure(request, reply, 'bad-parameters', { data: { reason: made.reason } });
    return sendOk(request, reply, { token: made.token, ...present(made.row, made.user) });
  });
  app.get('/console/tokens', guarded, async (request, reply) => {
    const shop = await deps.shop.named(textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const found = await deps.identity.personalTokens.list(shop.appId);
    return sendOk(request, reply, { tokens: found.map(({ row, user }) => present(row, user)) });
  });
  app.delete('/console/tokens/:id', guarded, async (request, reply) => {
    const shop = await deps.shop.named(textField(request.query, 'shop'));
    const isGone =
      shop !== undefined &&
      (await deps.identity.personalTokens.revoke(shop.appId, textField(request.params, 'id')));
    return isGone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  });
  app.get('/console/me', decorationGuard(options), (request, reply) => {
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
