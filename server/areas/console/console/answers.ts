/** What the console's routes share. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeEnvelope } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';

export function sendOk(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(makeEnvelope('ok', { locale: apiLocale(request), requestId: request.id, data }));
}
