/** Puts every contract on its path: shop, origin, limit, input, session, rule, envelope, in this order. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import type { HandlerContext } from '#server/kernel/http/define-handler.ts';
import type { CallRegistry, RegisteredCall } from '#server/kernel/http/registry.ts';
import { makeCaller, runCall } from '#server/kernel/http/run-call.ts';
import type { AppConfig } from '#server/start/app-config.ts';
import type { Deps } from '#server/start/deps.ts';
import type { PreviewFinding } from '#server/areas/pages/rules/preview.ts';
import type { ShopContext } from '#server/areas/shop/shop-directory.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { browserOf } from '#server/areas/identity/http/browser.ts';
import { makeEnvelope, sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { merchantToken } from '#server/areas/identity/http/merchant.ts';
import { isWrite, refuseOrigin } from '#server/kernel/http/origin.ts';
import { surplusOf } from '#server/kernel/http/rate-limit.ts';
import { changeSession, viewerOf } from '#server/areas/identity/http/session.ts';
import { findShop, originOf } from '#server/areas/shop/http/find-shop.ts';
import { keepGrant, readGrant } from '#server/areas/zones/http/zone-grant.ts';

export interface CallsOptions {
  config: AppConfig;
  deps: Deps;
  registry: CallRegistry;
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** An answer's envelope with the contract's data in it: what the contract does not list cannot be written. */
function envelopeSchema(endpoint: AnyEndpoint) {
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      data: endpoint.data,
      msg: { type: 'string' },
      req_id: { type: 'string' },
    },
    required: ['code', 'data', 'msg', 'req_id'],
  };
}

/** A page in a preview says so with each of its calls (D43): they are nobody's, and none of them writes. */
const PREVIEW_HEADER = 'preview';

function previewOf(request: FastifyRequest, shop: ShopContext, deps: Deps): PreviewFinding | undefined {
  const token = request.headers[PREVIEW_HEADER];
  return typeof token === 'string' ? deps.previews.open(token, shop) : undefined;
}

/** Before the body is read: refuses what comes from elsewhere or too often. */
function guard({ endpoint, limit }: RegisteredCall, { config, deps }: CallsOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refuseOrigin(request, endpoint, config);
    if (refusal !== undefined) return sendFailure(request, reply, refusal);
    if (isWrite(endpoint) && request.headers[PREVIEW_HEADER] !== undefined)
      return sendFailure(request, reply, 'preview-only');
    if (limit === undefined) return undefined;
    const surplus = await surplusOf(request, endpoint.name, limit, deps);
    if (surplus === undefined) return undefined;
    return sendFailure(request, reply, 'rate-limited', { status: 429, retryAfterS: surplus.retryAfterS });
  };
}

/** What a call over HTTP is given: the shop of the host, the person of the session, the language asked for. */
export async function contextOf(
  request: FastifyRequest,
  call: RegisteredCall,
  found: { shop: ShopContext; input: unknown },
  reply: FastifyReply,
  options: CallsOptions,
): Promise<HandlerContext> {
  const { config, registry } = options;
  const { input } = found;
  const previewed = previewOf(request, found.shop, options.deps);
  const { shop, deps } =
    previewed?.ok === true ? previewed.preview : { shop: found.shop, deps: options.deps };
  const { endpoint } = call;
  const isPersonal = (endpoint.access !== 'anyone' || endpoint.perLearner) && previewed === undefined;
  const common = {
    shop,
    deps,
    locale: apiLocale(request),
    request: {
      id: request.id,
      origin: originOf(request, config.publicUrl),
      userAgent: request.headers['user-agent'] ?? '',
      ip: addressOf(request),
    },
  };
  return {
    ...common,
    input,
    viewer: isPersonal ? await viewerOf(request, deps.stores, shop.appId) : undefined,
    grantOf: (zoneId) => readGrant(request, zoneId),
    browser: browserOf(request, reply),
    merchant: () => merchantToken(request),
    call: makeCaller(registry, common, config.mode !== 'production'),
  };
}

function answer(call: RegisteredCall, options: CallsOptions) {
  const { endpoint } = call;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await findShop(options.deps.shops, request);
    if (!found.ok) return sendFailure(request, reply, found.code);
    const isQuery = endpoint.method === 'GET';
    const isText = isQuery || FORM.test(request.headers['content-type'] ?? '');
    const raw = isQuery ? request.query : request.body;
    if (Array.isArray(raw) || (raw !== undefined && (typeof raw !== 'object' || raw === null))) {
      return sendFailure(request, reply, 'bad-parameters');
    }
    const reading = call.inputs.read(raw, isText);
    if (!reading.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: reading.fields } });
    const context = await contextOf(
      request,
      call,
      { shop: found.shop, input: reading.input },
      reply,
      options,
    );
    const outcome = await runCall(call, context, options.config.mode !== 'production');
    if (!outcome.ok)
      return sendFailure(
        request,
        reply,
        outcome.code,
        outcome.data === undefined ? {} : { data: outcome.data },
      );
    if (outcome.session !== undefined) changeSession(request, reply, outcome.session);
    if (outcome.grant !== undefined) keepGrant(request, reply, outcome.grant);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(
      makeEnvelope('ok', { locale: context.locale, requestId: request.id, data: outcome.data }),
    );
  };
}

/** Calls answered in a way of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['log.report']);

export function registerCalls(app: FastifyInstance, options: CallsOptions): void {
  for (const call of options.registry.all()) {
    const { endpoint } = call;
    if (ELSEWHERE.has(endpoint.name)) continue;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Headers alone tell nothing of a call; HEAD would run it for nothing.
      exposeHeadRoute: false,
      schema: { response: { 200: envelopeSchema(endpoint) } },
      onRequest: guard(call, options),
      handler: answer(call, options),
    });
  }
}
