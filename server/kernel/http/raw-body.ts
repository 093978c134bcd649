/** Bodies as they came, byte for byte: what others sign is judged before it is read (ADR-216). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFlatXml } from './flat-xml.ts';

/** The bytes of one request, read on demand; each reader answers undefined where the bytes are nothing of its kind. */
export interface RawBody {
  readonly bytes: Buffer;
  /** The media type as it was sent, in small letters and without parameters. */
  readonly type: string;
  json(): unknown;
  /** The last value of each name. */
  form(): Readonly<Record<string, string>> | undefined;
  /** The texts of the elements below the root, as `<xml><id>1</id></xml>` has them. */
  xml(): Readonly<Record<string, string>> | undefined;
}

export interface RawRoute {
  method: 'POST' | 'PUT';
  url: string;
  /** Beyond this the request is answered 413 before it is kept. */
  maxBytes: number;
  handler: (
    request: FastifyRequest,
    reply: FastifyReply,
    body: RawBody,
  ) => Promise<FastifyReply> | FastifyReply;
}

/** Adds a route whose body nobody parses, of any media type; other routes keep their parsers. */
export function registerRawRoute(app: FastifyInstance, { method, url, maxBytes, handler }: RawRoute): void {
  void app.register((scope, _options, next) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, bytes, onParsed) =>
      onParsed(null, bytes),
    );
    scope.route({
      method,
      url,
      handler: (request, reply) => handler(request, reply, rawBody(request)),
    });
    next();
  });
}

function rawBody({ body, headers }: FastifyRequest): RawBody {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = (headers['content-type'] ?? '').split(';', 1).join('').trim().toLowerCase();
  return {
    bytes,
    type,
    json: () => readJson(bytes),
    form: () => readForm(bytes),
    xml: () => {
      const text = textOf(bytes);
      return text === undefined ? undefined : readFlatXml(text);
    },
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes that are no UTF-8 are no text: replaced letters would make two bodies one. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function readJson(bytes: Buffer): unknown {
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text, withoutPrototypes);
  } catch {
    return undefined;
  }
}

/** A key that would change what an object inherits is left out, as Fastify's own parser refuses it. */
function withoutPrototypes(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

function readForm(bytes: Buffer): Readonly<Record<string, string>> | undefined {
  const text = textOf(bytes);
  return text === undefined ? undefined : Object.fromEntries(new URLSearchParams(text));
}
