/** An address where sockets open: whoever asks is judged first, and refused in HTTP (ADR-363, requirement 40). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config.ts';
import { isSameOrigin } from '../http/host.ts';
import type { Connection, Gateway, Listening } from './gateway.ts';
import { upgradeOf } from './upgrades.ts';

export type Admission<Who> =
  | { ok: true; listening: Listening<Who>; onOpen: (connection: Connection<Who>) => void }
  | { ok: false; status: 400 | 401 | 403 | 404 | 429 };

/**
 * A page of another site: a browser names the page's origin with every socket. What is no browser names none, and has
 * nothing of anybody's that it could misuse: a socket that a cookie opens asks for the page's origin itself (ADR-740).
 */
function isForeign(
  request: FastifyRequest,
  { corsOrigins, publicUrl }: Pick<AppConfig, 'corsOrigins' | 'publicUrl'>,
): boolean {
  const { origin } = request.headers;
  return origin !== undefined && !corsOrigins.includes(origin) && !isSameOrigin(request, publicUrl, origin);
}

export function registerSocket<Who>(
  app: FastifyInstance,
  route: {
    path: string;
    config: Pick<AppConfig, 'corsOrigins' | 'publicUrl'>;
    gateway: Gateway<Who>;
    admit: (request: FastifyRequest) => Promise<Admission<Who>>;
  },
): void {
  const { path, config, gateway, admit } = route;
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const upgrade = upgradeOf(request.raw);
    reply.header('cache-control', 'no-store');
    if (upgrade === undefined) return reply.code(426).header('upgrade', 'websocket').send();
    if (isForeign(request, config)) return reply.code(403).send();
    if (!gateway.hasRoom()) return reply.code(503).send();
    const admission = await admit(request);
    if (!admission.ok) return reply.code(admission.status).send();
    reply.hijack();
    gateway.accept(request.raw, upgrade, admission.listening, admission.onOpen);
    return reply;
  });
}
