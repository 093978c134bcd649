/** Runs one registered call: gate, access, rule, and in tests the answer against its contract. Used by HTTP and in-process alike. */
import { CODES } from '#schemas/api/codes.ts';
import type { AnyEndpoint, AnswerOf, Caller, InputOf } from '#schemas/api/define-endpoint.ts';
import { gateRefusal } from '#schemas/shop/gate.ts';
import { refusalOf } from '#server/areas/identity/area.ts';
import type { ShopFrame } from '#server/kernel/http/calls.ts';
import type { HandlerContext, Outcome } from '#server/kernel/http/define-handler.ts';
import { checkAskerRateLimit } from '#server/kernel/http/rate-limit.ts';
import type { CallRegistry, RegisteredCall } from '#server/kernel/http/registry.ts';

/** `isStrict` checks the answer too, as development and tests do. */
export async function runCall(
  call: RegisteredCall,
  context: HandlerContext,
  isStrict: boolean,
): Promise<Outcome> {
  const { access, gate } = call.endpoint;
  const { capabilities: can } = context.shop;
  const refusal = gateRefusal(gate, context.person, can) ?? refusalOf(access, context.viewer, can);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const outcome = await call.handler.run(context);
  if (isStrict) call.check(outcome);
  return outcome;
}

/** Inside the server there is no browser: whatever is bound to this handle nobody can go on with. */
const NOBODY = {
  viewer: undefined,
  holder: () => Promise.resolve(undefined),
  grantOf: () => undefined,
  browser: () => '',
  merchant: () => undefined,
  desk: () => Promise.resolve(undefined),
  originOf: () => '',
};

type AnyAnswer = AnswerOf<AnyEndpoint>;

/**
 * A caller in this process, anonymous (D114) unless a page is drawn for one visitor alone, and even then to all calls
 * that answer everybody the same. It keeps the contract of the one in the browser: an answer is a value; only a fault
 * of the server itself is thrown, for the page that asked to fail as a whole.
 */
export function makeCaller(registry: CallRegistry, frame: ShopFrame, isStrict: boolean): Caller {
  const { viewer, person = 'stranger', grantOf = NOBODY.grantOf, countedAs, ...common } = frame;
  function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>;
  async function call(endpoint: AnyEndpoint, input: Record<string, unknown>): Promise<AnyAnswer> {
    const registeredCall = registry.get(endpoint.name);
    const refuse = (code: 'not-found' | 'bad-parameters' | 'rate-limited'): AnyAnswer => ({
      ok: false,
      code,
      msg: CODES[code][frame.locale],
    });
    if (registeredCall === undefined) return refuse('not-found');
    const { limit } = registeredCall;
    if (countedAs !== undefined && limit !== undefined) {
      const surplus = await checkAskerRateLimit(countedAs, endpoint.name, limit, frame.deps);
      if (surplus !== undefined) return refuse('rate-limited');
    }
    const reading = registeredCall.inputs.read(input, false);
    if (!reading.ok) return refuse('bad-parameters');
    const visitor = endpoint.perLearner ? { ...NOBODY, viewer, grantOf } : NOBODY;
    const context = { ...common, ...visitor, person, input: reading.input, call };
    const outcome = await runCall(registeredCall, context, isStrict);
    if (outcome.ok) return { ok: true, data: outcome.data };
    const { code, data } = outcome;
    const refusal = { ok: false, code, msg: CODES[code][frame.locale] } as const;
    return data === undefined ? refusal : { ...refusal, detail: data };
  }
  return call;
}
