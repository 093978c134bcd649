/** Passwords of zones, set by the merchant; they are hashed at once and told to nobody (D38). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setZonePassword } from '#server/areas/zones/rules/zone-password.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { sendOk, shopNamed, textOf } from './answers.ts';
import { readPassword } from './read-body.ts';
import type { ConsoleOptions } from './routes.ts';

export function registerZones(app: FastifyInstance, { deps, guarded }: ConsoleOptions): void {
  app.put('/console/zones/:id/password', guarded, async (request: FastifyRequest, reply: FastifyReply) => {
    const password = readPassword(request.body);
    if (password === undefined) return sendFailure(request, reply, 'bad-parameters');
    const shop = await shopNamed(deps, textOf(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const outcome = await setZonePassword(deps.stores, shop.appId, textOf(request.params, 'id'), password);
    return outcome === 'set' ? sendOk(request, reply, {}) : sendFailure(request, reply, outcome);
  });
}
