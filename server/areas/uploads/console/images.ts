/** The console's door for pictures: one file a request, as it is (D93, requirement 45). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaAddress } from '#schemas/content/pictures.ts';
import { REFUSAL_TEXTS } from '../images/image-errors.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { IMAGE_BODY_BYTES } from '../limits.ts';
import { personGuard, sendOk, findNamedShop } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { textField } from '#server/kernel/text-field.ts';

function takeImage(options: RouteOptions) {
  const { deps } = options;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const shop = await findNamedShop(request, options, textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const { body } = request;
    const kept = await deps.uploads.images.keep(shop.appId, {
      name: textField(request.query, 'name'),
      bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    });
    if (!kept.ok) {
      const { reason } = kept;
      return sendFailure(request, reply, 'upload-refused', {
        data: { reason, message: REFUSAL_TEXTS[reason] },
      });
    }
    const { id, width, height, widths } = kept.image;
    return sendOk(request, reply, { url: mediaAddress(kept.image), id, width, height, widths });
  };
}

/** In a scope of its own: nowhere else are bodies of any type read. */
export function registerImages(app: FastifyInstance, options: RouteOptions): void {
  const { onRequest } = personGuard(options, 'decorate');
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, ready) => ready(null, body));
    scope.post('/console/images', { onRequest, bodyLimit: IMAGE_BODY_BYTES }, takeImage(options));
    done();
  });
}
