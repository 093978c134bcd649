/** One line for each answer: what was asked, under which host, how it ended and how long it took; nothing about who asked. */
import type { FastifyInstance } from 'fastify';
import { hostOf } from '../http/host.ts';

/** Asked every few seconds by balancers and collectors. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The route's template stands for the address, which may carry ids, names and what was searched for. */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const line = {
      host: hostOf(request),
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (QUIET.has(route)) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
