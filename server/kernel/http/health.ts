/** /healthz says the process lives; /readyz asks each part it stands on, and says whether it may be sent requests. */
import type { FastifyInstance } from 'fastify';

const READY_WITHIN_MS = 2_000;

/** Each resolves when its part answers. */
export interface ReadyParts {
  database: () => Promise<void>;
  /** The tables of this version are there. */
  migrations: () => Promise<void>;
  /** The data directory takes what is written to it. */
  disk: () => Promise<void>;
  /** The other nodes can be told; without them a node goes on (requirement 53). */
  bus: () => Promise<void>;
  /** The store takes files and gives them back, where it is no folder of this machine: all nodes lose it at once, and go on. */
  files?: () => Promise<void>;
}

export interface Readiness {
  parts: ReadyParts;
  /** True from the first sign of a stop on (requirement 55). */
  isStopping: () => boolean;
}

/** Whether a part answers in time. */
export async function stateOf(ask: () => Promise<void>): Promise<'ok' | 'away'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'away'>((resolve) => {
    timer = setTimeout(() => resolve('away'), READY_WITHIN_MS);
  });
  try {
    return await Promise.race([ask().then(() => 'ok' as const), late]);
  } catch {
    return 'away';
  } finally {
    clearTimeout(timer);
  }
}

export function registerHealth(app: FastifyInstance, { parts, isStopping }: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const [database, migrations, disk, bus, files] = await Promise.all([
      stateOf(parts.database),
      stateOf(parts.migrations),
      stateOf(parts.disk),
      stateOf(parts.bus),
      parts.files && stateOf(parts.files),
    ]);
    const isReady = [database, migrations, disk].every((state) => state === 'ok');
    const status = isReady ? 'ready' : 'waiting';
    return reply.code(isReady ? 200 : 503).send({ status, database, migrations, disk, bus, files });
  });
}
