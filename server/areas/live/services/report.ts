/** What a room came to, put together for its merchant (ADR-374). */
import type { LiveReport } from '#schemas/live/report.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { activityReport } from '../activities/activities.gen.ts';
import type { RoomKey } from '../store/log.store.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'catalogue' | 'live'>;

export async function readReport(world: World, key: RoomKey, locale: Locale): Promise<LiveReport> {
  const { stores, catalogue, live } = world;
  const room = (await live.roomOf(key))?.read().row;
  const goods = await catalogue.byId(key.appId, key.aliveId);
  const from = room?.startedAt ?? world.clock.now() - DAY_MS;
  const to = (room?.endedAt ?? world.clock.now()) + DAY_MS;
  const { members, watchedSeconds } = await stores.liveReports.members(key);
  return {
    alive_id: key.aliveId,
    title: goods === undefined ? '' : readText(goods.title, locale),
    start_ts: secondsOf(room?.startedAt ?? 0),
    end_ts: secondsOf(room?.endedAt ?? 0),
    members,
    watched_seconds: watchedSeconds,
    messages: await stores.liveReports.messages(key),
    viewers: await stores.liveReports.minutes(key, secondsOf(from)),
    ...(await activityReport(world, { key, room, from, to, locale })),
  };
}
