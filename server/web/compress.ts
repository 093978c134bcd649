/** One body in the encodings browsers take, each made once and only when somebody asks for it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { createCache } from '#server/kernel/cache/cache.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;
/** Below this a compressed body saves nothing worth its header. */
const MIN_BYTES = 860;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Browsers send a handful of headers between them; strangers' inventions are read anew. */
const encodings = createCache<Encoding>({ name: 'encodings', maxEntries: 64 });

/** What a browser takes best, brotli first where it takes both alike. */
export function pickEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = encodings.get(header);
  if (before !== undefined) return before;
  const encoding: Encoding = negotiate(header.toLowerCase(), ['br', 'gzip']) ?? 'identity';
  if (header.length <= 100) encodings.set(header, encoding);
  return encoding;
}

async function encode(body: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: GZIP_LEVEL });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

export interface EncodedBodies {
  body: Buffer;
  encoding: Encoding;
}

/** A body and its compressed forms. */
export class EncodedBody {
  readonly plain: Buffer;
  private readonly quality: number;
  private readonly ready = new Map<Encoding, Buffer>();
  private readonly making = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer, quality = BROTLI_QUALITY) {
    this.plain = plain;
    this.quality = quality;
    this.ready.set('identity', plain);
  }

  /** The form at once when it has been made before. */
  peek(encoding: Encoding): EncodedBodies | undefined {
    if (this.plain.length < MIN_BYTES) return { body: this.plain, encoding: 'identity' };
    const body = this.ready.get(encoding);
    return body === undefined ? undefined : { body, encoding };
  }

  async get(encoding: Encoding): Promise<EncodedBodies> {
    const earlier = this.peek(encoding);
    if (earlier !== undefined || encoding === 'identity')
      return earlier ?? { body: this.plain, encoding: 'identity' };
    let making = this.making.get(encoding);
    if (making === undefined) {
      making = encode(this.plain, encoding, this.quality);
      this.making.set(encoding, making);
    }
    const body = await making;
    this.ready.set(encoding, body);
    this.making.delete(encoding);
    return { body, encoding };
  }
}
