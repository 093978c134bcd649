/** What the console's routes share: finding the shop, and saying how a write went. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/start/deps.ts';
import type { Restored, Saved, Scheduled } from '#server/areas/pages/rules/drafts.ts';
import type { DocumentName } from '#server/areas/pages/config-store.ts';
import { isConfigKind } from '#server/areas/pages/rules/publish.ts';
import { readContext, type ShopContext } from '#server/areas/shop/shop-directory.ts';
import { makeEnvelope, sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';

export function sendOk(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(makeEnvelope('ok', { locale: apiLocale(request), requestId: request.id, data }));
}

export function textOf(holder: unknown, name: string): string {
  const value: unknown =
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The shop named by label or app id; the console serves every shop of the installation from any host. */
export async function shopNamed({ stores }: Deps, name: string): Promise<ShopContext | undefined> {
  const row = (await stores.shops.byLabel(name)) ?? (await stores.shops.byId(name));
  return row === undefined ? undefined : readContext(row);
}

/** The document an address names; undefined for a kind nobody knows. */
export function documentOf(request: FastifyRequest): DocumentName | undefined {
  const kind = textOf(request.params, 'kind');
  return isConfigKind(kind) ? { kind, id: textOf(request.params, 'id') } : undefined;
}

export function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Saved | Restored | Scheduled,
): FastifyReply {
  if (outcome.ok) {
    const { versions } = outcome;
    const rest = 'faults' in outcome ? { faults: outcome.faults } : { hidden: outcome.hidden };
    return sendOk(request, reply, { versions, ...rest });
  }
  switch (outcome.reason) {
    case 'invalid':
      return sendFailure(request, reply, 'config-invalid', { data: { errors: outcome.faults } });
    case 'conflict':
      return sendFailure(request, reply, 'state-conflict', { data: { current: outcome.current } });
    case 'missing':
      return sendFailure(request, reply, 'not-found', { data: { missing: outcome.documents } });
    case 'moment':
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: ['at'] } });
  }
}
