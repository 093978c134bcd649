/** Puts every console call on its path: token, scope, input, shop, rule, audit row, envelope, in this order (D138, D140). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#schemas/console/roles.ts';
import {
  consoleActor,
  findNamedShop,
  holdsScope,
  personOf,
  recordChange,
  scopeGuard,
} from '#server/areas/console/area.ts';
import { shopOrigin } from '#server/areas/shop/area.ts';
import { hasNul } from '#server/kernel/db/text.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import type { Actor, ConsoleHandler, ConsoleOutcome } from '#server/kernel/http/console-handler.ts';
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

const NO_SHOP = { ok: false, code: 'not-found' } as const;

/** Runs the rule of a call; answers whose audit log holds what it changes too. */
async function run(
  handler: ConsoleHandler,
  request: FastifyRequest,
  input: object,
  options: RouteOptions,
): Promise<{ outcome: ConsoleOutcome; actor: Actor; appId?: string }> {
  const actor = consoleActor(request, textField(input, 'author'));
  const context = { input, deps: options.deps, locale: apiLocale(request), actor };
  if (handler.of === 'installation') {
    const outcome = await handler.run({ ...context, holder: personOf(request) });
    return { outcome, actor };
  }
  const shop = await findNamedShop(request, options, textField(input, 'shop'));
  if (shop === undefined) return { outcome: NO_SHOP, actor };
  const { answerMs } = handler.limits;
  const file = uploadBody(request, answerMs);
  if (handler.endpoint.isUpload !== true) waitInSilence(request, answerMs);
  const origin = shopOrigin(request, shop, options.config);
  const holds = (scope: Scope) => holdsScope(request, scope);
  const outcome = await handler.run({ ...context, shop, file, origin, holds });
  return { outcome, actor, appId: shop.appId };
}

function answer(handler: ConsoleHandler, options: RouteOptions) {
  const { endpoint } = handler;
  const { deps, config } = options;
  const { isUpload = false } = endpoint;
  const inputs = makeInputReader(endpoint);
  const check = config.mode === 'production' ? undefined : makeOutcomeCheck(endpoint);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const reading = inputs.read(isUpload ? request.query : request.body, isUpload);
    if (!reading.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: reading.fields } });
    const { input } = reading;
    if (hasNul(input, endpoint.input)) return sendFailure(request, reply, 'bad-parameters');
    const { outcome, actor, appId } = await run(handler, request, input, options);
    if (outcome !== NO_SHOP) check?.(outcome);
    if (!outcome.ok) {
      const { code, data } = outcome;
      return sendFailure(request, reply, code, data === undefined ? {} : { data });
    }
    const { change, data } = outcome;
    const owner = appId ?? change?.appId;
    if (change !== undefined && owner !== undefined)
      await recordChange(deps, { appId: owner, actor, call: endpoint.name, change });
    else if (change !== undefined)
      request.log.info({ call: endpoint.name, who: actor.name, change }, 'changed');
    const locale = apiLocale(request);
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
    ...scopeGuard(options, endpoint),
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
