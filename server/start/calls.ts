/** Puts every contract on its path: shop, origin, limit, input, session, rule, envelope, in this order. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { isObject } from '#schemas/page/json.ts';
import { gateRefusal } from '#schemas/shop/gate.ts';
import {
  browserOf,
  changeSession,
  gatePersonOf,
  holderOf,
  merchantToken,
  viewerOf,
} from '#server/areas/identity/area.ts';
import { changeDeskSession, deskHolderOf } from '#server/areas/console/area.ts';
import { viewedBy } from '#server/areas/pages/area.ts';
import { findShop, shopOrigin, type ShopContext } from '#server/areas/shop/area.ts';
import { keepGrant, readGrant } from '#server/areas/zones/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { readBizData } from '#server/kernel/http/biz-data.ts';
import type { Calls, RouteOptions } from '#server/kernel/http/calls.ts';
import type { HandlerContext } from '#server/kernel/http/define-handler.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { routesOf } from '#server/kernel/http/methods.ts';
import { isWrite, refusalData, refuseOrigin } from '#server/kernel/http/origin.ts';
import { checkRateLimit, checkPersonWriteLimit } from '#server/kernel/http/rate-limit.ts';
import type { CallRegistry, RegisteredCall } from '#server/kernel/http/registry.ts';
import { sendOutcome } from '#server/kernel/http/send-outcome.ts';
import { defineCounter } from '#server/kernel/metrics/counters.ts';
import type { PreviewFinding, Previews } from '#server/web/previews.ts';
import { envelopeSchema } from './envelope-schema.ts';
import { makeCaller, runCall } from './run-call.ts';

/** What opens a preview; the pages' own route and every call of a preview ask it. */
export interface CallsOptions {
  config: AppConfig;
  deps: Deps;
  registry: CallRegistry;
  previews: Previews;
}

const callAnswers = defineCounter(
  'call_answers_total',
  'Calls by name, and the code they were answered with.',
  ['call', 'code'],
);

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** A page in a preview says so with each of its calls (D43): they are nobody's, and none of them writes. */
const PREVIEW_HEADER = 'preview';

function previewOf(
  request: FastifyRequest,
  shop: ShopContext,
  previews: Previews,
): PreviewFinding | undefined {
  const token = request.headers[PREVIEW_HEADER];
  return typeof token === 'string' ? previews.open(token, shop) : undefined;
}

/** Before the body is read: refuses what comes from elsewhere or too often. */
function guard({ endpoint, limit }: RegisteredCall, { config, deps }: RouteOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refuseOrigin(request, endpoint, config);
    if (refusal !== undefined) return sendFailure(request, reply, refusal, refusalData(refusal));
    if (isWrite(endpoint) && request.headers[PREVIEW_HEADER] !== undefined)
      return sendFailure(request, reply, 'preview-only');
    if (limit === undefined) return undefined;
    const surplus = await checkRateLimit(request, endpoint.name, limit, deps);
    if (surplus === undefined) return undefined;
    return sendFailure(request, reply, 'rate-limited', { status: 429, retryAfterS: surplus.retryAfterS });
  };
}

/** What a call over HTTP is given: the shop of the host, the person of the session, the language asked for. */
async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  call: RegisteredCall,
  frame: Pick<HandlerContext, 'shop' | 'input'>,
  options: CallsOptions,
): Promise<HandlerContext> {
  const { config, registry, previews } = options;
  const preview = previewOf(request, frame.shop, previews);
  const { shop, deps } = preview?.ok === true ? preview.preview : { shop: frame.shop, deps: options.deps };
  const { endpoint } = call;
  const isPersonal = (endpoint.access !== 'anyone' || endpoint.perLearner) && preview === undefined;
  // Where strangers are answered too nobody is looked for.
  const isGated = gateRefusal(endpoint.gate, 'stranger', shop.capabilities) !== undefined;
  const isLookedFor = isPersonal || (isGated && preview === undefined);
  const viewer = isLookedFor ? await viewerOf(request, deps.stores, shop) : undefined;
  const person = preview?.ok === true ? viewedBy(preview.preview.grant) : gatePersonOf(viewer?.user);
  const common = {
    shop,
    deps,
    person,
    locale: apiLocale(request),
    request: {
      id: request.id,
      origin: shopOrigin(request, shop, config),
      userAgent: request.headers['user-agent'] ?? '',
      ip: addressOf(request),
    },
  };
  return {
    ...common,
    input: frame.input,
    viewer: isPersonal ? viewer : undefined,
    holder: () => holderOf(request, deps.stores, shop.appId),
    grantOf: (zoneId) => readGrant(request, zoneId),
    browser: browserOf(request, reply),
    merchant: () => merchantToken(request),
    desk: () => deskHolderOf(request, deps, shop),
    originOf: (other) => shopOrigin(request, other, config),
    call: makeCaller(registry, common, config.mode !== 'production'),
  };
}

/** Before it is run: a person who writes too much, by whichever call. */
async function checkViewerWriteLimit({ endpoint }: RegisteredCall, { viewer, shop, deps }: HandlerContext) {
  if (viewer === undefined || !isWrite(endpoint)) return undefined;
  return checkPersonWriteLimit({ appId: shop.appId, userId: viewer.user.id }, deps);
}

/** The registered calls, as the browser of a request or a page of this process makes them. */
export function makeCalls(options: CallsOptions): Calls {
  const { registry } = options;
  const isStrict = options.config.mode !== 'production';
  return {
    get: (name) => registry.get(name),
    all: () => registry.all(),
    runFor: async (request, reply, call, frame) => {
      const context = await contextOf(request, reply, call, frame, options);
      const surplus = await checkViewerWriteLimit(call, context);
      if (surplus !== undefined) return { ok: false, code: 'rate-limited', ...surplus };
      const outcome = await runCall(call, context, isStrict);
      callAnswers.add({ call: call.endpoint.name, code: outcome.ok ? 'ok' : outcome.code });
      return outcome;
    },
    callerFor: (frame) => makeCaller(registry, frame, isStrict),
  };
}

/** A read that is sent as a POST without a body keeps its input where a GET has it (D136). */
function isQueryOfPost(endpoint: AnyEndpoint, { body }: FastifyRequest): boolean {
  return (
    endpoint.method === 'GET' && (body === undefined || (isObject(body) && Object.keys(body).length === 0))
  );
}

function answer(call: RegisteredCall, { deps, calls }: RouteOptions) {
  const { endpoint } = call;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const match = await findShop(deps.shop, request);
    if (!match.ok) return sendFailure(request, reply, match.code);
    const isQuery = request.method === 'GET' || isQueryOfPost(endpoint, request);
    const isText = isQuery || FORM.test(request.headers['content-type'] ?? '');
    const input = isQuery ? request.query : request.body;
    const raw = isText && endpoint.encoding === 'bizData' ? readBizData(input) : input;
    if (Array.isArray(raw) || (raw !== undefined && (typeof raw !== 'object' || raw === null))) {
      return sendFailure(request, reply, 'bad-parameters');
    }
    const reading = call.inputs.read(raw, isText);
    if (!reading.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: reading.fields } });
    const outcome = await calls.runFor(request, reply, call, { shop: match.shop, input: reading.input });
    const { session, grant, desk } = (outcome.ok ? outcome.effects : undefined) ?? {};
    if (desk !== undefined) changeDeskSession(reply, desk);
    if (session !== undefined) changeSession(request, reply, session);
    if (grant !== undefined) keepGrant(request, reply, grant);
    return sendOutcome(request, reply, outcome);
  };
}

/** Calls answered in a way of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['log.report']);

export function registerCalls(app: FastifyInstance, options: RouteOptions): void {
  const calls = options.calls.all().filter(({ endpoint }) => !ELSEWHERE.has(endpoint.name));
  for (const { call, method, url } of routesOf(calls)) {
    app.route({
      method,
      url,
      // Headers alone tell nothing of a call; HEAD would run it for nothing.
      exposeHeadRoute: false,
      schema: { response: { 200: envelopeSchema(call.endpoint) } },
      config: { area: call.endpoint.area },
      onRequest: guard(call, options),
      handler: answer(call, options),
    });
  }
}
