/** The merchant's side (D42, D43, D112): a shop's documents listed, exported and published; drafts and versions beside. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '#server/start/app-config.ts';
import type { Deps } from '#server/start/deps.ts';
import { publishDrafts, type Draft } from '#server/areas/pages/rules/publish.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { CONSOLE_BODY_BYTES } from '#server/kernel/limits/limits.ts';
import { guardConsole } from './access.ts';
import { documentOf, sendOk, sendWritten, shopNamed, textOf } from './answers.ts';
import { registerDrafts } from './drafts.ts';
import { registerFormAnswers } from './form-answers.ts';
import { registerImages } from './images.ts';
import { registerPreviewLinks } from './preview-links.ts';
import { readPublish, readPut } from './read-body.ts';
import { registerSchedule } from './schedule.ts';
import { registerVersions } from './versions.ts';
import { registerZones } from './zones.ts';

interface Options {
  config: AppConfig;
  deps: Deps;
}

/** What every part of the console is given: its stores, and the hooks all its routes carry. */
export interface ConsoleOptions extends Options {
  guarded: { onRequest: ReturnType<typeof guardConsole>; bodyLimit: number };
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
    return sendWritten(
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
      const name = documentOf(request);
      const body = readPut(request.body);
      if (name === undefined || body === undefined) return sendFailure(request, reply, 'bad-parameters');
      const { base, content, ...rest } = body;
      const draft = { ...name, body: content, ...(base === undefined ? {} : { base }) };
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
  const guarded = {
    onRequest: guardConsole(options.config, options.deps),
    bodyLimit: CONSOLE_BODY_BYTES,
  };
  app.get('/console/shops', guarded, handlers.shops);
  app.get('/console/configs', guarded, handlers.configs);
  app.put('/console/configs/:kind/:id', guarded, handlers.put);
  app.post('/console/publish', guarded, handlers.publish);
  const all: ConsoleOptions = { ...options, guarded };
  registerDrafts(app, all);
  registerFormAnswers(app, all);
  registerSchedule(app, all);
  registerVersions(app, all);
  registerPreviewLinks(app, all);
  registerImages(app, options.deps, guarded.onRequest);
  registerZones(app, all);
}
