/** The merchant's side (D42, D112): list, export and publish a shop's documents. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '#server/app-config.ts';
import type { Deps } from '#server/domain/deps.ts';
import { isConfigKind, publishDrafts, type Draft, type Published } from '#server/domain/publish.ts';
import { readContext, type ShopContext } from '#server/domain/shops.ts';
import { makeEnvelope, sendFailure } from '#server/plugins/envelope.ts';
import { apiLocale } from '#server/plugins/locale.ts';
import { CONSOLE_BODY_BYTES } from '#server/security/limits.ts';
import { guardConsole } from './access.ts';
import { readPublish, readPut } from './read-body.ts';

interface Options {
  config: AppConfig;
  deps: Deps;
}

function sendOk(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(makeEnvelope('ok', { locale: apiLocale(request), requestId: request.id, data }));
}

function textOf(holder: unknown, name: string): string {
  const value: unknown =
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The shop named by label or app id; the console serves every shop of the installation from any host. */
async function shopNamed({ stores }: Deps, name: string): Promise<ShopContext | undefined> {
  const row = (await stores.shops.byLabel(name)) ?? (await stores.shops.byId(name));
  return row === undefined ? undefined : readContext(row);
}

function sendPublished(request: FastifyRequest, reply: FastifyReply, outcome: Published): FastifyReply {
  if (outcome.ok) return sendOk(request, reply, { versions: outcome.versions, hidden: outcome.hidden });
  if (outcome.reason === 'invalid') {
    return sendFailure(request, reply, 'config-invalid', { data: { errors: outcome.faults } });
  }
  return sendFailure(request, reply, 'state-conflict', { data: { current: outcome.current } });
}

function makeHandlers({ deps }: Options) {
  async function publish(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { shop: string; drafts: readonly Draft[]; salvage: boolean; author: string; note: string },
  ) {
    const shop = await shopNamed(deps, asked.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const { salvage, author, note } = asked;
    return sendPublished(
      request,
      reply,
      await publishDrafts(deps, shop.appId, asked.drafts, { salvage, author, note }),
    );
  }
  return {
    async shops(request: FastifyRequest, reply: FastifyReply) {
      const rows = await deps.stores.shops.list();
      const shops = rows.map(({ label, info }) => ({
        label,
        app_id: info.app_id,
        name: info.base.shop_name,
      }));
      return sendOk(request, reply, { shops });
    },
    async configs(request: FastifyRequest, reply: FastifyReply) {
      const shop = await shopNamed(deps, textOf(request.query, 'shop'));
      if (shop === undefined) return sendFailure(request, reply, 'not-found');
      const documents = await deps.stores.configs.listLive(shop.appId);
      return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
    },
    async put(request: FastifyRequest, reply: FastifyReply) {
      const kind = textOf(request.params, 'kind');
      const body = readPut(request.body);
      if (!isConfigKind(kind) || body === undefined) return sendFailure(request, reply, 'bad-parameters');
      const { base, content, ...rest } = body;
      const draft = {
        kind,
        id: textOf(request.params, 'id'),
        body: content,
        ...(base === undefined ? {} : { base }),
      };
      return publish(request, reply, { ...rest, shop: textOf(request.query, 'shop'), drafts: [draft] });
    },
    async publish(request: FastifyRequest, reply: FastifyReply) {
      const body = readPublish(request.body);
      return body === undefined
        ? sendFailure(request, reply, 'bad-parameters')
        : publish(request, reply, body);
    },
  };
}

export function registerConsole(app: FastifyInstance, options: Options): void {
  const handlers = makeHandlers(options);
  const onRequest = guardConsole(options.config, options.deps);
  const bodyLimit = CONSOLE_BODY_BYTES;
  app.get('/console/shops', { onRequest }, handlers.shops);
  app.get('/console/configs', { onRequest }, handlers.configs);
  app.put('/console/configs/:kind/:id', { onRequest, bodyLimit }, handlers.put);
  app.post('/console/publish', { onRequest, bodyLimit }, handlers.publish);
}
