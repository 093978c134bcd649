/** Who is in a room and for how long (M251, D104), which counts for what they study (D80). */
import { msOf } from '#schemas/time.ts';
import { recordWatched } from '#server/areas/learning/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { OpenRoomResult } from './open-room.ts';
import { secondsWatched } from '../rules/watched.ts';
import type { RoomKey } from '../store/log.store.ts';
import { createLiveMemberStore } from '../store/members.store.ts';
import { createReportStore } from '../store/report.store.ts';

type In = Extract<OpenRoomResult, { ok: true }>;
type AttendDeps = Pick<Deps, 'stores' | 'live' | 'clock'>;

export function enter({ stores, live, clock }: AttendDeps, key: RoomKey, userId: string) {
  return stores.liveRooms.transaction(async (tx) => {
    const members = createLiveMemberStore(tx);
    const member = await members.lock(key, { userId, roomUserId: live.nameIn(key, userId) });
    const now = clock.now();
    const isFirst = member.firstEnteredAt === 0;
    await members.change(key, userId, {
      firstEnteredAt: isFirst ? now : member.firstEnteredAt,
      lastEnteredAt: now,
      // Of the time between nothing is credited.
      creditedAt: now,
    });
    return { enteredAt: now, isFirst };
  });
}

/** Whole seconds that were credited. */
export function leave(
  { stores, live, clock }: AttendDeps,
  { key, goods, saleState }: In,
  userId: string,
  report: { viewTime: number; enterTime: number },
): Promise<number> {
  return stores.liveRooms.transaction(async (tx) => {
    const members = createLiveMemberStore(tx);
    const member = await members.lock(key, { userId, roomUserId: live.nameIn(key, userId) });
    const now = clock.now();
    const seconds = secondsWatched({ ...report, ...member, now });
    if (seconds === 0) return 0;
    await members.watched(key, userId, seconds, now);
    await createReportStore(tx).countMinute(key, now);
    await recordWatched(
      tx,
      { appId: key.appId, userId },
      {
        resourceId: goods.id,
        resourceType: goods.type,
        productIds: saleState.holders.map((holder) => holder.goods.id),
        from: now - msOf(seconds),
        to: now,
      },
    );
    return seconds;
  });
}
