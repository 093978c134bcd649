/** Bodies that are handed on as they come. */
import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { PACKAGING_MS } from '../limits.ts';

export const isStream = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** Once all has come its sender waits in silence while it is cut. */
export async function* untilWhole(
  body: AsyncIterable<Uint8Array>,
  { socket }: FastifyRequest,
): AsyncGenerator<Uint8Array> {
  yield* body;
  if (socket instanceof Socket) socket.setTimeout(2 * PACKAGING_MS);
}
