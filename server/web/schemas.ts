/** The JSON Schemas of every renderer and document kind, for editors and for `$schema` in a shop's files. */
import type { FastifyInstance } from 'fastify';
import { emitIndex, emitSchemas } from '#schemas/emit.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';

const CACHE = 'public, max-age=300';

export function registerSchemas(app: FastifyInstance, definitions: readonly AnyRenderer[]): void {
  const schemas = emitSchemas(definitions);
  const index = JSON.stringify(emitIndex(definitions), null, 2);
  const send = (text: string) => ({ text: `${text}\n`, type: 'application/schema+json; charset=utf-8' });
  app.get('/schemas/index.json', (_request, reply) =>
    reply.header('cache-control', CACHE).type('application/json; charset=utf-8').send(`${index}\n`),
  );
  for (const [name, schema] of schemas) {
    const { text, type } = send(JSON.stringify(schema, null, 2));
    app.get(`/schemas/${name}.json`, (_request, reply) =>
      reply.header('cache-control', CACHE).type(type).send(text),
    );
  }
}
