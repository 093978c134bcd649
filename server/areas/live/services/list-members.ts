/** What who hosts a room is shown of its people (M250, D102). */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { liveMemberList } from '#schemas/api/live/members.ts';
import type { LiveEvent } from '#schemas/live/event.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { ok } from '#server/kernel/http/define-handler.ts';
import { LISTED_MAX } from '../limits.ts';
import type { OpenRoomResult } from './open-room.ts';
import type { EventRow } from '../store/log.store.ts';
import type { MemberRow } from '../store/members.store.ts';
import type { WaitingRow } from '../store/waiting.store.ts';

type In = Extract<OpenRoomResult, { ok: true }>;

/** With its words, also where it was taken back: who hosts the room judges by them. */
function fullEvent(row: EventRow): LiveEvent {
  const { id, offset, offsetMs, at, kind, content, data, standing } = row;
  const user = { id: row.roomUserId, nickname: row.nickname, avatar: row.avatar, role: row.role };
  const is_recalled = standing === 'recalled';
  return { id, offset, offset_ms: offsetMs, ts: at, kind, content, user, data, is_recalled };
}

/** It has no place yet: the first of any log stands for it. */
function waitingEvent({ id, at, kind, content, roomUserId, nickname, avatar }: WaitingRow): LiveEvent {
  const user = { id: roomUserId, nickname, avatar, role: 'viewer' as const };
  return { id, offset: 1, offset_ms: 0, ts: at, kind, content, user, data: {}, is_recalled: false };
}

export async function listMembers(
  { stores, identity, clock, live }: Pick<Deps, 'stores' | 'identity' | 'clock' | 'live'>,
  { key }: In,
  userId: string | undefined,
) {
  const { appId } = key;
  const search = userId ?? '';
  const match = search === '' ? undefined : await stores.liveMembers.named(key, search);
  const id = match?.userId ?? search;
  const [bannedRows, waiting, speakers] = await Promise.all([
    stores.liveMembers.banned(key, clock.now()),
    stores.liveWaiting.list(key, LISTED_MAX),
    search === ''
      ? []
      : stores.liveRooms.eventsBy(key, { userId: id, roomUserId: live.nameIn(key, id) }, LISTED_MAX),
  ]);
  const present = async (member: MemberRow) => {
    const person = await identity.users.byId(appId, member.userId);
    const { mutedUntil } = member;
    return {
      user: {
        id: member.roomUserId,
        nickname: person?.nickname ?? '',
        avatar: person?.avatar ?? '',
        role: 'viewer' as const,
      },
      muted_until: mutedUntil > 0 ? secondsOf(mutedUntil) : mutedUntil,
      is_kicked: member.isKicked,
    };
  };
  return ok<DataOf<typeof liveMemberList>>({
    banned: await Promise.all(bannedRows.slice(0, LISTED_MAX).map(present)),
    waiting: waiting.map(waitingEvent),
    messages: speakers.map(fullEvent),
  });
}
