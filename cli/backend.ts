/** The ways to a shop's documents: a server on another machine, or what stands on this one. */
import { serverOf, tokenFor, type RemoteOptions } from './remote.ts';
import { openServerBackend } from './server-backend.ts';
import type { ShopBackend } from './shop-backend.ts';

/**
 * A server that is named is asked with a personal token; else this machine's own, which takes a moment more to read.
 * @throws ShopError where nothing may be made and there is no store
 */
export async function openBackend(remote: RemoteOptions, own: { mayMake: boolean }): Promise<ShopBackend> {
  const origin = serverOf(remote);
  if (origin !== undefined) return openServerBackend(origin, tokenFor(origin, remote));
  const { openOwnBackend: openOwnDoor } = await import('./own-backend.ts');
  return openOwnDoor(own);
}
