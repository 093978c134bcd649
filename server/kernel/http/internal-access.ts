/** Who may see figures and descriptions of this installation: this machine, elsewhere whoever knows the operator's token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config.ts';
import { sendFailure } from './envelope.ts';
import { hostOf } from './host.ts';
import { isLocalName } from './local-name.ts';

/** Answers 404 to anybody else: that there is such an address is nobody's business. */
export type InternalAccess = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>;

const digest = (text: string) => createHash('sha256').update(text).digest();

export function createInternalAccess({
  isOnlyHere,
  opsToken,
}: Pick<AppConfig, 'isOnlyHere' | 'opsToken'>): InternalAccess {
  const expectedDigest = opsToken === undefined ? undefined : digest(`Bearer ${opsToken}`);
  // A proxy on this machine brings others along, under a name of theirs.
  const isHere = (request: FastifyRequest) => isOnlyHere && isLocalName(hostOf(request));
  const knowsToken = ({ headers }: FastifyRequest) =>
    expectedDigest !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), expectedDigest);
  return async (request, reply) => {
    if (isHere(request) || knowsToken(request)) return undefined;
    return sendFailure(request, reply, 'not-found', { status: 404 });
  };
}
