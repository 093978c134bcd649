/** Drafts over the console (D43): saved, listed, thrown away, and published as they stand. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publishSaved, saveDrafts } from '../rules/drafts.ts';
import type { Draft } from '../rules/publish.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { decorationGuard, sendOk, shopNamed, signed } from '#server/areas/console/area.ts';
import { documentOf, sendWritten } from './answers.ts';
import { readPublish, readPublishSaved, readPut } from './read-body.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { textField } from '#server/kernel/text-field.ts';

interface Saving {
  shop: string;
  drafts: readonly Draft[];
  author: string;
  note: string;
}

export function registerDrafts(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const guarded = decorationGuard(options);
  async function save(request: FastifyRequest, reply: FastifyReply, asked: Saving | undefined) {
    if (asked === undefined) return sendFailure(request, reply, 'bad-parameters');
    const shop = await shopNamed(request, options, asked.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendWritten(
      request,
      reply,
      await saveDrafts(deps, shop.appId, asked.drafts, signed(request, asked)),
    );
  }

  app.get('/console/drafts', guarded, async (request, reply) => {
    const shop = await shopNamed(request, options, textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const documents = await deps.stores.configs.listDrafts(shop.appId);
    return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
  });
  app.post('/console/drafts', guarded, (request, reply) => save(request, reply, readPublish(request.body)));
  app.put('/console/drafts/:kind/:id', guarded, (request, reply) => {
    const name = documentOf(request);
    const body = readPut(request.body);
    if (name === undefined || body === undefined) return sendFailure(request, reply, 'bad-parameters');
    const { base, content, author, note } = body;
    const draft = { ...name, body: content, ...(base === undefined ? {} : { base }) };
    return save(request, reply, { shop: textField(request.query, 'shop'), drafts: [draft], author, note });
  });
  app.delete('/console/drafts/:kind/:id', guarded, async (request, reply) => {
    const name = documentOf(request);
    const shop = await shopNamed(request, options, textField(request.query, 'shop'));
    const isGone =
      name !== undefined &&
      shop !== undefined &&
      (await deps.stores.configs.discardDraft(shop.appId, name.kind, name.id));
    return isGone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  });
  app.post('/console/drafts/publish', guarded, async (request, reply) => {
    const body = readPublishSaved(request.body);
    if (body === undefined) return sendFailure(request, reply, 'bad-parameters');
    const shop = await shopNamed(request, options, body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendWritten(
      request,
      reply,
      await publishSaved(deps, shop.appId, body.documents, signed(request, body)),
    );
  });
}
