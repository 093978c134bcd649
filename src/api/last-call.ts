/** Calls of a page that is leaving: the same body at the same address, by a fetch that outlives the page (D80). */
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { addressOf } from '#schemas/api/hosts.ts';
import { languageTag } from '#schemas/locale.ts';
import { readEnvelope } from './answer.ts';
import { encode } from './encode.ts';
import type { HttpFacts } from './http.ts';
import { networkFailure, type WireAnswer } from './wire-answer.ts';

/** Bytes all fetches of this kind may carry at a time, by the standard of fetch. */
export const LAST_CALL_BYTES = 64 * 1024;

/** The request is under way when the call returns; its answer comes where the page stays after all. */
export function makeLastCaller(
  { appId, locale, hosts }: HttpFacts,
  send: typeof fetch = (...request) => window.fetch(...request),
): Caller {
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call(endpoint: AnyEndpoint, input: object): Promise<WireAnswer> {
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
        keepalive: true,
      });
      const envelope: unknown = await response.json();
      return readEnvelope(envelope, locale, endpoint.codes);
    } catch {
      return networkFailure(locale);
    }
  }
  return call;
}
