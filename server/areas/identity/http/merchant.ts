/** The cookie of a merchant of an operations school (D56), kept as sessions are (requirement 15). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MERCHANT_SESSION_LIFE_MS } from '../limits.ts';
import { isSecure } from '#server/kernel/http/secure.ts';
import { secondsOf } from '#schemas/time.ts';

function nameOf(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-b_session' : 'b_session';
}

export function merchantToken(request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(request)];
}

export function keepMerchant(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameOf(request), token, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    httpOnly: true,
    maxAge: secondsOf(MERCHANT_SESSION_LIFE_MS),
  });
}
