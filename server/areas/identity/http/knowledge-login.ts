/** A login carried to another host of the same shop by a GET of the specification (M145, D46, ADR-161). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterByTicket } from '../rules/cross-login.ts';
import { WRITE_LIMIT } from '#server/kernel/limits/limits.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { checkRateLimit } from '#server/kernel/http/rate-limit.ts';
import { changeSession, viewerOf } from './session.ts';
import { findShop } from '#server/areas/shop/area.ts';

const PATH = '/auth/knowledge_login';
const NAME = 'auth.knowledge_login';

/** A stranger's page must not log anybody in as somebody else: only a page of the same site may knock. */
const SITES: readonly unknown[] = ['same-origin', 'same-site'];

interface Knock {
  code?: unknown;
  pc_user_key?: unknown;
}

async function enter(
  request: FastifyRequest<{ Querystring: Knock }>,
  reply: FastifyReply,
  { deps }: RouteOptions,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  const { code, pc_user_key: publicId } = request.query;
  if (!SITES.includes(request.headers['sec-fetch-site']))
    return sendFailure(request, reply, 'no-permission', { status: 403 });
  const surplus = await checkRateLimit(request, NAME, WRITE_LIMIT, deps);
  if (surplus !== undefined) return sendFailure(request, reply, 'rate-limited', { status: 429, ...surplus });
  const match = await findShop(deps.shop, request);
  if (!match.ok) return sendFailure(request, reply, match.code);
  if (typeof code !== 'string' || typeof publicId !== 'string')
    return sendFailure(request, reply, 'bad-parameters');
  const { shop } = match;
  const ticket = await deps.identity.tickets.peek(shop.appId, 'login', code);
  if (ticket === undefined || ticket.session !== publicId) return sendFailure(request, reply, 'ticket-spent');
  const viewer = await viewerOf(request, deps.stores, shop);
  const userAgent = request.headers['user-agent'] ?? '';
  const outcome = await enterByTicket({ deps, shop, viewer, request: { userAgent } }, code);
  if (!outcome.ok) return sendFailure(request, reply, outcome.code);
  changeSession(request, reply, outcome.effects.session);
  return reply.code(204).send();
}

export function registerKnowledgeLogin(app: FastifyInstance, options: RouteOptions): void {
  app.get<{ Querystring: Knock }>(PATH, { exposeHeadRoute: false }, (request, reply) =>
    enter(request, reply, options),
  );
}
