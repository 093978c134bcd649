/** Names a shop can be known by: a host name as browsers send it, never an address of the network. */

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
/** Browsers read a name that ends in a number as an IPv4 address. */
const NUMBER_LAST = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/;

/** The name in small letters, without the dot that ends a full one; undefined for what is no name. */
export function readHostName(text: string): string | undefined {
  const host = text.trim().toLowerCase().replace(/\.$/, '');
  return HOST.test(host) && !NUMBER_LAST.test(host) ? host : undefined;
}
