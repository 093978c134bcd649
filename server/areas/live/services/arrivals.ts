/** Tells those who asked that a room begins soon: once each, by a job that follows the start where it is moved (ADR-373). */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { readText } from '#schemas/page/text.ts';
import { pathTo } from '#schemas/paths.ts';
import { msOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { tellArrivals } from '../jobs/job-kinds.ts';
import type { ArrivalRow } from '../store/arrivals.store.ts';
import type { RoomKey } from '../store/log.store.ts';
import { createLiveMemberStore } from '../store/members.store.ts';
import { ARRIVAL_BEFORE_MS } from '../limits.ts';

type World = Pick<Deps, 'live' | 'stores' | 'clock' | 'queue' | 'catalogue' | 'shop' | 'messaging'>;

/** A room has one such job at most: a later start is followed by the job itself, an earlier one by whoever asks next. */
async function askToTell({ queue }: World, db: Database, key: RoomKey, startsAt: number): Promise<void> {
  const runAt = startsAt - ARRIVAL_BEFORE_MS;
  const name = `${key.appId}/${key.aliveId}/${String(startsAt)}`;
  await queue.enqueue(db, tellArrivals, key, { key: name, runAt });
}

/** Whether somebody wants to be told also stands with their membership, which their page is told from. */
async function mark(
  { live }: Pick<World, 'live'>,
  tx: Database,
  key: RoomKey,
  userId: string,
  isOn: boolean,
) {
  const members = createLiveMemberStore(tx);
  await members.lock(key, { userId, roomUserId: live.nameIn(key, userId) });
  await members.change(key, userId, { isSubscribed: isOn });
}

export async function subscribe(
  world: World,
  { aliveId, appId, ...who }: Omit<ArrivalRow, 'at'>,
): Promise<void> {
  const key = { appId, aliveId };
  const goods = await world.catalogue.byId(appId, aliveId);
  if (goods === undefined) return;
  await world.stores.liveArrivals.add({ ...key, ...who, at: world.clock.now() }, async (tx) => {
    await mark(world, tx, key, who.userId, true);
    await askToTell(world, tx, key, msOf(goods.start_ts));
  });
}

export async function unsubscribe(
  world: Pick<World, 'stores' | 'live'>,
  key: RoomKey,
  userId: string,
): Promise<void> {
  await world.stores.liveArrivals.drop(key, userId, (tx) => mark(world, tx, key, userId, false));
}

/** Tells them, or waits for a start that was put off. What has begun needs no telling. */
export async function tellThem(world: World, key: RoomKey): Promise<void> {
  const { stores, clock, catalogue, shop, messaging } = world;
  const [goods, shopInfo] = await Promise.all([
    catalogue.byId(key.appId, key.aliveId),
    shop.byAppId(key.appId),
  ]);
  if (goods?.alive_state !== LIVE_STATE.notStarted || shopInfo === undefined) return;
  const startsAt = msOf(goods.start_ts);
  if (startsAt - ARRIVAL_BEFORE_MS > clock.now())
    return stores.liveArrivals.transaction((tx) => askToTell(world, tx, key, startsAt));
  for (let last = ''; ;) {
    const rows = await stores.liveArrivals.after(key, last);
    for (const { userId, locale, origin } of rows) {
      const url = origin === '' ? '' : `${origin}${pathTo('live', { id: key.aliveId })}`;
      const values = {
        shop: readText(shopInfo.row.info.base.shop_name, locale),
        title: readText(goods.title, locale),
        link: url,
      };
      const id = `live.arrival.${key.aliveId}.${userId}.${String(goods.start_ts)}`;
      const { appId } = key;
      await messaging.people.inform({ appId, id, userId, kind: 'live-arrival', locale, values });
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.userId;
  }
}
