/** The console at size: 10,000 goods, 100,000 orders and 50,000 people; every list and search answers within 300 ms (D138). */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleAuditList } from '#schemas/api/console/audit.ts';
import { consoleCommentsList } from '#schemas/api/console/comments.ts';
import { consoleCouponsList } from '#schemas/api/console/coupons.ts';
import {
  consoleGoodsGet,
  consoleGoodsList,
  consoleGoodsSave,
  GOODS_SORTS,
} from '#schemas/api/console/goods.ts';
import { consoleInvoicesList } from '#schemas/api/console/invoices.ts';
import { consoleMediaList } from '#schemas/api/console/library.ts';
import { consoleLiveList } from '#schemas/api/console/live.ts';
import { consoleOrdersList, ORDER_SORTS } from '#schemas/api/console/orders.ts';
import { consolePeopleGet, consolePeopleList, PEOPLE_SORTS } from '#schemas/api/console/people.ts';
import { consoleTodayGet } from '#schemas/api/console/today.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';
import { CONSOLE_TOKEN, openApp, type TestApp } from '../contract/app.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const GOODS = 10_000;
const PEOPLE = 50_000;
const ORDERS = 100_000;
const ROUNDS = 12;
const P95_MAX_MS = 300;
const FILL_MS = 300_000;

const dir = makeTempDir('desk-size');
let postgres: TestPostgres;
let stores: OpenedStores;
let world: TestApp;

/** Rows like one that is there, each with other values: `change` is JSON of the columns that differ, by `n`. */
const like = (table: string, where: string, count: number, change: string) =>
  sql.raw(`insert into ${table}
    select made.* from ${table} base, generate_series(1, ${String(count)}) n,
      lateral jsonb_populate_record(base, jsonb_build_object(${change})) made
    where ${where}`);

async function fillWith(db: Pick<OpenedStores['db'], 'execute'>): Promise<void> {
  // So many rows at once take longer than any statement of the product may, and name nothing that is not there.
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`set local session_replication_role = replica`);
  await db.execute(
    like(
      'goods',
      `base.app_id = 'appknowledge' and base.id = 'demo_text'`,
      GOODS,
      `'id', 'size_' || n, 'title', 'Course ' || n, 'price', n, 'created_ts', 1700000000 + n, 'student_count', n % 977`,
    ),
  );
  await db.execute(
    like(
      'app_user',
      `base.app_id = 'appknowledge' and base.phone like '%19900000001'`,
      PEOPLE,
      `'id', 'u_size_' || n, 'phone', '17' || lpad(n::text, 9, '0'), 'nickname', 'Learner ' || n, 'created_at', 1700000000000 + n,
       'account', null, 'email', null`,
    ),
  );
  await db.execute(sql`insert into shop_order (app_id, id, user_id, state, goods_id, amount, discount, coupon_id, created_at, expires_at, paid_at)
    select 'appknowledge', 'o_size_' || n, 'u_size_' || (1 + n % ${PEOPLE}), case when n % 5 = 0 then 'closed' else 'paid' end,
      'size_' || (1 + n % ${GOODS}), n % 30000, 0, '', 1700000000000 + n * 1000::bigint, 1700000000000 + n * 1000::bigint,
      case when n % 5 = 0 then null else 1700000000000 + n * 1000::bigint end
    from generate_series(1, ${ORDERS}::int) n`);
  await db.execute(sql`insert into order_line (app_id, order_id, number, goods_id, goods_type, sku_id, title, sku_name, cover, price, amount)
    select app_id, id, 0, goods_id, 1, goods_id, to_jsonb('Course ' || id), to_jsonb(''::text), '', amount, amount
    from shop_order where id like 'o_size_%'`);
  await db.execute(sql`insert into payment_event (app_id, order_id, attempt_id, provider, key, kind, amount, at)
    select app_id, id, 'a_' || id, 'sandbox', 'size_' || id, 'captured', amount, paid_at from shop_order where id like 'o_size_%' and paid_at is not null`);
  await db.execute(sql`insert into entitlement (app_id, user_id, resource_id, source, order_id, from_at)
    select app_id, user_id, goods_id, 'order', id, paid_at from shop_order where id like 'o_size_%' and paid_at is not null`);
  await db.execute(sql`analyze`);
}

beforeAll(async () => {
  postgres = await startPostgres();
  const config = { dataDir: join(dir, 'data'), databaseUrl: await postgres.createDatabase(), demo: true };
  const shop = demoShops.get('knowledge')?.(Date.now());
  if (shop === undefined) throw new Error('There is no shop of the demo.');
  stores = await openStores(config, { demoShops: () => [shop] });
  await stores.ping();
  world = await openApp({ ...stores, config }, join(dir, 'client'));
  await stores.db.transaction(fillWith);
}, FILL_MS);
afterAll(async () => {
  await world.app.close();
  await stores.close();
  await postgres.stop();
  removeTempDir(dir);
});

async function ask(call: { path: string }, input: object): Promise<{ ms: number; code: number }> {
  const from = performance.now();
  const answer = await world.ask('knowledge', {
    method: 'POST',
    url: call.path,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: { shop: 'knowledge', ...input },
  });
  const { code }: { code: number } = answer.json();
  return { ms: performance.now() - from, code };
}

const inOrders = (call: { path: string }, sorts: readonly string[]) =>
  sorts.map((sort) => [`${call.path} ${sort}`, call, { sort, limit: 20 }] as const);

const CASES = [
  ...inOrders(consoleGoodsList, GOODS_SORTS),
  ['goods of a type', consoleGoodsList, { filter: { type: 1, state: 'on' } }],
  ['goods by words', consoleGoodsList, { q: 'course 77' }],
  ['one good', consoleGoodsGet, { id: 'size_500' }],
  ...inOrders(consoleOrdersList, ORDER_SORTS),
  ['orders of a state', consoleOrdersList, { filter: { state: 'paid' } }],
  ['orders of a type', consoleOrdersList, { filter: { type: 50 } }],
  ['orders by number', consoleOrdersList, { q: 'o_size_77777' }],
  ['orders by title', consoleOrdersList, { q: 'Course' }],
  ['orders by a phone', consoleOrdersList, { q: '7777' }],
  ...inOrders(consolePeopleList, PEOPLE_SORTS),
  ['people by name', consolePeopleList, { q: 'Learner 4999' }],
  ['people by the end of a phone', consolePeopleList, { q: '7777' }],
  ['people with a good', consolePeopleList, { filter: { goods_id: 'size_77' } }],
  ['one person', consolePeopleGet, { id: 'u_size_77' }],
  ['coupons', consoleCouponsList, {}],
  ['comments', consoleCommentsList, {}],
  ['media', consoleMediaList, {}],
  ['live', consoleLiveList, {}],
  ['invoices', consoleInvoicesList, {}],
  ['audit', consoleAuditList, {}],
  ['today', consoleTodayGet, {}],
] as const;

it('D138: every list and search of the console answers within 300 ms', { timeout: FILL_MS }, async () => {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, call, input] of CASES) {
      const { ms, code } = await ask(call, input);
      expect(`${name} ${String(code)}`).toBe(`${name} 0`);
      // The first of each warms what is prepared once.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), ms]);
    }
  const p95 = [...times].map(([name, all]) => {
    const inOrder = all.toSorted((one, other) => one - other);
    return { name, ms: Math.round(inOrder[Math.ceil(inOrder.length * 0.95) - 1] ?? 0) };
  });
  process.stdout.write(`${p95.map(({ name, ms }) => `${String(ms).padStart(6)} ms  ${name}`).join('\n')}\n`);
  expect(p95.filter(({ ms }) => ms > P95_MAX_MS)).toEqual([]);
});

it('D138: a good is saved within two seconds beside 10,000 others', { timeout: FILL_MS }, async () => {
  const { ms, code } = await ask(consoleGoodsSave, { id: 'size_500', item: { price: 12_345 } });
  process.stdout.write(`${String(Math.round(ms)).padStart(6)} ms  a good is saved\n`);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(2000);
});
