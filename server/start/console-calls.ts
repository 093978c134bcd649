/** Puts every console call on its path: token, scope, input, shop, audit row, rule, envelope, in this order (D138, D140). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfInstallation } from '#schemas/api/console/define-console-call.ts';
import {
  consoleActor,
  consoleCaller,
  findNamedShop,
  holdsScope,
  openAuditRow,
  personOf,
  scopeGuard,
} from '#server/areas/console/area.ts';
import { shopOrigin } from '#server/areas/shop/area.ts';
import { checkAskerRateLimit } from '#server/kernel/http/rate-limit.ts';
import type { RateLimit } from '#server/kernel/limits/limits.ts';
import { hasNul } from '#server/kernel/db/text.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import type {
  ConsoleContext,
  ConsoleHandler,
  ConsoleOutcome,
  InstallationContext,
} from '#server/kernel/http/console-handler.ts';
import { makeOutcomeCheck } from '#server/kernel/http/check-outcome.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { makeFieldFilter } from '#server/kernel/http/hide-fields.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { makeInputReader } from '#server/kernel/http/read-input.ts';
import { sendOk, sendOutcome } from '#server/kernel/http/send-outcome.ts';
import { registerUploads, uploadBody, waitInSilence } from '#server/kernel/http/upload-body.ts';
import { textField } from '#server/kernel/text-field.ts';
import { areas } from './areas.gen.ts';
import { CALL_LIMITS } from './call-limits.ts';
import { envelopeSchema } from './envelope-schema.ts';

/** Every console call with its handler, from the areas' manifests. */
export const consoleHandlers: readonly ConsoleHandler[] = areas.flatMap(
  ({ consoleCalls = [] }) => consoleCalls,
);

/** Of whom and by whom a call is made. */
interface Frame {
  context: InstallationContext | ConsoleContext;
  /** Of a call of one shop. */
  appId?: string;
}

/** What the rule of a call is given; undefined where there is no such shop. */
async function frameOf(
  { endpoint, limits: { answerMs } }: ConsoleHandler,
  request: FastifyRequest,
  input: object,
  options: RouteOptions,
): Promise<Frame | undefined> {
  const { deps, config } = options;
  const context: InstallationContext = {
    input,
    deps,
    locale: apiLocale(request),
    actor: consoleActor(request, textField(input, 'author')),
    holder: personOf(request),
    holds: (scope) => holdsScope(request, scope),
  };
  if (isOfInstallation(endpoint)) return { context };
  const shop = await findNamedShop(request, options, textField(input, 'shop'));
  if (shop === undefined) return undefined;
  const file = uploadBody(request, answerMs);
  if (endpoint.isUpload !== true) waitInSilence(request, answerMs);
  return {
    context: { ...context, shop, file, origin: shopOrigin(request, shop, config) },
    appId: shop.appId,
  };
}

/** Runs the rule of a call, and notes what it changes: in the audit log of the shop, else in the server's log. */
async function run(
  handler: ConsoleHandler,
  request: FastifyRequest,
  { context, appId }: Frame,
): Promise<ConsoleOutcome> {
  const { endpoint } = handler;
  if (!endpoint.writes) return handler.run(context);
  const { deps, actor, input } = context;
  const { name: call } = endpoint;
  const row = appId === undefined ? undefined : await openAuditRow(deps, { appId, actor, call, input });
  const outcome = await handler.run(context);
  const change = outcome.ok ? outcome.change : undefined;
  if (row !== undefined) await row.close(change);
  else if (change?.appId !== undefined)
    await (await openAuditRow(deps, { appId: change.appId, actor, call, input })).close(change);
  else if (change !== undefined) request.log.info({ call, who: actor.name, change }, 'changed');
  return outcome;
}

/** The limit a contract names. @throws Error where no limit by caller has this name. */
function limitOf({ name, rate }: ConsoleHandler['endpoint']): RateLimit | undefined {
  if (rate === undefined) return undefined;
  const limit = CALL_LIMITS.get(rate);
  if (limit?.per === 'caller') return limit;
  throw new Error(`The shop server cannot start: ${name} names the limit ${rate}, which is none by caller.`);
}

function answer(handler: ConsoleHandler, options: RouteOptions) {
  const { endpoint } = handler;
  const { isUpload = false } = endpoint;
  const inputs = makeInputReader(endpoint);
  const check = options.config.mode === 'production' ? undefined : makeOutcomeCheck(endpoint);
  const readable = makeFieldFilter(endpoint.data);
  const limit = limitOf(endpoint);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const reading = inputs.read(isUpload ? request.query : request.body, isUpload);
    if (!reading.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: reading.fields } });
    const { input } = reading;
    if (hasNul(input, endpoint.input)) return sendFailure(request, reply, 'bad-parameters');
    const frame = await frameOf(handler, request, input, options);
    if (frame === undefined) return sendFailure(request, reply, 'not-found');
    const asker = consoleCaller(request);
    const surplus = limit && (await checkAskerRateLimit(asker, endpoint.name, limit, options.deps));
    if (surplus !== undefined)
      return sendFailure(request, reply, 'rate-limited', { status: 429, retryAfterS: surplus.retryAfterS });
    const outcome = await run(handler, request, frame);
    check?.(outcome);
    if (!outcome.ok) return sendOutcome(request, reply, outcome);
    return sendOk(request, reply, readable(outcome.data, frame.context.holds));
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
    config: { area: endpoint.area, ...(bodyMs === undefined ? {} : { bodyMs }) },
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
