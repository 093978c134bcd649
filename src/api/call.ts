/** The browser's caller: brings the client when first used, asks once more after a lost GET, hears what concerns the whole page. */
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { networkFailure, type WireAnswer } from './wire-answer.ts';
import type { HttpFacts } from './http.ts';

export interface CallPorts extends HttpFacts {
  /** Told of every answer that is not ok, before the caller sees it. */
  onRefusal: (endpoint: AnyEndpoint, answer: WireAnswer) => void;
}

/** One try of one call. */
export type Send = (endpoint: AnyEndpoint, input: object, facts: HttpFacts) => Promise<WireAnswer>;

const overHttp: Send = async (endpoint, input, facts) =>
  (await import('./http.ts')).send(endpoint, input, facts);

/** D8: a GET is tried once more after a network error, anything else never. */
async function sendTwice(
  send: Send,
  endpoint: AnyEndpoint,
  input: object,
  facts: HttpFacts,
): Promise<WireAnswer> {
  const first = await send(endpoint, input, facts).catch(() => networkFailure(facts.locale));
  if (first.ok || first.code !== 'network' || endpoint.method !== 'GET') return first;
  return send(endpoint, input, facts).catch(() => networkFailure(facts.locale));
}

export function makeCaller(ports: CallPorts, send: Send = overHttp): Caller {
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call(endpoint: AnyEndpoint, input: object): Promise<WireAnswer> {
    const answer = await sendTwice(send, endpoint, input, ports);
    if (!answer.ok) ports.onRefusal(endpoint, answer);
    return answer;
  }
  return call;
}
