/** Uploaded pictures, each size at an address that never means anything else (requirement 45, ADR-130). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/kernel/area.ts';
import { fileName, madeFile } from '../images/image-service.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { findShop } from '#server/areas/shop/area.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
]);
const FOREVER = 'public, max-age=31536000, immutable';
/** Opened by itself a picture is no document: nothing in it may run, load or frame anything. */
export const MEDIA_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";
const ID = /^[\w-]{43}$/;

interface FileRequest {
  Params: { id: string; file: string };
}

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(request, reply, 'not-found', { status: 404 });
}

/** A picture of another shop is not found, and what was never made is not looked for on the disk. */
function makeSender({ shop: shops, uploads: { images }, files }: Deps) {
  return async (request: FastifyRequest<FileRequest>, reply: FastifyReply) => {
    const { id, file } = request.params;
    const match = await findShop(shops, request);
    if (!match.ok || !ID.test(id)) return missing(request, reply);
    const image = await images.find(match.shop.appId, id);
    const name = image === undefined ? undefined : madeFile(image, file);
    if (name === undefined) return missing(request, reply);
    const etag = `"${id}-${name}"`;
    const headers = { etag, 'cache-control': FOREVER, 'content-security-policy': MEDIA_CSP };
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
    const content = await files.open(fileName(id, name));
    if (content === undefined) return missing(request, reply);
    return reply
      .headers({
        ...headers,
        'content-type': TYPES.get(name.split('.')[1] ?? '') ?? 'application/octet-stream',
        'content-length': content.size,
        'content-disposition': `attachment; filename="${name}"`,
      })
      .send(content.stream);
  };
}

export function registerMedia(app: FastifyInstance, deps: Deps): void {
  app.get<FileRequest>('/media/:id/:file', makeSender(deps));
}
