/**
 * The script form of a login carried to another host (M151, D60, requirement 41), for pages that cannot make the POST:
 * it spends the one-time code it is given and answers another, for that page's own `POST /auth/cross_login`. It reads no
 * cookie, starts no session and tells nothing of anybody.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exchangeTicket } from '../rules/cross-login.ts';
import { WRITE_LIMIT } from '#server/kernel/limits/limits.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { checkRateLimit } from '#server/kernel/http/rate-limit.ts';
import { findShop } from '#server/areas/shop/area.ts';

const PATH = '/auth/cross_login';
const NAME = 'auth.cross.script';
const CALLBACK = /^[A-Za-z_]\w{0,40}$/;
const CODE = /^[\w-]{16,128}$/;

interface ScriptQuery {
  code?: unknown;
  callback?: unknown;
}

/** A comment in front keeps the answer from being read as any other format. */
const scriptOf = (callback: string, code: string) =>
  `/**/typeof ${callback} === 'function' && ${callback}(${JSON.stringify({ code })});`;

async function answer(
  request: FastifyRequest<{ Querystring: ScriptQuery }>,
  reply: FastifyReply,
  { deps }: RouteOptions,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  const { code, callback } = request.query;
  // A page that was merely opened, framed or fetched is no script: nobody reads the answer there.
  if (request.headers['sec-fetch-dest'] !== 'script')
    return sendFailure(request, reply, 'no-permission', { status: 403 });
  if (typeof callback !== 'string' || !CALLBACK.test(callback))
    return sendFailure(request, reply, 'bad-parameters', { status: 400 });
  const surplus = await checkRateLimit(request, NAME, WRITE_LIMIT, deps);
  if (surplus !== undefined) return sendFailure(request, reply, 'rate-limited', { status: 429, ...surplus });
  const match = await findShop(deps.shop, request);
  const isCode = typeof code === 'string' && CODE.test(code);
  const fresh = match.ok && isCode ? await exchangeTicket(deps, match.shop.appId, code) : undefined;
  return (
    reply
      .type('text/javascript; charset=utf-8')
      // Another site's page may run it; what it learns is a code of a minute.
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(scriptOf(callback, fresh ?? ''))
  );
}

export function registerCrossLoginScript(app: FastifyInstance, options: RouteOptions): void {
  app.get<{ Querystring: ScriptQuery }>(PATH, { exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, options),
  );
}
