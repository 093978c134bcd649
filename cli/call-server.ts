/** Calls of the console, as the person of a token; each answers with the envelope or throws in words. */
import { consoleExamsImport } from '#schemas/api/console/exams.ts';
import { PACKAGING_MS } from '#server/areas/media/limits.ts';
import { consoleGoodsImport } from '#schemas/api/console/goods-tables.ts';
import { consoleMediaJoin } from '#schemas/api/console/media.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { NoAnswerError, ShopError } from './shop-backend.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';

export interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

const TIMEOUT_MS = 30_000;
/** Making all sizes of a large picture takes seconds, and others may be before it; so does writing thousands of goods. */
const UPLOAD_TIMEOUT_MS = 300_000;

/** A long film is cut for as long as it takes. */
function timeoutOf(path: string, isFile: boolean): number {
  if (path === consoleMediaJoin.path) return 2 * PACKAGING_MS;
  return isFile || path === consoleGoodsImport.path || path === consoleExamsImport.path
    ? UPLOAD_TIMEOUT_MS
    : TIMEOUT_MS;
}

/** What a proxy says of a server that is just being started anew. */
const GATEWAY_TROUBLE: ReadonlySet<number> = new Set([502, 503, 504]);

function readAnswer(name: string, { status, type, text }: TransportAnswer): Answer {
  if (type.startsWith('application/json')) return JSON.parse(text) as Answer;
  const message = `${name} is no shop server, or something stands before it: HTTP ${String(status)}.`;
  throw GATEWAY_TROUBLE.has(status) ? new NoAnswerError(message) : new ShopError(message);
}

/** Asks one address of the console. */
export type Call = (
  method: TransportRequest['method'],
  path: string,
  body?: unknown,
  locale?: Locale,
) => Promise<Answer>;

const headersOf = (token: string, locale: Locale) => ({
  authorization: `Bearer ${token}`,
  'accept-language': languageTag(locale),
});

export function caller(transport: Transport, token: string): Call {
  return async (method, path, body, locale = 'en') => {
    const isFile = body instanceof Uint8Array;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const answer = await transport.send({
      method,
      path,
      headers: { ...headersOf(token, locale), ...(body === undefined ? {} : { 'content-type': type }) },
      timeoutMs: timeoutOf(path, isFile),
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    return readAnswer(transport.name, answer);
  };
}

/** Sends a file as it is read. */
export type SendStream = (path: string, file: string) => Promise<Answer>;

export function streamer(transport: Transport, token: string): SendStream {
  return async (path, file) =>
    readAnswer(transport.name, await transport.sendFile(path, file, headersOf(token, 'en')));
}
