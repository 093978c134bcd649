/** A span for each request, named by method and route; a request may name the trace it belongs to. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOf } from '../http/host.ts';
import { areaOf } from '../metrics/route-area.ts';
import type { RequestSpan, Tracer } from './trace.ts';

/** Asked every few seconds by balancers and collectors. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** @param routeOf the name that stands for the address, which may carry ids, names and what was searched for */
export function registerRequestSpans(
  app: FastifyInstance,
  tracer: Tracer,
  routeOf: (request: FastifyRequest) => string,
): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  const within = (request: FastifyRequest, next: () => void) => {
    const span = spans.get(request);
    if (span === undefined) next();
    else span.within(next);
  };
  app.addHook('onRequest', (request, _reply, next) => {
    const route = routeOf(request);
    if (QUIET.has(route)) return next();
    const span = tracer.beginRequest(`${request.method} ${route}`, request.headers, {
      'http.request.method': request.method,
      'http.route': route,
      'server.address': hostOf(request),
      'shop.area': areaOf(request),
      'shop.request': request.id,
    });
    spans.set(request, span);
    span.within(next);
  });
  // The parts of a body arrive outside of what the request began.
  app.addHook('preValidation', (request, _reply, next) => within(request, next));
  app.addHook('onResponse', (request, { statusCode }, next) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    within(request, next);
  });
}
