/** The name of the cookie a session stands in (requirement 15). */
import type { FastifyRequest } from 'fastify';
import { isSecure } from './secure.ts';

/** Under https the browser itself binds the cookie to this host and to https. */
export function sessionCookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-shop_session' : 'shop_session';
}
