/** Ends a connection whose body does not come: before its answer by the time of its kind, after it at once (ADR-197, ADR-254). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_LIMIT_BYTES, type HttpTimes } from '#server/kernel/limits/limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a body may take that is larger than files are: milliseconds. */
    bodyMs?: number;
  }
}

/** What is left of a body may come so long after its answer. */
const AFTER_ANSWER_MS = 2_000;

function isFile({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.bodyLimit ?? 0) > BODY_LIMIT_BYTES;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function timeOf(request: FastifyRequest, { body, file }: Pick<HttpTimes, 'body' | 'file'>): number {
  return request.routeOptions.config.bodyMs ?? (isFile(request) ? file : body);
}

export function registerSlowBodies(app: FastifyInstance, times: Pick<HttpTimes, 'body' | 'file'>): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { raw, method } = request;
    // Of a GET no body is read, so none would ever end.
    if (method !== 'GET' && hasBody(request)) {
      const late = setTimeout(() => raw.destroy(), timeOf(request, times));
      const onEnd = () => clearTimeout(late);
      raw.once('end', onEnd).once('close', onEnd);
    }
    next();
  });
  // Nobody reads what comes after the answer. What is under way already is read away, so that the answer is heard.
  app.addHook('onResponse', ({ raw }, _reply, next) => {
    if (!raw.complete && !raw.destroyed) {
      const late = setTimeout(() => raw.destroy(), AFTER_ANSWER_MS);
      const onEnd = () => clearTimeout(late);
      raw.resume().once('end', onEnd).once('close', onEnd);
    }
    next();
  });
}
