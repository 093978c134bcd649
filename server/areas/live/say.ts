/** Writes a message into a room: judged and kept in one transaction, told after it (D97). */
import type { DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { liveMessageSend } from '#schemas/api/live/live.message.send.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { REF_MS } from './limits.ts';
import type { Pass } from './passes.ts';
import { judgeTalk, type TalkRefusal } from './rules/talk.ts';
import { newEventId, type NewEvent, type RoomKey } from './store/log.store.ts';
import { createLiveMemberStore } from './store/members.store.ts';
import { createLiveRoomStore } from './store/rooms.store.ts';
import { createLiveWaitingStore } from './store/waiting.store.ts';

type In = Extract<Pass, { ok: true }>;
type Said = DataOf<typeof liveMessageSend>;

function refuse(refusal: TalkRefusal, now: number) {
  switch (refusal.code) {
    case 'bad-parameters':
      return fail(refusal.code, { fields: [{ field: '/content', rule: refusal.rule }] });
    case 'rate-limited': {
      const retryAfterS = Math.max(1, secondsUpTo(refusal.retryAt - now));
      return { ...fail(refusal.code, { retry_at: secondsUpTo(refusal.retryAt) }), retryAfterS };
    }
    case 'comment-banned': {
      const until = refusal.until > 0 ? secondsOf(refusal.until) : refusal.until;
      return fail(refusal.code, { muted_until: until });
    }
    default:
      return fail(refusal.code);
  }
}

/** The event of a message of theirs, without its place. */
function eventOf(
  { role }: In,
  { user }: Viewer,
  { content, kind = 'text', ref = '' }: InputOf<typeof liveMessageSend>,
  roomUserId: string,
) {
  return {
    id: newEventId(),
    kind,
    content,
    ref,
    data: ref === '' ? {} : { ref },
    userId: user.id,
    roomUserId,
    nickname: user.nickname,
    avatar: user.avatar,
    role,
  } satisfies NewEvent;
}

/** What was sent under this name before, and is not sent again. */
async function saidBefore(tx: Database, key: RoomKey, sent: { userId: string; ref: string; since: number }) {
  const before = await createLiveRoomStore(tx).sentAs(key, sent);
  if (before !== undefined)
    return ok<Said>({
      id: before.id,
      offset: before.offset,
      offset_ms: before.offsetMs,
      waiting: false,
    });
  const held = await createLiveWaitingStore(tx).sentAs(key, sent);
  return held === undefined ? undefined : ok<Said>({ id: held.id, offset: 0, offset_ms: 0, waiting: true });
}

export async function say(
  { stores, live, clock }: Pick<Deps, 'stores' | 'live' | 'clock'>,
  pass: In,
  viewer: Viewer,
  input: InputOf<typeof liveMessageSend>,
) {
  const { key, role } = pass;
  const { user } = viewer;
  const facts = (await live.roomOf(key))?.read().facts;
  if (facts === undefined) return fail('not-found');
  const roomUserId = live.nameIn(key, user.id);
  return stores.liveRooms.transaction(async (tx) => {
    const [members, rooms, waiting] = [
      createLiveMemberStore(tx),
      createLiveRoomStore(tx),
      createLiveWaitingStore(tx),
    ];
    const hold = () => rooms.lockFor(key, user.id);
    const known = await hold();
    if (known === undefined) await members.lock(key, { userId: user.id, roomUserId });
    const held = known ?? (await hold());
    if (held === undefined) return fail('not-found');
    const { room, member } = held;
    const now = clock.now();
    const { ref = '' } = input;
    const since = now - REF_MS;
    // Who wrote nothing lately sent nothing before.
    if (ref !== '' && member.saidAt >= since) {
      const before = await saidBefore(tx, key, { userId: user.id, ref, since });
      if (before !== undefined) return before;
    }
    const isCommentBanned = user.roles.includes('comment-banned');
    const { aliveState } = facts;
    const { content } = input;
    const refusal = judgeTalk({ room, aliveState, role, isCommentBanned, member, content, now });
    if (refusal !== undefined) return refuse(refusal, now);
    await members.change(key, user.id, { saidAt: now });
    const event = eventOf(pass, viewer, input, roomUserId);
    if (room.isPreApproved && role === 'viewer') {
      const { data: _data, role: _role, ...kept } = event;
      await waiting.add({ ...key, ...kept, at: now, standing: 'waiting' });
      return ok<Said>({ id: event.id, offset: 0, offset_ms: 0, waiting: true });
    }
    const appended = await live.appendIn(tx, key, { event, held: room });
    if (appended === undefined) return fail('not-found');
    const { id, offset, offset_ms } = appended.event;
    return ok<Said>({ id, offset, offset_ms, waiting: false });
  });
}
