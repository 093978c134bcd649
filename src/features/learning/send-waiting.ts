/** Reports an earlier page left behind, sent from any page: now, and while some still wait whenever the network is back. */
import type { Engine } from '#engine/engine.ts';
import { browserQueue } from './browser-ports.ts';
import { sendOrphanedReports } from './orphaned-reports.ts';
import type { QueuePorts } from './queue-ports.ts';
import { ownerOf } from './owner.ts';
import { pageNetwork, type Network } from '#platform/network.ts';

export async function sendWaiting(
  engine: Engine,
  queue: QueuePorts = browserQueue(engine),
  network: Pick<Network, 'whenBack'> = pageNetwork,
): Promise<void> {
  const owner = ownerOf(engine);
  if (owner === undefined || !(await sendOrphanedReports(queue, owner))) return;
  const stop = network.whenBack(() => {
    stop();
    void sendWaiting(engine, queue, network);
  });
}
