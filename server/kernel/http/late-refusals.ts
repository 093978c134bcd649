/**
 * Whoever goes on after being refused is told so late: a flood on a few connections asks no faster than it is answered, and
 * what it costs others is the first refusals alone (requirement 16, ADR-439).
 */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { LATE_REFUSAL_MS, LATE_REFUSALS_MAX, PROMPT_REFUSALS } from '../limits/limits.ts';
import { addressOf } from './address.ts';
import { makeLocalLimit } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Beyond a limit, though its answer does not say so. */
    isSurplus?: true;
  }
}

/** @param isStopping then nobody is made to wait: the server waits for them */
export function registerLateRefusals(app: FastifyInstance, clock: Clock, isStopping: () => boolean): void {
  const isPrompt = makeLocalLimit(PROMPT_REFUSALS, clock);
  let late = 0;
  app.addHook('onSend', (request, reply, payload, next) => {
    const isRefused = reply.statusCode === 429 || request.isSurplus === true;
    const isLate = isRefused && !isPrompt(addressOf(request));
    if (!isLate || late >= LATE_REFUSALS_MAX || isStopping()) return next(null, payload);
    late += 1;
    setTimeout(() => {
      late -= 1;
      next(null, payload);
    }, LATE_REFUSAL_MS);
  });
}
