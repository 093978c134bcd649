/** `live` while no server runs: there is nothing to push to. */
import type { LiveDoor } from './live-door.ts';
import { ShopError } from './shop-door.ts';

const refuse = (): Promise<never> =>
  Promise.reject(
    new ShopError('No server is running. Start it with RTMP_PORT=1935 to take pushes, then ask again.'),
  );

export const liveInStore: LiveDoor = { livePush: refuse, liveSource: refuse };
