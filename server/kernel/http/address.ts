/** The address tries are counted by (requirement 16): whoever has one IPv6 address has the 2^64 beside it too. */
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
/** What a customer is given at least: a network of 64 bits. */
const GROUPS_OF_NETWORK = 4;
const MAPPED = 0xffff;

const readGroups = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/** All eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Of the many ways to write one, an address bar knows a single one.
  const { hostname } = new URL(`http://[${address}]`);
  const [front = [], back = []] = hostname.slice(1, -1).split('::').map(readGroups);
  const left = GROUPS - front.length - back.length;
  return [...front, ...Array.from({ length: left }, () => 0), ...back];
}

/** An IPv4 address as it is, of an IPv6 one its network. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === MAPPED;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${network.join(':')}::`;
}

export function addressOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}
