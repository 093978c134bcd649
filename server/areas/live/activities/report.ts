/** What a room came to, put together for its merchant (decision 374). */
import type { LiveReport } from '#schemas/live/report.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { RoomKey } from '../store/log.store.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'catalogue' | 'live'>;

async function readSigns({ stores }: World, key: RoomKey): Promise<LiveReport['signs']> {
  const rows = await stores.liveSigns.list(key);
  return rows.map(({ id, startedAt, signed }) => ({ sign_id: id, ts: secondsOf(startedAt), count: signed }));
}

async function readPrizes({ stores }: World, key: RoomKey): Promise<LiveReport['prizes']> {
  const rows = await stores.livePrizes.list(key);
  return Promise.all(
    rows.map(async ({ id, name, startedAt, joiners }) => {
      const won = await stores.livePrizes.winners({ appId: key.appId, prizeId: id });
      return {
        prize_id: id,
        name,
        ts: secondsOf(startedAt),
        joiners,
        won: won.map(({ nickname, card }) => ({
          nickname,
          ...(card ?? { name: '', phone: '', address: '' }),
        })),
      };
    }),
  );
}

async function readVotes({ stores }: World, key: RoomKey): Promise<LiveReport['votes']> {
  const rows = await stores.liveVotes.list(key);
  return Promise.all(
    rows.map(async ({ id, title, options }) => {
      const voteKey = { appId: key.appId, voteId: id };
      const { counts, voters } = await stores.liveVotes.counts(voteKey, options.length);
      const told = options.map((text, index) => ({ text, count: counts[index] ?? 0 }));
      return { vote_id: id, title, voters, options: told };
    }),
  );
}

async function readSales(
  { stores, catalogue }: World,
  key: RoomKey,
  asked: { goodsIds: string[]; from: number; to: number; locale: Locale },
): Promise<LiveReport['sales']> {
  const { goodsIds, from, to, locale } = asked;
  if (goodsIds.length === 0) return [];
  const sold = await stores.liveReports.sales(key, { goodsIds, from, to });
  return Promise.all(
    sold.map(async ({ goodsId, orders, amount }) => {
      const goods = await catalogue.byId(key.appId, goodsId);
      const title = goods === undefined ? goodsId : readText(goods.title, locale);
      return { goods_id: goodsId, title, orders, amount };
    }),
  );
}

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
    signs: await readSigns(world, key),
    prizes: await readPrizes(world, key),
    votes: await readVotes(world, key),
    sales: await readSales(world, key, { goodsIds: room?.goodsIds ?? [], from, to, locale }),
  };
}
