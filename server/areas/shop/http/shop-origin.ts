/** The address a shop is known by, as links, issuers, notifications and messages name it: from configuration alone (D134). */
import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '#server/kernel/config/app-config.ts';
import { hostOf } from '#server/kernel/http/host.ts';
import { isLocalName } from '#server/kernel/http/local-name.ts';
import type { ShopContext } from '../services/shop-directory.ts';

type OriginConfig = Pick<AppConfig, 'publicUrl' | 'rootDomains' | 'defaultShop' | 'listens'>;

/** Where this server listens: its own port once it does, the configured one before. */
function portOf({ server }: FastifyRequest, { listens }: OriginConfig): number {
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : (listens?.port ?? 0);
}

const withPort = (scheme: string, host: string, port: string) =>
  new URL(`${scheme}//${host}${port === '' ? '' : `:${port}`}`).origin;

/** Names of a shop below a root domain, the main one first: the default shop is the root itself. */
function namesBelow(root: string, { label, appId }: ShopContext, defaultShop: string): string[] {
  const own = `${label}.${root}`;
  return label === defaultShop || appId === defaultShop ? [root, own] : [own];
}

/** The address of one of a shop's names: public ones by https, or as the public address is reached. */
function addressOf(name: string, request: FastifyRequest, config: OriginConfig): string {
  const { publicUrl } = config;
  if (publicUrl !== undefined) {
    const { protocol, port } = new URL(publicUrl);
    return withPort(protocol, name, port);
  }
  return isLocalName(name) ? withPort('http:', name, String(portOf(request, config))) : `https://${name}`;
}

/**
 * All names of a shop, the one it is known by first: its domains, then below the public address, else below the roots of
 * this machine. Names of this machine alone are no address where there is a public one.
 */
function namesOf(shop: ShopContext, { rootDomains, defaultShop, publicUrl }: OriginConfig): string[] {
  const root = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  const isReached = (name: string) => root === undefined || isLocalName(root) || !isLocalName(name);
  const below = (root === undefined ? rootDomains : [root]).flatMap((one) =>
    namesBelow(one, shop, defaultShop),
  );
  return [...shop.row.hosts, ...below].filter((name) => isReached(name) && URL.canParse(`http://${name}`));
}

/**
 * scheme://host[:port] of a shop. The host a request was sent to chooses among the names the shop has and adds none, so
 * that who came by one of them stays there.
 */
export function shopOrigin(request: FastifyRequest, shop: ShopContext, config: OriginConfig): string {
  const names = namesOf(shop, config);
  const host = hostOf(request);
  const name = names.find((one) => one === host) ?? names[0];
  if (name === undefined && config.publicUrl !== undefined) return config.publicUrl;
  return addressOf(name ?? 'localhost', request, config);
}
