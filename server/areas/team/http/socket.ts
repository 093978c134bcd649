/** Where the sockets of the desk open: by the session of the desk alone, from a page of the shop's own origin (D138, D139). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DESK_SOCKET_PATH } from '#schemas/desk/presence.ts';
import { scopesOf } from '#schemas/console/roles.ts';
import { deskHolderOf } from '#server/areas/console/area.ts';
import { findShop } from '#server/areas/shop/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { isSameOrigin } from '#server/kernel/http/host.ts';
import { checkAskerRateLimit } from '#server/kernel/http/rate-limit.ts';
import { registerSocket, type Admission } from '#server/kernel/realtime/socket-route.ts';
import { textField } from '#server/kernel/text-field.ts';
import { SOCKET_LIMIT } from '../limits.ts';
import { readChoice } from '../rules/read-choice.ts';
import { placeOfName } from '../services/document-name.ts';
import { byeOf, channelOf, type Listener } from '../services/listener.ts';

/** A cookie opens it, so the page that asks must be of this origin; no other is let in, though it may make calls (`CORS_ORIGINS`). */
function isOwnPage(request: FastifyRequest, { config }: Pick<RouteOptions, 'config'>): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const agrees = site === undefined || site === 'same-origin';
  return origin !== undefined && agrees && isSameOrigin(request, config.publicUrl, origin);
}

async function admit(options: RouteOptions, request: FastifyRequest): Promise<Admission<Listener>> {
  const { deps } = options;
  const name = `${textField(request.query, 'kind')}/${textField(request.query, 'id')}`;
  if (!isOwnPage(request, options)) return { ok: false, status: 403 };
  const match = await findShop(deps.shop, request);
  if (!match.ok) return { ok: false, status: 404 };
  const holder = await deskHolderOf(request, deps, match.shop);
  if (holder === undefined) return { ok: false, status: 401 };
  if (!scopesOf(holder.role).includes('pages')) return { ok: false, status: 403 };
  if (placeOfName(name) === undefined) return { ok: false, status: 400 };
  const { role, user, session } = holder;
  const { appId } = match.shop;
  const surplus = await checkAskerRateLimit(`${appId} ${user.id}`, 'desk-socket', SOCKET_LIMIT, deps);
  if (surplus !== undefined) return { ok: false, status: 429 };
  const place = { appId, document: name };
  const now = deps.clock.now();
  const row = {
    ...place,
    id: randomId('pr'),
    userId: user.id,
    name: user.nickname,
    role,
    colour: 0,
    node: '',
    pointer: '',
    since: now,
    seenAt: now,
  };
  const who: Listener = { ...place, sessionPublicId: session.publicId, row };
  const { presence } = deps.team;
  return {
    ok: true,
    listening: {
      channel: channelOf(place),
      who,
      onMessage: (text, connection) => {
        const choice = readChoice(text);
        if (choice !== undefined) presence.choose(connection, choice);
      },
      onClose: presence.leave,
    },
    onOpen: presence.join,
  };
}

export function registerDeskSocket(app: FastifyInstance, options: RouteOptions): void {
  const { gateway } = options.deps.team.presence;
  registerSocket<Listener>(app, {
    path: DESK_SOCKET_PATH,
    config: options.config,
    gateway,
    admit: (request) => admit(options, request),
  });
  // Before the server stops taking requests: a socket that is open would hold the stop (requirement 55).
  app.addHook('preClose', async () => gateway.stop(byeOf('restart')));
}
