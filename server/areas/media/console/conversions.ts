/** The console's door for what is being converted, and what became of it (decision 465). */
import type { FastifyInstance } from 'fastify';
import { personGuard, sendOk, findNamedShop } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { tellConversion } from '../rules/tell-conversion.ts';

export function registerConversions(app: FastifyInstance, options: RouteOptions): void {
  app.get('/console/media/conversions', personGuard(options, 'sell'), async (request, reply) => {
    const shop = await findNamedShop(request, options, textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const rows = await options.deps.media.conversions(shop.appId);
    return sendOk(request, reply, { conversions: rows.map(tellConversion) });
  });
}
