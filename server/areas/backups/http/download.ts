/** GET /backups/<id>.tgz: a backup that is done, for who runs the installation, as it lies on the disk (ADR-856). */
import type { FastifyInstance } from 'fastify';
import { consoleActor, scopeGuard } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { waitInSilence } from '#server/kernel/http/upload-body.ts';
import { BACKUP_MS } from '../limits.ts';

interface FileRequest {
  Params: { file: string };
}

/** It is saved and not shown, and no cache keeps it. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-type': 'application/gzip',
  'x-content-type-options': 'nosniff',
};

export function registerDownload(app: FastifyInstance, options: RouteOptions): void {
  const { onRequest } = scopeGuard(options, { scope: 'installation', writes: false });
  app.get<FileRequest>('/backups/:file', { onRequest, exposeHeadRoute: false }, async (request, reply) => {
    const id = request.params.file.replace(/\.tgz$/, '');
    const file = await options.deps.backups.open(id);
    if (file === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    // It takes as long as the line of who saves it needs.
    waitInSilence(request, BACKUP_MS);
    request.log.info({ who: consoleActor(request, '').name, backup: id }, 'a backup is downloaded');
    return reply
      .headers({
        ...HEADERS,
        'content-length': file.bytes,
        'content-disposition': `attachment; filename="${id}.tgz"`,
      })
      .send(file.stream);
  });
}
