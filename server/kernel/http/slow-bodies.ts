/** Ends a connection whose ordinary body does not come: files alone may take as long as a request may (decision 197). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_LIMIT_BYTES } from '#server/kernel/limits/limits.ts';

function isFile({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.bodyLimit ?? 0) > BODY_LIMIT_BYTES;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export function registerSlowBodies(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, method } = request;
    // Of a GET no body is read, so none would ever end.
    if (method !== 'GET' && hasBody(request) && !isFile(request)) {
      const late = setTimeout(() => raw.destroy(), withinMs);
      const come = () => clearTimeout(late);
      raw.once('end', come).once('close', come);
    }
    done();
  });
}
