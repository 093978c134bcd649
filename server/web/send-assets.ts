/** Files of the client build by exact address: no path is ever joined from a request, and no source map is served. */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '#server/kernel/cache/cache.ts';
import { ASSET_CACHE_BYTES } from './limits.ts';
import { EncodedBody, pickEncoding } from '#server/web/compress.ts';
import { planPart } from '#server/kernel/http/send-part.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['webmanifest', 'application/manifest+json'],
  ['txt', 'text/plain; charset=utf-8'],
  ['woff2', 'font/woff2'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['ogg', 'audio/ogg'],
  ['oga', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['wav', 'audio/wav'],
  ['vtt', 'text/vtt; charset=utf-8'],
]);
const COMPRESSED: ReadonlySet<string> = new Set(['js', 'css', 'json', 'svg', 'webmanifest', 'txt', 'vtt']);
/** Names under assets/ carry a hash of their content. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** An image that is a document too: nothing in it may run. */
const IMAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const ASSET_BROTLI_QUALITY = 10;

interface Asset {
  path: string;
  ending: string;
  type: string;
  size: number;
  etag: string;
  cacheControl: string;
}

function listFiles(root: string, dir = root): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = join(dir, entry.name);
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

function describe(root: string, path: string, base: string): [string, Asset] | undefined {
  const address = `${base}/${relative(root, path).split(sep).join('/')}`;
  const ending = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
  const type = TYPES.get(ending);
  if (type === undefined || ending === 'html') return undefined;
  const { size, mtimeMs } = statSync(path);
  const mark = createHash('sha256').update(`${address} ${size} ${mtimeMs}`).digest('base64url').slice(0, 16);
  // Weak where the same file is sent in several encodings; parts of a file may be joined under a strong one only.
  const etag = COMPRESSED.has(ending) ? `W/"${mark}"` : `"${mark}"`;
  return [
    address,
    { path, ending, type, size, etag, cacheControl: address.startsWith(base + HASHED) ? FOREVER : A_DAY },
  ];
}

function readAssets(root: string, base: string): ReadonlyMap<string, Asset> {
  return new Map(
    listFiles(root).flatMap((path) => {
      const file = describe(root, path, base);
      return file === undefined ? [] : [file];
    }),
  );
}

/** The file, or the part of it a player asks for. */
function sendPart(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, span } = planPart(request.headers, asset.size, asset.etag);
  reply.code(status).headers(headers);
  return status === 416 ? reply.send() : reply.send(createReadStream(asset.path, span));
}

export type SendAsset = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/** Sends the file of this address below `base`, or answers undefined where the build has none. */
export function makeAssetSender(root: string, base = ''): SendAsset {
  const assets = readAssets(root, base);
  const bodies = createCache<EncodedBody>({
    name: 'assets',
    maxBytes: ASSET_CACHE_BYTES,
    bytesOf: (body) => body.plain.length * 2 + 256,
  });

  async function sendText(asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let body = bodies.get(asset.path);
    if (body === undefined) {
      body = new EncodedBody(await readFile(asset.path), ASSET_BROTLI_QUALITY);
      bodies.set(asset.path, body);
    }
    const content = await body.get(pickEncoding(request.headers['accept-encoding']));
    if (content.encoding !== 'identity') reply.header('content-encoding', content.encoding);
    return reply.header('vary', 'accept-encoding').send(content.body);
  }

  return (request, reply) => {
    const mark = request.url.indexOf('?');
    const asset = assets.get(mark === -1 ? request.url : request.url.slice(0, mark));
    if (asset === undefined) return undefined;
    reply.headers({ 'content-type': asset.type, 'cache-control': asset.cacheControl, etag: asset.etag });
    if (asset.ending === 'svg') reply.header('content-security-policy', IMAGE_CSP);
    if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
    if (COMPRESSED.has(asset.ending)) return sendText(asset, request, reply);
    return sendPart(asset, request, reply);
  };
}
