/** Puts every console call on its path: token, scope, input, shop, rule, audit row, envelope, in this order (D138, D140). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consoleActor, recordChange, scopeGuard, findNamedShop } from '#server/areas/console/area.ts';
import { shopOrigin } from '#server/areas/shop/area.ts';
import { hasNul } from '#server/kernel/db/text.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import type { ConsoleHandler } from '#server/kernel/http/console-handler.ts';
import { makeOutcomeCheck } from '#server/kernel/http/check-outcome.ts';
import { makeEnvelope, sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { makeInputReader } from '#server/kernel/http/read-input.ts';
import { registerUploads, uploadBody, waitInSilence } from '#server/kernel/http/upload-body.ts';
import { textField } from '#server/kernel/text-field.ts';
import { areas } from './areas.gen.ts';
import { envelopeSchema } from './envelope-schema.ts';

/** Every console call with its handler, from the areas' manifests. */
export const consoleHandlers: readonly ConsoleHandler[] = areas.flatMap(
  ({ consoleCalls = [] }) => consoleCalls,
);

function answer({ endpoint, run, limits: { answerMs } }: ConsoleHandler, options: RouteOptions) {
  const { deps, config } = options;
  const { isUpload = false } = endpoint;
  const inputs = makeInputReader(endpoint);
  const check = config.mode === 'production' ? undefined : makeOutcomeCheck(endpoint);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const reading = inputs.read(isUpload ? request.query : request.body, isUpload);
    if (!reading.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: reading.fields } });
    const { input } = reading;
    if (hasNul(input)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await findNamedShop(request, options, textField(input, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const actor = consoleActor(request, textField(input, 'author'));
    const locale = apiLocale(request);
    const file = uploadBody(request, answerMs);
    if (!isUpload) waitInSilence(request, answerMs);
    const origin = shopOrigin(request, shop, config);
    const outcome = await run({ input, shop, deps, locale, actor, file, origin });
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

function register(app: FastifyInstance, handler: ConsoleHandler, options: RouteOptions): void {
  const { endpoint, limits } = handler;
  const { bodyBytes: bodyLimit, bodyMs } = limits;
  app.route({
    method: 'POST',
    url: endpoint.path,
    schema: { response: { 200: envelopeSchema(endpoint) } },
    ...scopeGuard(options, endpoint.scope),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(bodyMs === undefined ? {} : { config: { bodyMs } }),
    handler: answer(handler, options),
  });
}

export function registerConsoleCalls(app: FastifyInstance, options: RouteOptions): void {
  const isUpload = ({ endpoint }: ConsoleHandler) => endpoint.isUpload === true;
  for (const handler of consoleHandlers.filter((one) => !isUpload(one))) register(app, handler, options);
  registerUploads(app, (scope) => {
    for (const handler of consoleHandlers.filter(isUpload)) register(scope, handler, options);
  });
}
