/** The two calls of the first start (ADR-735): no host names a shop yet, so they have addresses of their own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataOf, AnyEndpoint, InputOf } from '#schemas/api/define-endpoint.ts';
import { deskOpeningCheck, deskOpeningCreate, OPENING_SPENT } from '#schemas/api/onboarding/opening.ts';
import { DESK } from '#schemas/desk/paths.ts';
import { LOCALE_PARAMETER } from '#schemas/locale.ts';
import { shopOrigin } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { fail, ok, type Outcome } from '#server/kernel/http/define-handler.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { provenance } from '#server/kernel/http/origin.ts';
import { checkRateLimit } from '#server/kernel/http/rate-limit.ts';
import { makeInputReader } from '#server/kernel/http/read-input.ts';
import { sendOutcome } from '#server/kernel/http/send-outcome.ts';
import { OPENING_LIMIT } from '../limits.ts';
import { openFirstShop } from '../services/open-first-shop.ts';

interface OpeningHandler {
  endpoint: AnyEndpoint;
  run: (input: never, request: FastifyRequest, options: RouteOptions) => Promise<Outcome>;
}

const SPENT = fail('no-permission', { reason: OPENING_SPENT });

function answerBy<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, request: FastifyRequest, options: RouteOptions) => Promise<Outcome<DataOf<E>>>,
): OpeningHandler {
  return { endpoint, run };
}

const check = answerBy(deskOpeningCheck, async ({ code }, _request, { deps }) =>
  (await deps.stores.onboarding.isOpenBy(code)) ? ok({}) : SPENT,
);

/** The owner comes to the shop's own host, signed in by a code that counts there alone (D137). */
const create = answerBy(deskOpeningCreate, async (input, request, { deps, config }) => {
  const result = await openFirstShop(deps, input);
  if (!result.ok)
    return result.reason === 'spent' ? SPENT : fail('bad-parameters', { faults: result.faults });
  const { appId, userId } = result;
  const shop = await deps.shop.byAppId(appId);
  if (shop === undefined) return SPENT;
  const audience = shopOrigin(request, shop, config);
  const code = deps.identity.adminCodes.make({ appId, userId, audience });
  const query = new URLSearchParams({ app_id: appId, code, [LOCALE_PARAMETER]: input.locale });
  return ok({ url: `${audience}${DESK}?${query.toString()}` });
});

/** What was read by the contract is the input its handler takes. */
function inputOf(input: object): never;
function inputOf(input: object): object {
  return input;
}

function register(app: FastifyInstance, { endpoint, run }: OpeningHandler, options: RouteOptions): void {
  const inputs = makeInputReader(endpoint);
  const { name } = endpoint;
  app.post(endpoint.path, {
    // Before the body is read, and whatever the code: a guess is counted as everything else is.
    onRequest: async (request, reply) => {
      if (provenance(request, options.config) === 'foreign')
        return sendFailure(request, reply, 'no-permission', { status: 403 });
      const surplus = await checkRateLimit(request, name, OPENING_LIMIT, options.deps);
      if (surplus === undefined) return undefined;
      return sendFailure(request, reply, 'rate-limited', { status: 429, ...surplus });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const reading = inputs.read(request.body, false);
      if (!reading.ok)
        return sendFailure(request, reply, 'bad-parameters', { data: { fields: reading.fields } });
      return sendOutcome(request, reply, await run(inputOf(reading.input), request, options));
    },
  });
}

export function registerOpening(app: FastifyInstance, options: RouteOptions): void {
  for (const handler of [check, create]) register(app, handler, options);
}
