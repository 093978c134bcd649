/** `live` while no server runs: there is rooms are the server's. */
import type { LiveBackend } from './live-backend.ts';
import { ShopError } from './shop-backend.ts';

const refuse = (): Promise<never> =>
  Promise.reject(
    new ShopError('No server is running. Start it (with RTMP_PORT=1935 to take pushes), then ask again.'),
  );

export const liveInStore: LiveBackend = {
  livePush: refuse,
  liveSource: refuse,
  liveSet: refuse,
  liveReport: refuse,
  liveReportCsv: refuse,
};
