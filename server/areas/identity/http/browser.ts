/** The handle of a browser: what a flow of login belongs to before anybody is logged in (requirements 18, 19). */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROWSER_HANDLE_LIFE_MS } from '../limits.ts';
import { isSecure } from '#server/kernel/http/secure.ts';
import { secondsOf } from '#schemas/time.ts';

const HANDLE = /^[\w-]{32}$/;
const HANDLE_BYTES = 24;

function nameOf(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-browser' : 'browser';
}

/** Answers the handle, the same one for the whole request; a browser without one is given it with the answer. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): () => string {
  let handle: string | undefined;
  return () => {
    if (handle !== undefined) return handle;
    const value = request.cookies[nameOf(request)];
    if (value !== undefined && HANDLE.test(value)) return (handle = value);
    handle = randomBytes(HANDLE_BYTES).toString('base64url');
    reply.setCookie(nameOf(request), handle, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure(request),
      httpOnly: true,
      maxAge: secondsOf(BROWSER_HANDLE_LIFE_MS),
    });
    return handle;
  };
}
