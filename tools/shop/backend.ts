/** The ways to a shop's documents: a server on another machine, or what stands on this one. */
import { serverOf, tokenFor, type RemoteAsked } from './remote.ts';
import { openServerDoor } from './server-backend.ts';
import type { ShopDoor } from './shop-backend.ts';

/**
 * A server that is named is asked with a personal token; else this machine's own, which takes a moment more to read.
 * @throws ShopError where nothing may be made and there is no store
 */
export async function openDoor(remote: RemoteAsked, own: { mayMake: boolean }): Promise<ShopDoor> {
  const origin = serverOf(remote);
  if (origin !== undefined) return openServerDoor(origin, tokenFor(origin, remote));
  const { openOwnDoor } = await import('./own-backend.ts');
  return openOwnDoor(own);
}
