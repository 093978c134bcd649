/** Whether a host leads to this installation: its addresses in the DNS against those the shop is reached at. */
import { lookup } from 'node:dns/promises';
import type { DOMAIN_STATES } from '#schemas/api/console/shop.ts';
import { isObject } from '#schemas/page/json.ts';
import { isLocalName } from '#server/kernel/http/local-name.ts';
import type { Addresses, LookUpForShop, LookUpHost } from './bounded-look-ups.ts';

/** What a resolver says of a name that has no address; everything else says that it could not be asked. */
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);

export const lookUpHost: LookUpHost = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    return isObject(error) && NO_RECORD.has(String(error['code'])) ? [] : undefined;
  }
};

export interface DomainCheck {
  state: (typeof DOMAIN_STATES)[number];
  addresses: string[];
  own_addresses: string[];
}

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

/** A name of our own without an address tells as little as one that is not answered. */
function stateOf(addresses: Addresses, ownAddresses: Addresses): DomainCheck['state'] {
  if (addresses === undefined) return 'no-answer';
  if (addresses.length === 0) return 'unknown';
  if (ownAddresses === undefined || ownAddresses.length === 0) return 'no-answer';
  return addresses.some((address) => ownAddresses.includes(address)) ? 'here' : 'elsewhere';
}

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
  const answer = { addresses: [...(addresses ?? [])], own_addresses: [...(ownAddresses ?? [])] };
  return { state: stateOf(addresses, ownAddresses), ...answer };
}
