/** Sends a file as the body of a call and tells how far it is; in the desk's build alone. */
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { AnswerOf, AnyEndpoint, InputOf } from '#schemas/api/define-endpoint.ts';
import { addressOf } from '#schemas/api/hosts.ts';
import { languageTag } from '#schemas/locale.ts';
import { HOUR_MS } from '#schemas/time.ts';
import { readEnvelope } from './answer.ts';
import { encode } from './encode.ts';
import type { HttpFacts } from './http.ts';
import { networkFailure, type WireAnswer } from './wire-answer.ts';

export interface FileSending extends Pick<HttpFacts, 'appId' | 'locale'> {
  file: Blob;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** A film over a slow line. */
const TIMEOUT_MS = HOUR_MS;

type Send = <E extends ConsoleCall>(
  endpoint: E,
  input: InputOf<E>,
  sending: FileSending,
) => Promise<AnswerOf<E>>;

async function send(endpoint: AnyEndpoint, input: object, sending: FileSending): Promise<never>;
async function send(endpoint: AnyEndpoint, input: object, sending: FileSending): Promise<WireAnswer> {
  const { file, signal, onProgress, appId, locale } = sending;
  try {
    // The one thing of the desk that wants it: fetch does not say how far a file is.
    const { default: axios } = await import('axios');
    const response = await axios.request<unknown>({
      url: addressOf(endpoint),
      method: endpoint.method,
      params: { ...encode(endpoint, input).query, app_id: appId },
      headers: {
        'App-Id': appId,
        'Accept-Language': languageTag(locale),
        'Content-Type': 'application/octet-stream',
      },
      data: file,
      signal,
      withCredentials: true,
      timeout: TIMEOUT_MS,
      validateStatus: () => true,
      onUploadProgress: ({ loaded }) => onProgress(file.size === 0 ? 1 : Math.min(1, loaded / file.size)),
    });
    return readEnvelope(response.data, locale, endpoint.codes);
  } catch {
    signal.throwIfAborted();
    return networkFailure(locale);
  }
}

/** The call's answer; throws where it was called off. */
export const sendFile: Send = send;
