/** The calendar over the console (D43): documents that go live at a moment. */
import type { FastifyInstance } from 'fastify';
import { scheduleDocuments } from '../rules/drafts.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { decorationGuard, sendOk, shopNamed, signed } from '#server/areas/console/area.ts';
import { documentOf, sendWritten } from './answers.ts';
import { readSchedule } from './read-body.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { textField } from '#server/kernel/text-field.ts';

export function registerSchedule(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const guarded = decorationGuard(options);
  app.get('/console/schedule', guarded, async (request, reply) => {
    const shop = await shopNamed(request, options, textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const documents = await deps.stores.configs.listScheduled(shop.appId);
    return sendOk(request, reply, { shop: { label: shop.label, app_id: shop.appId }, documents });
  });
  app.post('/console/schedule', guarded, async (request, reply) => {
    const body = readSchedule(request.body);
    if (body === undefined) return sendFailure(request, reply, 'bad-parameters');
    const shop = await shopNamed(request, options, body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendWritten(
      request,
      reply,
      await scheduleDocuments(deps, shop.appId, body.documents, signed(request, body)),
    );
  });
  app.delete('/console/schedule/:kind/:id', guarded, async (request, reply) => {
    const name = documentOf(request);
    const shop = await shopNamed(request, options, textField(request.query, 'shop'));
    if (name === undefined || shop === undefined) return sendFailure(request, reply, 'not-found');
    const isGone = await deps.stores.configs.cancelSchedule(shop.appId, name.kind, name.id);
    return isGone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  });
}
