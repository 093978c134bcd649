/** The axios client itself, in a chunk of its own: no page needs it for its first paint. */
import axios from 'axios';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { addressOf, type Hosts } from '#schemas/api/hosts.ts';
import { REQUEST_TIMEOUT_MS } from '#schemas/constants.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { readEnvelope } from './answer.ts';
import { encode } from './encode.ts';
import { networkFailure, type WireAnswer } from './wire-answer.ts';

export interface HttpFacts {
  appId: string;
  locale: Locale;
  /** Hosts a few calls go to instead of the shop's own (M202). */
  hosts?: Hosts;
  /** The preview the page belongs to: its calls are answered as nobody's (D43). Its token may be renewed. */
  preview?: { token: string };
}

/** One try of one call; a lost network is an answer too. */
export async function send(endpoint: AnyEndpoint, input: object, facts: HttpFacts): Promise<WireAnswer> {
  const { query, body, contentType } = encode(endpoint, input);
  try {
    const response = await axios.request<unknown>({
      url: addressOf(endpoint, facts.hosts),
      method: endpoint.method,
      params: { ...query, app_id: facts.appId },
      headers: {
        'App-Id': facts.appId,
        // The browser's own list would win over the shop's language cookie (M162).
        'Accept-Language': languageTag(facts.locale),
        ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
        ...(facts.preview === undefined ? {} : { Preview: facts.preview.token }),
      },
      ...(body === undefined ? {} : { data: body }),
      withCredentials: true,
      timeout: REQUEST_TIMEOUT_MS,
      // A refusal carries its envelope whatever its status is.
      validateStatus: () => true,
    });
    if (response.status === 204) return { ok: true, data: {} };
    return readEnvelope(response.data, facts.locale, endpoint.codes);
  } catch {
    return networkFailure(facts.locale);
  }
}
