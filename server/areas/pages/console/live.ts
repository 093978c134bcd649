/** A shop's live documents over the console (D42, D112): exported, and published. */
import type { FastifyInstance } from 'fastify';
import { consoleRouter, sendOk, type ConsoleRequest } from '#server/areas/console/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { publishDrafts, type Draft } from '../rules/publish.ts';
import { documentOf, sendWritten } from './answers.ts';
import { readPublish, readPut } from './read-body.ts';

interface Publishing {
  drafts: readonly Draft[];
  salvage: boolean;
  author: string;
  note: string;
}

export function registerLive(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'decorate');
  const publish = async ({ request, reply, shop }: ConsoleRequest, publishing: Publishing) =>
    sendWritten(request, reply, await publishDrafts(deps, shop.appId, publishing.drafts, publishing));

  door.get('/console/configs', async ({ request, reply, shop }) => {
    const documents = await deps.stores.configs.listLive(shop.appId);
    return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
  });
  door.put('/console/configs/:kind/:id', readPut, (asked, { base, content, ...rest }) => {
    const name = documentOf(asked.request);
    if (name === undefined) return sendFailure(asked.request, asked.reply, 'bad-parameters');
    const draft = { ...name, body: content, ...(base === undefined ? {} : { base }) };
    return publish(asked, { ...rest, drafts: [draft] });
  });
  door.post('/console/publish', readPublish, publish);
}
