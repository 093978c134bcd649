/** Whether a host leads to this installation: its addresses in the DNS against those the shop is reached at. */
import { lookup } from 'node:dns/promises';
import type { DOMAIN_STATES } from '#schemas/api/console/shop.ts';
import { isLocalName } from '#server/kernel/http/local-name.ts';
import type { LookUpForShop, LookUpHost } from './bounded-look-ups.ts';

export const lookUpHost: LookUpHost = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
};

export interface DomainCheck {
  state: (typeof DOMAIN_STATES)[number];
  addresses: string[];
  own_addresses: string[];
}

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

/** @param origin where the shop was reached just now: what leads there leads here */
export async function checkDomain(
  lookUp: LookUpForShop,
  { appId, host, origin }: { appId: string; host: string; origin: string },
): Promise<DomainCheck> {
  const { hostname } = new URL(origin);
  const [addresses, ownAddresses] = await Promise.all([
    lookUp(appId, host),
    isLocalName(hostname) ? LOOPBACK : lookUp(appId, hostname),
  ]);
  const isHere = addresses.some((address) => ownAddresses.includes(address));
  const state = addresses.length === 0 ? 'unknown' : isHere ? 'here' : 'elsewhere';
  return { state, addresses: [...addresses], own_addresses: [...ownAddresses] };
}
