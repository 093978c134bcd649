/** Turns every fault into an envelope; nothing of its inside reaches the browser (D3, B61, requirement 54). */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DISK_FULL_TEXT } from './disk-full-words.ts';
import { sendFailure } from './envelope.ts';
import { unavailabilityOf } from './unavailable.ts';

const RETRY_AFTER_S = 2;

/** Sends the answer for an error that no handler turned into a value. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: FastifyError): FastifyReply {
  const missing = unavailabilityOf(error);
  if (missing !== undefined) {
    // That it is away is told once (watch-parts.ts); each call that met it answers 503.
    request.log.debug({ err: error }, 'the store is not available');
    return sendFailure(request, reply, 'maintenance', {
      status: 503,
      retryAfterS: RETRY_AFTER_S,
      ...(missing === 'disk-full' ? { text: DISK_FULL_TEXT, data: { reason: missing } } : {}),
    });
  }
  switch (error.statusCode) {
    case 400:
      return sendFailure(request, reply, 'bad-parameters');
    case 413:
    case 414:
    case 415:
      return sendFailure(request, reply, 'bad-parameters', { status: error.statusCode });
    case 429:
      return sendFailure(request, reply, 'rate-limited', { status: 429 });
    case 503:
      return sendFailure(request, reply, 'maintenance', { status: 503, retryAfterS: RETRY_AFTER_S });
    default:
      request.log.error({ err: error }, 'a request failed');
      return sendFailure(request, reply, 'server-error', { status: 500 });
  }
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(request, reply, error));
}
