/** Bodies that are handed on as they come, and callers who wait in silence for what is made of them. */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStream, takeBodiesAsStreams } from './body-stream.ts';
import type { UploadBody } from './console-handler.ts';

/** Lets a caller wait so long for an answer, while nothing goes over the line. */
export function waitInSilence({ socket }: FastifyRequest, answerMs: number | undefined): void {
  if (answerMs !== undefined && socket instanceof Socket) socket.setTimeout(answerMs);
}

/** The file of a request. Its sender is waited for as anybody else is, until the file is there. */
export function uploadBody(request: FastifyRequest, answerMs: number | undefined): UploadBody {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (isStream(request.body)) yield* request.body;
    waitInSilence(request, answerMs);
  }
  return { bytes: bytes(), announcedBytes: Number(request.headers['content-length'] ?? 0) };
}

/** Routes put on the given instance hand their bodies on as they come; routes elsewhere do not. */
export function registerUploads(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, next) => {
    takeBodiesAsStreams(scope);
    register(scope);
    next();
  });
}
