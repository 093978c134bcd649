/** Puts every console call on its path: token, scope, input, shop, rule, audit row, envelope, in this order (D138, D140). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consoleActor, recordChange, scopeGuard, findNamedShop } from '#server/areas/console/area.ts';
import { hasNul } from '#server/kernel/db/text.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import type { ConsoleHandler } from '#server/kernel/http/console-handler.ts';
import { makeOutcomeCheck } from '#server/kernel/http/check-outcome.ts';
import { makeEnvelope, sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { makeInputReader } from '#server/kernel/http/read-input.ts';
import { textField } from '#server/kernel/text-field.ts';
import { areas } from './areas.gen.ts';
import { envelopeSchema } from './envelope-schema.ts';

/** Every console call with its handler, from the areas' manifests. */
export const consoleHandlers: readonly ConsoleHandler[] = areas.flatMap(
  ({ consoleCalls = [] }) => consoleCalls,
);

function answer({ endpoint, run }: ConsoleHandler, options: RouteOptions) {
  const { deps, config } = options;
  const inputs = makeInputReader(endpoint);
  const check = config.mode === 'production' ? undefined : makeOutcomeCheck(endpoint);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const reading = inputs.read(request.body, false);
    if (!reading.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: reading.fields } });
    const { input } = reading;
    if (hasNul(input)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await findNamedShop(request, options, textField(input, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const actor = consoleActor(request, textField(input, 'author'));
    const locale = apiLocale(request);
    const outcome = await run({ input, shop, deps, locale, actor });
    check?.(outcome);
    if (!outcome.ok) {
      const { code, data } = outcome;
      return sendFailure(request, reply, code, data === undefined ? {} : { data });
    }
    const { change, data } = outcome;
    if (change !== undefined)
      await recordChange(deps, { appId: shop.appId, actor, call: endpoint.name, change });
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(makeEnvelope('ok', { locale, requestId: request.id, data }));
  };
}

export function registerConsoleCalls(app: FastifyInstance, options: RouteOptions): void {
  for (const handler of consoleHandlers) {
    const { endpoint } = handler;
    app.route({
      method: 'POST',
      url: endpoint.path,
      schema: { response: { 200: envelopeSchema(endpoint) } },
      ...scopeGuard(options, endpoint.scope),
      handler: answer(handler, options),
    });
  }
}
