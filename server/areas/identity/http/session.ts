/** The session cookie and the person behind it (D46, requirement 15). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsOf } from '#schemas/time.ts';
import { readViewer, type Viewer } from '../rules/viewer.ts';
import type { Stores } from '#server/start/stores.ts';
import type { SessionChange } from '#server/kernel/http/define-handler.ts';
import { SESSION_LIFE_MS } from '#server/kernel/limits/limits.ts';
import { isSecure } from '#server/kernel/http/secure.ts';

/** Readable, non-secret handle of the session (D46). */
export const USER_KEY_COOKIE = 'pc_user_key';

/** Under https the browser itself binds the cookie to this host and to https. */
export function sessionCookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-shop_session' : 'shop_session';
}

export function hasSession(request: FastifyRequest): boolean {
  return request.cookies[sessionCookieName(request)] !== undefined;
}

export async function viewerOf(
  request: FastifyRequest,
  stores: Stores,
  appId: string,
): Promise<Viewer | undefined> {
  const token = request.cookies[sessionCookieName(request)];
  return token === undefined || token === '' ? undefined : readViewer(stores, appId, token);
}

export function changeSession(request: FastifyRequest, reply: FastifyReply, change: SessionChange): void {
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const;
  const name = sessionCookieName(request);
  if (change.kind === 'ended') {
    reply.clearCookie(name, { ...attributes, httpOnly: true });
    reply.clearCookie(USER_KEY_COOKIE, attributes);
    return;
  }
  const maxAge = secondsOf(SESSION_LIFE_MS);
  reply.setCookie(name, change.token, { ...attributes, httpOnly: true, maxAge });
  reply.setCookie(USER_KEY_COOKIE, change.publicId, { ...attributes, maxAge });
}
