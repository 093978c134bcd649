/** The session cookie and the person behind it (D46, requirement 15). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsOf } from '#schemas/time.ts';
import { letIn, readViewer, type Viewer } from '../rules/viewer.ts';
import type { Stores } from '#server/kernel/area.ts';
import { SESSION_LIFE_MS } from '../limits.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { isSecure } from '#server/kernel/http/secure.ts';
import { sessionCookieName } from '#server/kernel/http/session-cookie.ts';

/** What happens to the browser's session cookie along with an answer. */
export type SessionChange = { kind: 'ended' } | { kind: 'started'; token: string; publicId: string };

/** Readable, non-secret handle of the session (D46). */
const USER_KEY_COOKIE = 'pc_user_key';

export function hasSession(request: FastifyRequest): boolean {
  return request.cookies[sessionCookieName(request)] !== undefined;
}

/** Whoever is logged in and let in now: a session that no longer opens the gate is nobody's (D116). */
export async function viewerOf(
  request: FastifyRequest,
  stores: Stores,
  { appId, capabilities }: Pick<ShopContext, 'appId' | 'capabilities'>,
): Promise<Viewer | undefined> {
  return letIn(await holderOf(request, stores, appId), capabilities);
}

/** Whose session this browser holds, let in or not: to end it. */
export async function holderOf(
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
