/** The limit of the server measurement: Fastify with one route that answers a compressed buffer. */
import Fastify from 'fastify';

async function serve(text) {
  const body = Buffer.from(String(text), 'base64');
  const app = Fastify();
  app.get('/', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'gzip').send(body),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(app.server.address().port);
}

process.once('message', (text) => void serve(text));
process.once('disconnect', () => process.exit(0));
