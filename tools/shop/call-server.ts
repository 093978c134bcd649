/** Calls of a running server's console, as the person of a token; each answers with the envelope or throws in words. */
import { consoleExamsImport } from '#schemas/api/console/exams.ts';
import { PACKAGING_MS } from '#server/areas/media/limits.ts';
import { consoleGoodsImport } from '#schemas/api/console/goods-tables.ts';
import { consoleMediaJoin } from '#schemas/api/console/media.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { postFile } from './post-file.ts';
import { NoAnswerError, ShopError } from './shop-backend.ts';

export interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

export const TIMEOUT_MS = 30_000;
/** Making all sizes of a large picture takes seconds, and others may be before it; so does writing thousands of goods. */
const UPLOAD_TIMEOUT_MS = 300_000;

/** A long film is cut for as long as it takes. */
function timeoutOf(path: string, isFile: boolean): number {
  if (path === consoleMediaJoin.path) return 2 * PACKAGING_MS;
  return isFile || path === consoleGoodsImport.path || path === consoleExamsImport.path
    ? UPLOAD_TIMEOUT_MS
    : TIMEOUT_MS;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function answered<Heard>(base: string, asked: Promise<Heard>): Promise<Heard> {
  try {
    return await asked;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new NoAnswerError(
      `No answer from ${base}: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

interface Heard {
  status: number;
  type: string;
  text: string;
}

/** What a proxy says of a server that is just being started anew. */
const GATEWAY_TROUBLE: ReadonlySet<number> = new Set([502, 503, 504]);

function readAnswer(base: string, { status, type, text }: Heard): Answer {
  if (type.startsWith('application/json')) return JSON.parse(text) as Answer;
  const told = `${base} is no shop server, or something stands before it: HTTP ${String(status)}.`;
  throw GATEWAY_TROUBLE.has(status) ? new NoAnswerError(told) : new ShopError(told);
}

/** Asks one address of the console. */
export type Call = (method: Method, path: string, body?: unknown, locale?: Locale) => Promise<Answer>;

export function caller(base: string, token: string): Call {
  return async (method, path, body, locale = 'en') => {
    const isFile = body instanceof Uint8Array;
    const asked = fetch(base + path, {
      method,
      // A token is for the server that was named, whatever it says of others.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': languageTag(locale),
        ...(body === undefined
          ? {}
          : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutOf(path, isFile)),
      ...(body === undefined ? {} : { body: isFile ? Uint8Array.from(body) : JSON.stringify(body) }),
    });
    const response = await answered(base, asked);
    const type = response.headers.get('content-type') ?? '';
    return readAnswer(base, { status: response.status, type, text: await response.text() });
  };
}

/** Sends a file as it is read. */
export type SendStream = (path: string, file: string) => Promise<Answer>;

export function streamer(base: string, token: string): SendStream {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  return async (path, file) => readAnswer(base, await answered(base, postFile(base + path, file, headers)));
}
