/** /healthz says the process lives; /readyz says it may be sent requests: database, migrations, bus, not stopping. */
import type { FastifyInstance } from 'fastify';

const READY_WITHIN_MS = 2_000;

export interface Readiness {
  /** Resolves when database and bus answer. */
  ping: () => Promise<void>;
  /** True from the first sign of a stop on (requirement 55). */
  isStopping: () => boolean;
}

async function answersInTime(ping: () => Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_WITHIN_MS);
  });
  try {
    return await Promise.race([ping().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export function registerHealth(app: FastifyInstance, { ping, isStopping }: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const isReady = await answersInTime(ping);
    // Migrations have run before the server listens: a database that answers is one that is migrated.
    const state = isReady ? 'ok' : 'away';
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'waiting', database: state, migrations: 'ok', bus: state });
  });
}
