/** The host, the origin and the app id a request names (D6, requirement 28). */
import type { FastifyRequest } from 'fastify';
import { createCache } from '../cache/cache.ts';

const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[[0-9a-f:.]{2,45}\])$/;

function readHost(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host.length <= 253 && HOST.test(host) ? host : '';
}

const ENTRIES_MAX = 512;
const KEY_MAX = 300;

/**
 * What was read of an address before. Installations have few names, and every request bears one; strangers' inventions push
 * each other out.
 */
function makeRemembered(name: string): (key: string, read: () => string) => string {
  const cache = createCache<string>({ name, maxEntries: ENTRIES_MAX });
  // Asked several times a request: comparing two names is cheaper than looking one up.
  let last: { key: string; value: string } | undefined;
  return (key, read) => {
    if (last?.key === key) return last.value;
    const known = cache.get(key);
    const value = known ?? read();
    if (key.length > KEY_MAX) return value;
    if (known === undefined) cache.set(key, value);
    last = { key, value };
    return value;
  };
}

const hosts = makeRemembered('hosts');

/** The host name asked for, lower case, without port; empty for one that is no host name. */
export function hostOf(request: FastifyRequest): string {
  const { hostname } = request;
  return hosts(hostname, () => readHost(hostname));
}

export function appIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function headerAppId(request: FastifyRequest): string | undefined {
  return appIdOf(request.headers['app-id']);
}

function readOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
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

const origins = makeRemembered('origins');

/** scheme://host the shopper sees; a shop on a sub-domain of the public address is seen there. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const key = `${publicUrl ?? request.protocol} ${request.host}`;
  return origins(key, () => readOrigin(request, publicUrl));
}
