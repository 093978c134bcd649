/** The calendar over the console (D43): documents that go live at a moment. */
import type { FastifyInstance } from 'fastify';
import { scheduleDocuments } from '../rules/drafts.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import { documentOf, sendWritten } from './answers.ts';
import { readSchedule } from './read-body.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';

export function registerSchedule(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'decorate');
  door.get('/console/schedule', async ({ request, reply, shop }) => {
    const documents = await deps.stores.configs.listScheduled(shop.appId);
    return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
  });
  door.post('/console/schedule', readSchedule, async ({ request, reply, shop }, body) => {
    return sendWritten(request, reply, await scheduleDocuments(deps, shop.appId, body.documents, body));
  });
  door.delete('/console/schedule/:kind/:id', async ({ request, reply, shop }) => {
    const name = documentOf(request);
    if (name === undefined) return sendFailure(request, reply, 'not-found');
    const isGone = await deps.stores.configs.cancelSchedule(shop.appId, name.kind, name.id);
    return isGone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  });
}
