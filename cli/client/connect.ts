/** The ways to a shop: a server on another machine, or what stands on this one. */
import { openServerClient, type Client } from './client.ts';
import { serverOf, tokenFor, type RemoteOptions } from './remote.ts';

/**
 * A server that is named is asked with a personal token; else this machine's own, which takes a moment more to read.
 * @throws ShopError where nothing may be made and there is no store
 */
export async function connect(remote: RemoteOptions, own: { mayMake: boolean }): Promise<Client> {
  const origin = serverOf(remote);
  if (origin !== undefined) return openServerClient(origin, tokenFor(origin, remote));
  const { openOwnClient } = await import('./own-client.ts');
  return openOwnClient(own);
}
