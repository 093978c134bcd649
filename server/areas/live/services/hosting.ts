/** What the host sets: a room begins and ends, and what runs in it ends with it. */
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { couponCardsGet } from '#schemas/api/coupons/coupons.ts';
import type { liveHostGet } from '#schemas/api/live/hosting.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { OFFERS_MAX } from '#schemas/live/activities/offer.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { HandlerContext } from '#server/kernel/http/define-handler.ts';
import type { RoomChange, RoomKey } from '../store/log.store.ts';
import type { Acting } from './in-room.ts';
import { activities } from '../activities/activities.gen.ts';
import { couponsOf, goodsOf } from '../activities/offer/offers.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'queue' | 'live' | 'catalogue' | 'bus'>;

/** The version of the room that has begun; undefined where it has begun or ended before. */
export async function beginRoom(
  { stores, clock, live, catalogue }: World,
  key: RoomKey,
): Promise<number | undefined> {
  const state = await live.stateOf(key);
  if (state?.alive_state !== LIVE_STATE.notStarted) return undefined;
  const now = clock.now();
  const goods = { appId: key.appId, goodsId: key.aliveId };
  const event = { kind: 'system' as const, content: '', data: { phase: 'begin' } };
  return stores.liveArrivals.transaction(async (tx) => {
    const entry = await live.appendIn(tx, key, { event, change: { startedAt: now, endedAt: null } });
    await catalogue.setLive(tx, goods, { aliveState: LIVE_STATE.live, startTs: secondsOf(now) });
    return entry?.room.version;
  });
}

/** The version of the room that has ended; undefined where it was not on air. */
export async function endRoom(
  world: World,
  key: RoomKey,
  { isLookback: isWanted, days }: { isLookback: boolean; days: number },
): Promise<number | undefined> {
  const { stores, clock, live, catalogue } = world;
  const state = await live.stateOf(key);
  if (state?.alive_state !== LIVE_STATE.live) return undefined;
  for (const { end } of activities) await end?.(world, key);
  const now = clock.now();
  // Of a room that keeps no recording there is nothing to see again (M243).
  const isLookback = isWanted && (await live.roomOf(key))?.read().row.canRecord === true;
  const goods = { appId: key.appId, goodsId: key.aliveId };
  const event = { kind: 'system' as const, content: '', data: { phase: 'end' } };
  const changes = activities.map((activity) => activity.resetOnEnd ?? {});
  const change: RoomChange = Object.assign({ endedAt: now, running: {} }, ...changes);
  const lookbackEndTs = isLookback && days > 0 ? secondsOf(now + days * DAY_MS) : 0;
  const version = await stores.liveArrivals.transaction(async (tx) => {
    const entry = await live.appendIn(tx, key, { event, change });
    await catalogue.setLive(tx, goods, { aliveState: LIVE_STATE.ended, isLookback, lookbackEndTs });
    return entry?.room.version;
  });
  // Whoever still pushes is cut, so that the recording ends where the room does.
  live.media.over(key);
  return version;
}

export async function readHosting(
  { call, deps }: HandlerContext,
  { room, key }: Acting,
): Promise<DataOf<typeof liveHostGet>> {
  const [goods, coupons, newest, running, { members }, state, { source }] = await Promise.all([
    goodsOf({ call }, room.goodsIds),
    couponsOf({ call }, room.couponIds),
    call(goodsCardsGet, { queries: [{ source: 'new', limit: OFFERS_MAX }] }),
    call(couponCardsGet, { queries: [{ source: 'running', limit: OFFERS_MAX }] }),
    deps.stores.liveReports.members(key),
    deps.live.stateOf(key),
    deps.live.media.sourceOf(key),
  ]);
  const others = newest.ok ? (newest.data.lists[0] ?? []) : [];
  const otherCoupons = running.ok ? (running.data.lists[0] ?? []) : [];
  const isOther = (ids: string[]) => (card: { id: string }) =>
    !ids.includes(card.id) && card.id !== key.aliveId;
  return {
    alive_state: state?.alive_state ?? LIVE_STATE.none,
    members,
    slow_seconds: room.slowSeconds,
    forbid_talk: room.forbidTalk,
    is_pre_approved: room.isPreApproved,
    allows_links: room.allowsLinks,
    can_record: room.canRecord,
    source,
    push_since_ts: deps.live.media.pushedSince(key),
    piece_seconds: deps.live.media.pieceSeconds(key),
    filter_words: room.filterWords,
    goods,
    coupons,
    other_goods: others.filter(isOther(room.goodsIds)),
    other_coupons: otherCoupons.filter(isOther(room.couponIds)),
  };
}
