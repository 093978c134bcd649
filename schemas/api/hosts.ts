/** Where a call goes (M202, D7): most to the shop's own origin, a few to a main or an admin host where there is one. */
import type { AnyEndpoint } from './define-endpoint.ts';

/** Origins; what is absent is the shop's own. */
export interface Hosts {
  readonly main?: string;
  readonly admin?: string;
}

/** The address of a call, without its query. */
export function addressOf({ host, path }: Pick<AnyEndpoint, 'host' | 'path'>, hosts: Hosts = {}): string {
  return host === 'shop' ? path : `${hosts[host] ?? ''}${path}`;
}
