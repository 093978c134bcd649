/** Answers a call: what it was answered with as the envelope of a success, or why it was refused. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from './define-handler.ts';
import { makeEnvelope, sendFailure } from './envelope.ts';
import { apiLocale } from './locale.ts';

export function sendOk(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(makeEnvelope('ok', { locale: apiLocale(request), requestId: request.id, data }));
}

export function sendOutcome(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.ok) return sendOk(request, reply, outcome.data);
  const { code, data, retryAfterS } = outcome;
  return sendFailure(request, reply, code, {
    ...(data === undefined ? {} : { data }),
    ...(retryAfterS === undefined ? {} : { status: 429, retryAfterS }),
  });
}
