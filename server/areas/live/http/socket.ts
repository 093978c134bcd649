/** Where the sockets of rooms open: by a ticket, once, for whom it was made (D97, requirement 40). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EVENTS_PAGE_MAX } from '#schemas/live/event.ts';
import { LIVE_SOCKET_PATH } from '#schemas/live/frame.ts';
import { mayRead } from '#server/areas/identity/area.ts';
import { findShop } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import type { Connection } from '#server/kernel/realtime/gateway.ts';
import { registerSocket, type Admission } from '#server/kernel/realtime/socket-route.ts';
import { textField } from '#server/kernel/text-field.ts';
import { PERSON_MAX } from '../limits.ts';
import { byeOf, frameText, type Listener } from '../services/live.ts';
import { maySocket } from '../services/open-room.ts';
import type { Room } from '../services/room.ts';
import { KEPT_EVENTS } from '../services/room.ts';
import { nameOf } from '../services/rooms.ts';

const TICKET_MAX = 64;
const LAST_OFFSET = 2_147_483_647;

/** What the client knows of the log already. */
function knownBy(query: unknown): { epoch: string | undefined; offset: number } {
  const offset = Number(textField(query, 'offset'));
  const epoch = textField(query, 'epoch');
  const isPlace = Number.isInteger(offset) && offset >= 0 && offset <= LAST_OFFSET;
  return { epoch: epoch === '' ? undefined : epoch, offset: isPlace ? offset : 0 };
}

function hello(deps: Deps, room: Room, knows: ReturnType<typeof knownBy>): string {
  const { list, isRecovered } = room.missedBy(knows, Math.min(KEPT_EVENTS, EVENTS_PAGE_MAX));
  const { epoch } = room.read().row;
  return frameText({
    type: 'hello',
    epoch,
    offset: room.lastKnownOffset(),
    recovered: isRecovered,
    list,
    state: room.state(),
    server_time: deps.clock.now(),
  });
}

/** One person holds so many sockets of a room; with one more the oldest goes. */
function makePlace({ live }: Deps, channel: string, userId: string): void {
  const theirs = live.gateway.connections(channel).filter(({ who }) => who.userId === userId);
  for (const one of theirs.slice(0, Math.max(0, theirs.length - PERSON_MAX)))
    void one.close(byeOf('too-many'));
}

async function admit(deps: Deps, request: FastifyRequest): Promise<Admission<Listener>> {
  const { query } = request;
  const [aliveId, ticket] = [textField(query, 'alive_id'), textField(query, 'ticket')];
  if (ticket === '' || ticket.length > TICKET_MAX) return { ok: false, status: 401 };
  const shop = await findShop(deps.shop, request);
  if (!shop.ok) return { ok: false, status: 404 };
  const { appId, capabilities } = shop.shop;
  const owner = await deps.stores.liveTickets.use(appId, ticket);
  if (owner === undefined || owner.aliveId !== aliveId) return { ok: false, status: 401 };
  const { userId, sessionPublicId } = owner;
  const [user, session] = await Promise.all([
    deps.identity.users.byId(appId, userId),
    deps.identity.sessions.find(appId, userId, sessionPublicId),
  ]);
  if (user === undefined || user.disabledAt !== undefined || session === undefined)
    return { ok: false, status: 401 };
  if (!mayRead(user, capabilities)) return { ok: false, status: 403 };
  const admission = await deps.live.admissionOf({ appId, aliveId }, { user });
  if (!admission.ok || !(await maySocket(deps, admission, { user }))) return { ok: false, status: 403 };
  const { isHost, key, endsAt, isTrial } = admission;
  const knows = knownBy(query);
  const room = await deps.live.roomAt(key, knows);
  if (room === undefined) return { ok: false, status: 404 };
  const channel = nameOf(key);
  const who: Listener = { key, userId, sessionPublicId, endsAt, isTrial, isHost };
  const onOpen = (connection: Connection<Listener>) => {
    connection.send(hello(deps, room, knows));
    makePlace(deps, channel, userId);
  };
  return { ok: true, listening: { channel, who }, onOpen };
}

export function registerLiveSocket(app: FastifyInstance, { deps, config }: RouteOptions): void {
  const { gateway } = deps.live;
  registerSocket<Listener>(app, {
    path: LIVE_SOCKET_PATH,
    config,
    gateway,
    admit: (request) => admit(deps, request),
  });
  // Before the server stops taking requests: a socket that is open would hold the stop (requirement 55).
  app.addHook('preClose', async () => gateway.stop(byeOf('restart')));
}
