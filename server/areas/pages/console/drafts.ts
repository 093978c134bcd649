/** Drafts over the console (D43): saved, listed, thrown away, and published as they stand. */
import type { FastifyInstance } from 'fastify';
import { publishSaved, saveDrafts } from '../rules/drafts.ts';
import type { Draft } from '../rules/publish.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { consoleRouter, sendOk, type ConsoleRequest } from '#server/areas/console/area.ts';
import { documentOf, sendWritten } from './answers.ts';
import { readPublish, readPublishSaved, readPut } from './read-body.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';

interface Saving {
  drafts: readonly Draft[];
  author: string;
  note: string;
}

export function registerDrafts(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'decorate');
  const save = async ({ request, reply, shop }: ConsoleRequest, saving: Saving) =>
    sendWritten(request, reply, await saveDrafts(deps, shop.appId, saving.drafts, saving));

  door.get('/console/drafts', async ({ request, reply, shop }) => {
    const documents = await deps.stores.configs.listDrafts(shop.appId);
    return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
  });
  door.post('/console/drafts', readPublish, save);
  door.put('/console/drafts/:kind/:id', readPut, (asked, { base, content, author, note }) => {
    const name = documentOf(asked.request);
    if (name === undefined) return sendFailure(asked.request, asked.reply, 'bad-parameters');
    const draft = { ...name, body: content, ...(base === undefined ? {} : { base }) };
    return save(asked, { drafts: [draft], author, note });
  });
  door.delete('/console/drafts/:kind/:id', async ({ request, reply, shop }) => {
    const name = documentOf(request);
    const isGone =
      name !== undefined && (await deps.stores.configs.discardDraft(shop.appId, name.kind, name.id));
    return isGone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  });
  door.post('/console/drafts/publish', readPublishSaved, async ({ request, reply, shop }, body) => {
    return sendWritten(request, reply, await publishSaved(deps, shop.appId, body.documents, body));
  });
}
