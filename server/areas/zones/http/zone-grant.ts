/** The cookies that say a zone's password was given: one a zone, out of reach of scripts, a day long (D38). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZONE_GRANT_LIFE_MS } from '../limits.ts';
import { isSecure } from '#server/kernel/http/secure.ts';
import { secondsOf } from '#schemas/time.ts';

/** A zone's password was given: the browser keeps this for a day (D38). */
export interface ZoneGrant {
  zoneId: string;
  value: string;
}

const PREFIX = 'zone_grant_';

function prefixOf(request: FastifyRequest): string {
  return isSecure(request) ? `__Host-${PREFIX}` : PREFIX;
}

export function readGrant(request: FastifyRequest, zoneId: string): string | undefined {
  return request.cookies[prefixOf(request) + zoneId];
}

export function hasGrants(request: FastifyRequest): boolean {
  const prefix = prefixOf(request);
  return Object.keys(request.cookies).some((name) => name.startsWith(prefix));
}

/** `zoneId` has passed its pattern, so that it may stand in a cookie's name. */
export function keepGrant(request: FastifyRequest, reply: FastifyReply, { zoneId, value }: ZoneGrant): void {
  reply.setCookie(prefixOf(request) + zoneId, value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    httpOnly: true,
    maxAge: secondsOf(ZONE_GRANT_LIFE_MS),
  });
}
