/** Calls of the console, as the person of a token; each answers with the envelope or throws in words. */
import { isObject } from '#schemas/page/json.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { NoAnswerError, ShopError } from '../shop-error.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';

export interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

export interface CallOptions {
  locale?: Locale;
  /** Milliseconds until a request is given up. */
  timeoutMs?: number;
  /** A file of this machine, sent as it is read, however large it is. */
  file?: string;
  /** Bytes are sent as they are, everything else as JSON. */
  body?: unknown;
}

const TIMEOUT_MS = 30_000;
/** Making all sizes of a large picture takes seconds, and others may be before it; so does writing thousands of goods. */
export const LONG_MS = 300_000;

/** What a proxy says of a server that is just being started anew. */
const GATEWAY_TROUBLE: ReadonlySet<number> = new Set([502, 503, 504]);

function isAnswer(value: unknown): value is Answer {
  return isObject(value) && typeof value['code'] === 'number' && typeof value['msg'] === 'string';
}

function readAnswer(name: string, { status, type, text }: TransportAnswer): Answer {
  const answer: unknown = type.startsWith('application/json') ? JSON.parse(text) : undefined;
  if (isAnswer(answer)) return answer;
  const message = `${name} is no shop server, or something stands before it: HTTP ${String(status)}.`;
  throw GATEWAY_TROUBLE.has(status) ? new NoAnswerError(message) : new ShopError(message);
}

/** Asks one address of the console. */
export type Call = (
  method: TransportRequest['method'],
  path: string,
  options?: CallOptions,
) => Promise<Answer>;

export function caller(transport: Transport, token: string): Call {
  return async (method, path, { body, file, locale = 'en', timeoutMs } = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': languageTag(locale) };
    if (file !== undefined) return readAnswer(transport.name, await transport.sendFile(path, file, headers));
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const answer = await transport.send({
      method,
      path,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
      timeoutMs: timeoutMs ?? (isBytes ? LONG_MS : TIMEOUT_MS),
      ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
    });
    return readAnswer(transport.name, answer);
  };
}
