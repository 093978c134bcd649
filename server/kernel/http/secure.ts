/** Where cookies are kept under https alone (requirement 15): everywhere but on this machine by plain http. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocalName } from '#server/kernel/http/local-name.ts';
import { hostOf } from './host.ts';

const PUBLIC_HTTPS = 'isPublicHttps';

function isHttps(request: FastifyRequest): boolean {
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

/** Whether nobody on the way can read what this request carries: it came by https, or never left this machine. */
export function isSecureRequest(request: FastifyRequest): boolean {
  return isPublicHttps(request) || isLocalName(hostOf(request));
}

/** Whether a cookie of this answer is `Secure` and bound to its host. */
export function isSecure(request: FastifyRequest): boolean {
  return isPublicHttps(request) || !isLocalName(hostOf(request));
}
