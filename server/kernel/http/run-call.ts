/** Runs one registered call: access, rule, and in tests the answer against its contract. Used by HTTP and in-process alike. */
import { CODES } from '#schemas/api/codes.ts';
import type { AnyEndpoint, AnswerOf, Caller, InputOf } from '#schemas/api/define-endpoint.ts';
import { GENERAL_CODES } from '#schemas/api/define-endpoint.ts';
import { refusalOf } from '#server/areas/identity/rules/viewer.ts';
import { NOBODY, type Visitor } from '#server/areas/zones/rules/zone-access.ts';
import type { HandlerContext, Outcome } from './define-handler.ts';
import type { CallRegistry, RegisteredCall } from './registry.ts';

export class ContractError extends Error {
  override readonly name = 'ContractError';
}

function checkOutcome(call: RegisteredCall, outcome: Outcome): void {
  const { endpoint } = call;
  if (outcome.ok) {
    const fault = call.faultOf(outcome.data);
    if (fault !== undefined)
      throw new ContractError(`${endpoint.name} answered data outside its contract: ${fault}`);
    return;
  }
  const isDeclared = [...endpoint.codes, ...GENERAL_CODES].some((code) => code === outcome.code);
  if (!isDeclared)
    throw new ContractError(`${endpoint.name} answered the code ${outcome.code}, which it does not declare`);
}

/** `isStrict` checks the answer too, as development and tests do. */
export async function runCall(
  call: RegisteredCall,
  context: HandlerContext,
  isStrict: boolean,
): Promise<Outcome> {
  const refusal = refusalOf(call.endpoint.access, context.viewer, context.shop.capabilities);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const outcome = await call.handler.run(context);
  if (isStrict) checkOutcome(call, outcome);
  return outcome;
}

/** Inside the server there is no browser: whatever is bound to this handle nobody can go on with. */
const noBrowser = () => '';
const noMerchant = () => undefined;

type AnyAnswer = AnswerOf<AnyEndpoint>;

/**
 * A caller in this process, anonymous (D114) unless a page is drawn for one visitor alone, and even then to all calls
 * that answer everybody the same. It keeps the contract of the one in the browser: an answer is a value; only a fault
 * of the server itself is thrown, for the page that asked to fail as a whole.
 */
export function makeCaller(
  registry: CallRegistry,
  context: Omit<HandlerContext, 'input' | 'viewer' | 'grantOf' | 'browser' | 'merchant' | 'call'>,
  isStrict: boolean,
  visitor: Visitor = NOBODY,
): Caller {
  function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>;
  async function call(endpoint: AnyEndpoint, input: Record<string, unknown>): Promise<AnyAnswer> {
    const registered = registry.get(endpoint.name);
    const refuse = (code: 'not-found' | 'bad-parameters'): AnyAnswer => ({
      ok: false,
      code,
      msg: CODES[code][context.locale],
    });
    if (registered === undefined) return refuse('not-found');
    const reading = registered.inputs.read(input, false);
    if (!reading.ok) return refuse('bad-parameters');
    const { viewer, grantOf } = endpoint.perLearner ? visitor : NOBODY;
    const outcome = await runCall(
      registered,
      { ...context, input: reading.input, viewer, grantOf, browser: noBrowser, merchant: noMerchant, call },
      isStrict,
    );
    if (outcome.ok) return { ok: true, data: outcome.data };
    return { ok: false, code: outcome.code, msg: CODES[outcome.code][context.locale] };
  }
  return call;
}
