/** What who hosts a room does about messages and people (D97, D102). */
import { MINUTE_MS, secondsOf } from '#schemas/time.ts';
import { isStaff } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { MUTE_MINUTES, RECALL_MS } from '../limits.ts';
import type { OpenRoomResult } from './open-room.ts';
import type { EventRow, RoomKey } from '../store/log.store.ts';
import { createLiveMemberStore } from '../store/members.store.ts';
import { createLiveRoomStore } from '../store/rooms.store.ts';
import { createLiveWaitingStore, type WaitingRow } from '../store/waiting.store.ts';

type In = Extract<OpenRoomResult, { ok: true }>;
type LiveDeps = Pick<Deps, 'stores' | 'live' | 'clock' | 'identity'>;

/** Takes a message back: one's own for a while, anybody's for who hosts. */
export function recall({ stores, live, clock }: LiveDeps, { key, role }: In, userId: string, id: string) {
  return stores.liveRooms.transaction(async (tx) => {
    const rooms = createLiveRoomStore(tx);
    const waiting = createLiveWaitingStore(tx);
    const waitingMessage = await waiting.of(key, id);
    if (waitingMessage !== undefined) {
      if (waitingMessage.userId !== userId && role === 'viewer') return fail('no-permission');
      return (await waiting.take(key, id)) === undefined ? fail('state-conflict') : ok({ offset: 0 });
    }
    // The room first, as every writer does.
    const room = await rooms.lockRoom(key);
    const message = await rooms.event(key, id);
    if (room === undefined || message === undefined) return fail('not-found');
    if (role === 'viewer' && message.userId !== userId) return fail('no-permission');
    if (role === 'viewer' && clock.now() - message.at > RECALL_MS) return fail('state-conflict');
    if (!(await rooms.recall(key, id))) return fail('state-conflict');
    const { offset } = message;
    const change = {
      ...(room.wallOffset === offset ? { wallOffset: 0 } : {}),
      ...(room.pinOffset === offset ? { pinOffset: 0 } : {}),
    };
    const event = { kind: 'recall' as const, content: '', data: { id, offset } };
    const entry = await live.appendIn(tx, key, { event, change, lockedRoom: room });
    return entry === undefined ? fail('not-found') : ok({ offset: entry.event.offset });
  });
}

/** Above the stage, above the chat, or neither any more. */
export function mark({ stores, live }: LiveDeps, { key }: In, id: string, as: 'wall' | 'pin' | 'none') {
  return stores.liveRooms.transaction(async (tx) => {
    const rooms = createLiveRoomStore(tx);
    const room = await rooms.lockRoom(key);
    const message = await rooms.event(key, id);
    if (room === undefined || message === undefined) return fail('not-found');
    if (message.standing === 'recalled') return fail('state-conflict');
    const places = placesOf(message, as, room);
    if (places === undefined) return fail('state-conflict');
    const { kind, offset, change } = places;
    const event = { kind, content: '', data: { id, offset } };
    const entry = await live.appendIn(tx, key, { event, change, lockedRoom: room });
    return entry === undefined ? fail('not-found') : ok({ offset: entry.event.offset });
  });
}

/** Offset 0 takes down what stands there. */
function placesOf(
  { offset }: EventRow,
  as: 'wall' | 'pin' | 'none',
  room: { wallOffset: number; pinOffset: number },
) {
  if (as === 'wall') return { kind: 'wall' as const, offset, change: { wallOffset: offset } };
  if (as === 'pin') return { kind: 'pin' as const, offset, change: { pinOffset: offset } };
  const isOnWall = room.wallOffset === offset;
  const isPinned = room.pinOffset === offset;
  if (!isOnWall && !isPinned) return undefined;
  const change = { ...(isOnWall ? { wallOffset: 0 } : {}), ...(isPinned ? { pinOffset: 0 } : {}) };
  return { kind: isOnWall ? ('wall' as const) : ('pin' as const), offset: 0, change };
}

const eventOf = ({ id, kind, content, ref, userId, roomUserId, nickname, avatar }: WaitingRow) => ({
  id,
  kind,
  content,
  ref,
  data: ref === '' ? {} : { ref },
  userId,
  roomUserId,
  nickname,
  avatar,
});

/** Lets a message through that waits, or not. */
export function decide({ stores, live }: LiveDeps, { key }: In, id: string, as: 'approve' | 'refuse') {
  return stores.liveRooms.transaction(async (tx) => {
    const waiting = createLiveWaitingStore(tx);
    if (as === 'refuse') return (await waiting.refuse(key, id)) ? ok({ offset: 0 }) : fail('state-conflict');
    const row = await waiting.take(key, id);
    if (row === undefined) return fail('state-conflict');
    const entry = await live.appendIn(tx, key, { event: eventOf(row) });
    return entry === undefined ? fail('not-found') : ok({ offset: entry.event.offset });
  });
}

/** By the id of their account, or by what others in the room know them by. */
async function personOf({ stores, identity }: LiveDeps, key: RoomKey, name: string) {
  const member = await stores.liveMembers.named(key, name);
  return identity.users.byId(key.appId, member?.userId ?? name);
}

/** Silences somebody, sends them out, or takes both back; their sockets are closed at once on every node. */
export async function ban(
  deps: LiveDeps,
  { key, room }: In,
  order: { user_id: string; kind: 'mute' | 'kick' | 'none'; minutes?: number },
) {
  const { stores, live, clock } = deps;
  const person = await personOf(deps, key, order.user_id);
  if (person === undefined) return fail('not-found');
  if (isStaff(person) || live.isHost({ user: person }, room)) return fail('no-permission');
  const { minutes = MUTE_MINUTES } = order;
  const now = clock.now();
  const mutedUntil = minutes === 0 ? -1 : now + minutes * MINUTE_MS;
  const update = await stores.liveRooms.transaction(async (tx) => {
    const members = createLiveMemberStore(tx);
    const member = await members.lock(key, { userId: person.id, roomUserId: live.nameIn(key, person.id) });
    const change = {
      mutedUntil: order.kind === 'mute' ? mutedUntil : order.kind === 'none' ? 0 : member.mutedUntil,
      mutedAt: order.kind === 'mute' ? now : order.kind === 'none' ? 0 : member.mutedAt,
      isKicked: order.kind === 'kick' ? true : order.kind === 'none' ? false : member.isKicked,
    };
    await members.change(key, person.id, change);
    return change;
  });
  if (order.kind !== 'none') await live.sendAway(key, person.id, 'banned');
  return ok({
    muted_until: update.mutedUntil > 0 ? secondsOf(update.mutedUntil) : update.mutedUntil,
    is_kicked: update.isKicked,
  });
}
