/** Calls by the browser's own fetch: of a page that is leaving, and of the desk, which cannot wait for another client (D80, ADR-762). */
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { addressOf } from '#schemas/api/hosts.ts';
import { languageTag } from '#schemas/locale.ts';
import { readEnvelope } from './answer.ts';
import { encode } from './encode.ts';
import type { HttpFacts } from './http.ts';
import { networkFailure, type WireAnswer } from './wire-answer.ts';

/** Bytes all fetches of this kind may carry at a time, by the standard of fetch. */
export const LAST_CALL_BYTES = 64 * 1024;

/** One try, the same on the wire as by http.ts. The request is under way when this returns; a lost network is an answer too. */
export async function fetchAnswer(
  endpoint: AnyEndpoint,
  input: object,
  { appId, locale, hosts }: HttpFacts,
  options: RequestInit,
  send: typeof fetch = (...request) => window.fetch(...request),
): Promise<WireAnswer> {
  const { query, body, contentType } = encode(endpoint, input);
  const search = new URLSearchParams({ ...query, app_id: appId }).toString();
  try {
    const response = await send(`${addressOf(endpoint, hosts)}?${search}`, {
      method: endpoint.method,
      headers: {
        'App-Id': appId,
        'Accept-Language': languageTag(locale),
        ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
      },
      ...(body === undefined ? {} : { body }),
      credentials: 'include',
      ...options,
    });
    const envelope: unknown = await response.json();
    return readEnvelope(envelope, locale, endpoint.codes);
  } catch {
    return networkFailure(locale);
  }
}

/** Calls that outlive their page; an answer comes where the page stays after all. */
export function makeLastCaller(facts: HttpFacts, send?: typeof fetch): Caller {
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call(endpoint: AnyEndpoint, input: object): Promise<WireAnswer> {
    return fetchAnswer(endpoint, input, facts, { keepalive: true }, send);
  }
  return call;
}
