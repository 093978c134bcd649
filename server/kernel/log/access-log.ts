/** One line for each answer: what was asked, under which host, how it ended and how long it took; nothing about who asked. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOf } from '../http/host.ts';

/** Asked every few seconds by balancers and collectors. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** @param routeOf the name that stands for the address, which may carry ids, names and what was searched for */
export function registerAccessLog(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void {
  // These five fields hold no secret, and looking for one costs a line half of its time.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, next) => {
    const route = routeOf(request);
    const line = {
      reqId: request.id,
      host: hostOf(request),
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (QUIET.has(route)) lines.debug(line, 'answered');
    else lines.info(line, 'answered');
    next();
  });
}
