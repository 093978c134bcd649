/** Where cookies are kept under https alone (requirement 15): everywhere but on this machine by plain http. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOf } from './shop.ts';

const LOCAL_NAME = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/;
const PUBLIC_HTTPS = 'isPublicHttps';

/** Names browsers look up nowhere. */
export function isLocalName(hostname: string): boolean {
  return LOCAL_NAME.test(hostname);
}

export function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/** Told once: a proxy nobody trusts, or one that hides the host, says nothing of how shoppers came. */
export function rememberPublicUrl(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorate(PUBLIC_HTTPS, publicUrl?.startsWith('https:') === true);
}

/** Whether shoppers reach this installation by https, whatever the request itself says. */
export function isPublicHttps(request: FastifyRequest): boolean {
  return isHttps(request) || request.server.getDecorator<boolean>(PUBLIC_HTTPS);
}

/** Whether a cookie of this answer is `Secure` and bound to its host. */
export function isSecure(request: FastifyRequest): boolean {
  return isPublicHttps(request) || !isLocalName(hostOf(request));
}
