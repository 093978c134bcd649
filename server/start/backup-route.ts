/** POST /console/backup: the server that has the embedded database open takes the snapshot; `npm run shop` beside it packs it. */
import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { consoleGuard } from '#server/areas/console/area.ts';
import type { Snapshot } from '#server/kernel/backup/snapshot.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendOk } from '#server/kernel/http/send-outcome.ts';

export function registerBackup(
  app: FastifyInstance,
  options: RouteOptions,
  takeSnapshot: () => Promise<Snapshot>,
): void {
  let running: Promise<unknown> = Promise.resolve();
  app.post('/console/backup', consoleGuard(options), async (request, reply) => {
    // Large tables take longer than others may stay silent; only holders of the token come here.
    request.raw.socket.setTimeout(0);
    const mine = running.then(() => takeSnapshot());
    running = mine.catch(() => undefined);
    const { dir } = await mine;
    request.log.info('a snapshot was taken for a backup');
    return sendOk(request, reply, { folder: basename(dir) });
  });
}
