/** Finds the shop of a request (D6, requirement 28): the host decides, and nobody talks it into another shop. */
import type { FastifyRequest } from 'fastify';
import { appIdOf, headerAppId, hostOf } from '#server/kernel/http/host.ts';
import type { ShopContext, ShopDirectory } from '../services/shop-directory.ts';

export type ShopFinding =
  | { ok: true; shop: ShopContext }
  | { ok: false; code: 'bad-parameters' | 'no-permission' | 'not-found' };

function queryAppId(request: FastifyRequest): string | undefined {
  const { query } = request;
  return typeof query === 'object' && query !== null && 'app_id' in query ? appIdOf(query.app_id) : undefined;
}

function judge(shop: ShopContext, appId: string | undefined): ShopFinding {
  return appId === undefined || appId === shop.appId
    ? { ok: true, shop }
    : { ok: false, code: 'no-permission' };
}

async function findSlowly(
  directory: ShopDirectory,
  lookup: ReturnType<ShopDirectory['byHost']>,
  appId: string | undefined,
): Promise<ShopFinding> {
  const knownShop = await lookup;
  if (knownShop !== undefined) return judge(knownShop, appId);
  const shop = appId === undefined ? await directory.fallback() : await directory.byAppId(appId);
  return shop === undefined ? { ok: false, code: 'not-found' } : { ok: true, shop };
}

/** At once for a shop already known, so that a cached page waits for nothing. */
export function findShop(
  directory: ShopDirectory,
  request: FastifyRequest,
): ShopFinding | Promise<ShopFinding> {
  const header = headerAppId(request);
  const query = queryAppId(request);
  if (header !== undefined && query !== undefined && header !== query)
    return { ok: false, code: 'bad-parameters' };
  const host = hostOf(request);
  // What is no `host[:port]` belongs to no shop, the default one included (D134).
  if (host === '') return { ok: false, code: 'not-found' };
  const appId = header ?? query;
  const lookup = directory.byHost(host);
  if (lookup !== undefined && !(lookup instanceof Promise)) return judge(lookup, appId);
  if (lookup === undefined && appId === undefined) {
    const fallback = directory.fallback();
    if (fallback !== undefined && !(fallback instanceof Promise)) return { ok: true, shop: fallback };
  }
  return findSlowly(directory, lookup, appId);
}

/**
 * Origin of the shop's own sub-domain, which a login is carried to (M145): its label below the root domain the shopper
 * came by. Only over https, for a ticket never travels openly and browsers name the site of a request on no other way;
 * names below `localhost` are sites of their own to them.
 */
export function subDomainOf(
  origin: string,
  label: string,
  rootDomains: readonly string[],
): string | undefined {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:' || !rootDomains.includes(hostname)) return undefined;
  const address = `https://${label}.${hostname}${port === '' ? '' : `:${port}`}`;
  return URL.canParse(address) ? address : undefined;
}
