/** Who may use the console: whoever holds this installation's token; wrong ones are counted by address. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { provenance } from '#server/kernel/http/origin.ts';
import { surplusOf } from '#server/kernel/http/rate-limit.ts';
import { CONSOLE_BODY_BYTES, CONSOLE_TOKEN_LIMIT } from './limits.ts';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]{16,200}=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** What every address of the console carries: only holders of the token come through, and no page of another origin. */
export function consoleGuard({ config, deps }: Pick<RouteOptions, 'config' | 'deps'>) {
  const wanted = digest(config.consoleToken);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request);
    const isKnown = token !== undefined && timingSafeEqual(digest(token), wanted);
    if (isKnown && provenance(request, config) !== 'foreign') return undefined;
    const surplus = await surplusOf(request, 'console-token', CONSOLE_TOKEN_LIMIT, deps);
    if (surplus === undefined) return sendFailure(request, reply, 'no-permission');
    return sendFailure(request, reply, 'rate-limited', { status: 429, retryAfterS: surplus.retryAfterS });
  };
  return { onRequest, bodyLimit: CONSOLE_BODY_BYTES };
}
