/** The calendar over the console (D43): documents that go live at a moment. */
import type { FastifyInstance } from 'fastify';
import { cancelSchedule, scheduleDocuments } from '#server/areas/pages/rules/drafts.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { documentOf, sendOk, sendWritten, shopNamed, textOf } from './answers.ts';
import { readSchedule } from './read-body.ts';
import type { ConsoleOptions } from './routes.ts';

export function registerSchedule(app: FastifyInstance, { deps, guarded }: ConsoleOptions): void {
  app.get('/console/schedule', guarded, async (request, reply) => {
    const shop = await shopNamed(deps, textOf(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const documents = await deps.stores.configs.listScheduled(shop.appId);
    return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
  });
  app.post('/console/schedule', guarded, async (request, reply) => {
    const body = readSchedule(request.body);
    if (body === undefined) return sendFailure(request, reply, 'bad-parameters');
    const shop = await shopNamed(deps, body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendWritten(request, reply, await scheduleDocuments(deps, shop.appId, body.documents, body));
  });
  app.delete('/console/schedule/:kind/:id', guarded, async (request, reply) => {
    const name = documentOf(request);
    const shop = await shopNamed(deps, textOf(request.query, 'shop'));
    const isGone = name !== undefined && shop !== undefined && (await cancelSchedule(deps, shop.appId, name));
    return isGone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  });
}
