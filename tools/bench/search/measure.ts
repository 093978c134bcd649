/** Our search beside plain LIKE over the same goods, on the embedded database and on PostgreSQL where it is installed. */
import { sql } from 'drizzle-orm';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { readQuery } from '#server/areas/catalogue/search/query.ts';
import { seedGoods } from '#demo/seed.ts';
import type { OpenedStores } from '#server/start/open-stores.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { bringSearchUpToDate } from '#server/areas/catalogue/store/search-index.ts';
import { buildDemoShop } from '../../../tests/support/build-demo-shop.ts';
import { onEachDatabase } from '../databases.ts';
import { median } from '../stats.ts';
import { makeCorpus } from './corpus.ts';

const GOODS = 20_000;
const CHUNK = 1000;
const PAGE = 20;
const APP_ID = 'appbench';

const QUERIES = [
  { name: 'two Chinese characters', text: '写作' },
  { name: 'four Chinese characters', text: '产品经理' },
  { name: 'a Chinese sentence part', text: '产品经理：实战训练营' },
  { name: 'pinyin initials', text: 'cpjl' },
  { name: 'full pinyin', text: 'chanpinjingli' },
  { name: 'an English word', text: 'photography' },
  { name: 'two English words', text: 'brand design' },
] as const;

interface QueryFigures {
  name: string;
  text: string;
  /** Milliseconds for a page of results with their total. */
  ours: number;
  like: number;
  oursFinds: number;
  likeFinds: number;
}

export interface SearchFigures {
  database: string;
  goods: number;
  /** Milliseconds to index everything. */
  build: number;
  /** Megabytes of the heap while it did, above what was there before. */
  heap: number;
  /** Megabytes on disk of the goods themselves, and of what they are found by. */
  goodsSize: number;
  indexSize: number;
  queries: QueryFigures[];
}

const megabytes = (bytes: number) => bytes / 1e6;

async function time<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

async function sizeOf(db: OpenedStores['db'], table: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_total_relation_size(${table}::regclass) as bytes`,
  );
  return megabytes(Number(rows[0]?.bytes ?? 0));
}

async function ours({ stores }: OpenedStores, text: string): Promise<number> {
  const query = readQuery(text);
  if (query === undefined) return 0;
  const { literal, any } = query;
  return (await stores.search.find(APP_ID, { literal, any, offset: 0, limit: PAGE })).total;
}

/** What a shop without a search of its own would ask: anywhere in title, teacher or summary, most popular first. */
async function like({ db, stores }: OpenedStores, text: string): Promise<number> {
  const pattern = `%${text}%`;
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select id, (count(*) over ())::int as total from goods
    where app_id = ${APP_ID} and state = 'on'
      and (title::text ilike ${pattern} or teacher::text ilike ${pattern} or summary::text ilike ${pattern})
    order by student_count desc, position, id limit ${PAGE}`);
  await stores.goods.find(APP_ID, { source: 'manual', ids: rows.map(({ id }) => id), limit: PAGE });
  return rows[0]?.total ?? 0;
}

/** The first round warms both and counts for nothing. */
async function compare(stores: OpenedStores, runs: number): Promise<QueryFigures[]> {
  const figures: QueryFigures[] = [];
  const samples = QUERIES.map(() => ({ ours: [] as number[], like: [] as number[] }));
  for (let run = 0; run <= runs; run += 1) {
    for (const [place, { name, text }] of QUERIES.entries()) {
      const mine = await time(() => ours(stores, text));
      const plain = await time(() => like(stores, text));
      const sample = samples[place];
      if (run === 0 || sample === undefined) continue;
      sample.ours.push(mine.ms);
      sample.like.push(plain.ms);
      const times = { ours: median(sample.ours), like: median(sample.like) };
      figures[place] = { name, text, ...times, oursFinds: mine.result, likeFinds: plain.result };
    }
  }
  return figures;
}

async function fill({ db }: OpenedStores, goods: readonly GoodsRow[]): Promise<void> {
  const { label, info } = buildDemoShop({ label: 'bench' });
  await db.insert(shop).values({ appId: APP_ID, label, info });
  for (let start = 0; start < goods.length; start += CHUNK)
    await seedGoods(db, APP_ID, goods.slice(start, start + CHUNK));
}

/** As a start does that finds goods nobody has indexed. */
async function build({ db }: OpenedStores) {
  const before = process.memoryUsage().heapUsed;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().heapUsed);
  }, 20);
  const { ms } = await time(() => bringSearchUpToDate(db));
  clearInterval(watch);
  return { build: ms, heap: megabytes(highest - before) };
}

export function measureSearch(runs: number): Promise<SearchFigures[]> {
  return onEachDatabase(async (stores, database) => {
    const goods = makeCorpus(GOODS);
    await fill(stores, goods);
    const index = await build(stores);
    const figures = {
      database,
      goods: goods.length,
      ...index,
      goodsSize: await sizeOf(stores.db, 'goods'),
      indexSize: await sizeOf(stores.db, 'goods_search'),
    };
    return { ...figures, queries: await compare(stores, runs) };
  });
}
