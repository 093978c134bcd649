/** The desk's caller: any contract over HTTP, with the shop filled in where a console call names it. */
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { AnswerOf, Caller, InputOf } from '#schemas/api/define-endpoint.ts';
import { makeCaller, type Send } from '#api/call.ts';
import { makeLastCaller } from '#api/last-call.ts';
import { REQUEST_TIMEOUT_MS } from '#schemas/constants.ts';
import type { DeskFacts } from '../facts.ts';

/** The input of a console call as the desk gives it: its shop and author are known. */
export type ConsoleInput<E extends ConsoleCall> = Omit<InputOf<E>, 'shop' | 'author'>;

export interface DeskCaller {
  /** A call of the storefront or of the desk's session. */
  call: Caller;
  /**
   * A console call of the shop the desk stands in. A refusal has `code`, `msg` to be shown, and in `detail` what the call says
   * beside it: faults, or `{yours, theirs}`.
   */
  ask: <E extends ConsoleCall>(endpoint: E, input: ConsoleInput<E>) => Promise<AnswerOf<E>>;
}

/** The input a contract asks for; what the compiler cannot follow is that `shop` completes it. */
function withShop(input: object, shop: string): never;
function withShop(input: object, shop: string): object {
  return { ...input, shop };
}

/** An input that was judged already, as the endpoint it was judged by takes it. */
function asInput(input: object): never;
function asInput(input: object): object {
  return input;
}

/** Without the bound on bytes of a page that is leaving, and not for ever. */
const fetchInTime: typeof fetch = (request, options) =>
  window.fetch(request, { ...options, keepalive: false, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

/** By fetch, which the browser has (ADR-762): every screen of the desk makes calls before it shows anything. */
const sendByFetch: Send = (endpoint, input, facts) =>
  makeLastCaller(facts, fetchInTime)(endpoint, asInput(input));

/** @param onSessionLost called when a console call answers that nobody is signed in (8504) */
export function makeDeskCaller({ appId, locale }: DeskFacts, onSessionLost: () => void): DeskCaller {
  const call = makeCaller(
    {
      appId,
      locale,
      onRefusal: ({ access }, answer) => {
        if (!answer.ok && answer.code === 'not-logged-in' && access === 'console') onSessionLost();
      },
    },
    sendByFetch,
  );
  return { call, ask: (endpoint, input) => call(endpoint, withShop(input, appId)) };
}
