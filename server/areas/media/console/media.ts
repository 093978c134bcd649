/** The console's door for what is played or read: one file a request, as it comes (decisions 302, 303). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personGuard, sendOk, findNamedShop } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { MEDIA_BYTES, MEDIA_SENDING_MS } from '../limits.ts';
import { tellKept } from '../rules/media-words.ts';
import type { Kept } from '../stored-media.ts';
import { isStream, untilWhole } from './body.ts';

async function take(request: FastifyRequest, { deps }: RouteOptions, appId: string): Promise<Kept> {
  const { body, headers } = request;
  // Told at once, where the sender says so.
  if (Number(headers['content-length']) > MEDIA_BYTES) return { ok: false, reason: 'too-heavy' };
  if (!isStream(body)) return { ok: false, reason: 'empty' };
  return deps.media.take(appId, untilWhole(body, request), textField(request.query, 'name').slice(0, 200));
}

function taker(options: RouteOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const shop = await findNamedShop(request, options, textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const { ok, ...told } = tellKept(await take(request, options, shop.appId));
    return ok ? sendOk(request, reply, told) : sendFailure(request, reply, 'upload-refused', { data: told });
  };
}

/** In a scope of its own: nowhere else is a body handed on as it comes. */
export function registerMedia(app: FastifyInstance, options: RouteOptions): void {
  const { onRequest } = personGuard(options, 'sell');
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, ready) => ready(null, payload));
    const config = { bodyMs: MEDIA_SENDING_MS };
    scope.post('/console/media', { onRequest, bodyLimit: MEDIA_BYTES, config }, taker(options));
    done();
  });
}
