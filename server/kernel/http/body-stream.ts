/** Bodies that are handed on as they come, for calls that take files (ADR-550). */
import type { FastifyInstance } from 'fastify';

export const isStream = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/**
 * Every body of this scope is a stream. One that is left in its middle, such as where the disk is full, stays whole: its answer is
 * heard, and slow-bodies.ts reads the rest away. Destroyed, its connection would never come to its end.
 */
export function takeBodiesAsStreams(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, ready) =>
    ready(null, payload.iterator({ destroyOnReturn: false })),
  );
}
