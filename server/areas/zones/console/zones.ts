/** Passwords of zones, set by the merchant; they are hashed at once and told to nobody (D38). */
import { isObject } from '#schemas/page/json.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { textField } from '#server/kernel/text-field.ts';

const PASSWORD_MAX = 200;

/** The password in a body; what may be one is the zones' own rule. */
function readPassword(body: unknown): string | undefined {
  const password = isObject(body) ? body['password'] : undefined;
  return typeof password === 'string' && password.length <= PASSWORD_MAX ? password : undefined;
}

export function registerZones(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'operator');
  door.put('/console/zones/:id/password', readPassword, async ({ request, reply, shop }, password) => {
    const outcome = await deps.zones.setPassword(shop.appId, textField(request.params, 'id'), password);
    return outcome === 'set' ? sendOk(request, reply, {}) : sendFailure(request, reply, outcome);
  });
}
