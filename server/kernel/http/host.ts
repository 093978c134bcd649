/** The host, the origin and the app id a request names (D6, requirement 28). */
import type { FastifyRequest } from 'fastify';

const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[[0-9a-f:.]{2,45}\])$/;

/** The host name asked for, lower case, without port; empty for one that is no host name. */
export function hostOf(request: FastifyRequest): string {
  const host = request.hostname.toLowerCase().replace(/\.$/, '');
  return host.length <= 253 && HOST.test(host) ? host : '';
}

export function appIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function headerAppId(request: FastifyRequest): string | undefined {
  return appIdOf(request.headers['app-id']);
}

/** scheme://host the shopper sees; a shop on a sub-domain of the public address is seen there. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl === undefined) {
    const origin = `${request.protocol}://${request.host}`;
    // What is no host name would stand in a page's links as it was written, or be no address at all.
    return hostOf(request) !== '' && URL.canParse(origin) ? origin : `${request.protocol}://localhost`;
  }
  const { protocol, hostname, port } = new URL(publicUrl);
  const host = hostOf(request);
  if (!host.endsWith(`.${hostname}`)) return publicUrl;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}
