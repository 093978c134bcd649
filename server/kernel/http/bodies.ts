/** Bodies of writes: JSON or a form, always an object; anything else is refused (D2, Fastify CVE-2025-32442 class). */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

export async function registerBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, next) => {
    // A call without input may come with an empty body (M223).
    const text = body.toString();
    if (text === '') {
      next(null, {});
      return;
    }
    void parseJson(request, text, next);
  });
  await app.register(formbody);
}
