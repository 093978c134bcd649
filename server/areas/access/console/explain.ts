/** Why a person may study a good or not, for the merchant (D72). */
import type { FastifyInstance } from 'fastify';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { explainAccess } from '../rules/explain-access.ts';

export function registerExplain(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  consoleRouter(app, options, 'sell').get('/console/access', async ({ request, reply, shop }) => {
    const asked = { phone: textField(request.query, 'phone'), goodsId: textField(request.query, 'goods') };
    const { accounts } = deps.identity;
    const explained = await explainAccess({ ...deps, accounts }, shop.appId, asked);
    if (typeof explained === 'object') return sendOk(request, reply, explained);
    return sendFailure(request, reply, 'not-found', { data: { missing: explained } });
  });
}
