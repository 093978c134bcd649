/** While the server stops, each connection is told that its answer is the last: it is closed by whoever reads that, not under a request (requirement 55). */
import type { FastifyInstance, FastifyReply } from 'fastify';

/** @param isStopping true from the first sign of a stop on, while connections are still taken */
export function registerDraining(app: FastifyInstance, isStopping: () => boolean): void {
  const announce = (reply: FastifyReply) => {
    if (isStopping()) reply.header('connection', 'close');
  };
  // At once too, for an answer that is written past Fastify's own way.
  app.addHook('onRequest', (_request, reply, next) => {
    announce(reply);
    next();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    announce(reply);
    next();
  });
}
