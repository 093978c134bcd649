/** While the server stops, each connection is told that its answer is the last: it is closed by whoever reads that, not under a request (requirement 55). */
import type { FastifyInstance } from 'fastify';

/** @param isStopping true from the first sign of a stop on, while connections are still taken */
export function registerDraining(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}
