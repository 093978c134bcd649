/** A shop's live documents over the console (D42, D112): exported, and published. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decorationGuard, sendOk, shopNamed, signed } from '#server/areas/console/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { textField } from '#server/kernel/text-field.ts';
import { publishDrafts, type Draft } from '../rules/publish.ts';
import { documentOf, sendWritten } from './answers.ts';
import { readPublish, readPut } from './read-body.ts';

interface Asked {
  shop: string;
  drafts: readonly Draft[];
  salvage: boolean;
  author: string;
  note: string;
}

export function registerLive(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const guarded = decorationGuard(options);

  async function publish(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    const shop = await shopNamed(request, options, asked.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const outcome = await publishDrafts(deps, shop.appId, asked.drafts, signed(request, asked));
    return sendWritten(request, reply, outcome);
  }

  app.get('/console/configs', guarded, async (request, reply) => {
    const shop = await shopNamed(request, options, textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const documents = await deps.stores.configs.listLive(shop.appId);
    return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
  });
  app.put('/console/configs/:kind/:id', guarded, async (request, reply) => {
    const name = documentOf(request);
    const body = readPut(request.body);
    if (name === undefined || body === undefined) return sendFailure(request, reply, 'bad-parameters');
    const { base, content, ...rest } = body;
    const draft = { ...name, body: content, ...(base === undefined ? {} : { base }) };
    return publish(request, reply, { ...rest, shop: textField(request.query, 'shop'), drafts: [draft] });
  });
  app.post('/console/publish', guarded, async (request, reply) => {
    const body = readPublish(request.body);
    return body === undefined ? sendFailure(request, reply, 'bad-parameters') : publish(request, reply, body);
  });
}
