/** Files learners upload (M226, D93): taken at the path that was signed for them, served as files and never as documents (requirement 45). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UploadRefusal } from '../rules/refused.ts';
import { AUDIO_BYTES } from '../limits.ts';
import { isStream, takeBodiesAsStreams } from '#server/kernel/http/body-stream.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { makeEnvelope, sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { MEDIA_CSP } from './media.ts';
import { checkPersonWriteLimit } from '#server/kernel/http/rate-limit.ts';
import { refuseOrigin } from '#server/kernel/http/origin.ts';
import { gateRefusal, isPrivate } from '#schemas/shop/gate.ts';
import { gatePersonOf, viewerOf } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { findShop, type ShopContext } from '#server/areas/shop/area.ts';

/** A file too large is told so and read away; of one much larger nothing more is heard. */
const HEARD_BYTES = AUDIO_BYTES + 4 * 1024 * 1024;
/** Carries the signature: an address would be kept in logs and histories. */
const SIGN_HEADER = 'upload-sign';
const WRITE = { method: 'PUT', name: 'upload.put' } as const;
const CACHE = 'private, max-age=31536000, immutable';

interface FileRequest {
  Params: { file: string };
}

function refuse(request: FastifyRequest, reply: FastifyReply, reason: UploadRefusal): FastifyReply {
  return sendFailure(request, reply, 'upload-refused', { data: { reason } });
}

/** Before the body is read: who sends what from where. */
function taker({ config, deps }: RouteOptions) {
  return async (request: FastifyRequest<FileRequest>, reply: FastifyReply) => {
    const refusal = refuseOrigin(request, WRITE, config);
    if (refusal !== undefined) return sendFailure(request, reply, refusal);
    const match = await findShop(deps.shop, request);
    if (!match.ok) return sendFailure(request, reply, match.code);
    const { appId } = match.shop;
    const viewer = await viewerOf(request, deps.stores, match.shop);
    if (viewer === undefined) return sendFailure(request, reply, 'not-logged-in');
    const surplus = await checkPersonWriteLimit({ appId, userId: viewer.user.id }, deps);
    if (surplus !== undefined)
      return sendFailure(request, reply, 'rate-limited', { status: 429, ...surplus });
    const { body } = request;
    const bytes = Number(request.headers['content-length']);
    const sign = request.headers[SIGN_HEADER];
    // Without a length nobody knows how long it would go on.
    if (!isStream(body) || !(bytes > 0) || typeof sign !== 'string')
      return sendFailure(request, reply, 'bad-parameters');
    if (bytes > HEARD_BYTES) reply.header('connection', 'close');
    const path = `/uploads/${request.params.file}`;
    const result = await deps.uploads.keep({ appId, userId: viewer.user.id, path, sign, bytes }, body);
    if (!result.ok) return refuse(request, reply, result.reason);
    const data = { file_path: result.path };
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(makeEnvelope('ok', { locale: apiLocale(request), requestId: request.id, data }));
  };
}

/** Where strangers read nothing they are sent no file either (D116). */
async function isKeptFrom(request: FastifyRequest, shop: ShopContext, { stores }: Deps): Promise<boolean> {
  const { capabilities: can } = shop;
  if (!isPrivate(can)) return false;
  const viewer = await viewerOf(request, stores, shop);
  return gateRefusal('read', gatePersonOf(viewer?.user), can) !== undefined;
}

/** A file of another shop is not found. */
function sender({ deps }: RouteOptions) {
  return async (request: FastifyRequest<FileRequest>, reply: FastifyReply) => {
    const missing = () => sendFailure(request, reply, 'not-found', { status: 404 });
    const { file } = request.params;
    const match = await findShop(deps.shop, request);
    if (!match.ok || (await isKeptFrom(request, match.shop, deps))) return missing();
    const content = await deps.uploads.open(match.shop.appId, `/uploads/${file}`);
    if (content === undefined) return missing();
    return reply
      .headers({
        'cache-control': CACHE,
        'content-security-policy': MEDIA_CSP,
        'content-type': content.mediaType,
        'content-length': content.size,
        // The name was made here: letters, digits and one dot.
        'content-disposition': `attachment; filename="${file}"`,
      })
      .send(content.stream);
  };
}

/** In a scope of its own: nowhere else is a body handed on as it comes. */
export function registerUploads(app: FastifyInstance, options: RouteOptions): void {
  app.get<FileRequest>('/uploads/:file', sender(options));
  void app.register((scope, _options, next) => {
    takeBodiesAsStreams(scope);
    scope.put<FileRequest>('/uploads/:file', { bodyLimit: HEARD_BYTES }, taker(options));
    next();
  });
}
