/** Orders made a second, beside a bare transaction that writes the same rows through the same connections. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SkuRow } from '#server/areas/catalogue/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { createOrder } from '#server/areas/orders/services/create-order.ts';
import type { LedgerDeps } from '#server/areas/orders/services/ledger.ts';
import { createOrderStore } from '#server/areas/orders/store/orders.store.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { seedGoods } from '#demo/seed.ts';
import type { OpenedStores } from '#server/start/open-stores.ts';
import { buildDemoShop, buildGoods } from '../../tests/support/build-demo-shop.ts';
import { onEachDatabase } from './databases.ts';
import { median } from './stats.ts';

const APP_ID = 'appbench';
/** Several, so that what is measured is not one row's queue. */
const GOODS = 20;
const ORDERS = 400;
const AT_ONCE = 10;
const PRICE = 9900;

export interface OrderFigures {
  database: string;
  /** Orders a second. */
  ours: number;
  bare: number;
}

type Db = OpenedStores['db'];
/** Makes the order of this number; each number once. */
type Make = (number: number) => Promise<unknown>;

const goodsIdOf = (number: number) => `g_${String(number % GOODS)}`;

async function fill(db: Db): Promise<GoodsRow[]> {
  const { label, info } = buildDemoShop({ label: 'bench' });
  await db.insert(shop).values({ appId: APP_ID, label, info });
  const goods = Array.from({ length: GOODS }, (_value, number) =>
    buildGoods({ id: goodsIdOf(number), type: 50, price: PRICE }),
  );
  await seedGoods(db, APP_ID, goods);
  const sku = { appId: APP_ID, id: 'one', name: 'One', linePrice: 0, position: 1, price: PRICE };
  for (const { id } of goods) await db.insert(goodsSku).values({ ...sku, goodsId: id, stock: 1_000_000 });
  return goods;
}

function ours(db: Db, goods: readonly GoodsRow[]): Make {
  const clock = { now: () => Date.now() };
  const world: LedgerDeps = {
    orders: createOrderStore(db),
    payments: {
      names: [],
      byName: () => {
        throw new Error('Nothing is paid here.');
      },
    },
    queue: createJobQueue({ bus: createMemoryBus(), clock }),
    clock,
    purge: () => Promise.resolve(),
    notifyUrl: () => '',
    report: () => undefined,
  };
  const sku: SkuRow = {
    id: 'one',
    name: 'One',
    price: PRICE,
    line_price: 0,
    stock: 1_000_000,
    held: 0,
    sold: 0,
    period_days: undefined,
  };
  return async (number) => {
    const good = goods[number % GOODS];
    if (good === undefined) throw new Error('There are no goods.');
    const request = { key: `k${String(number)}`, body: { goods_id: good.id, goods_type: 50 } };
    const order = await createOrder(
      world,
      {
        appId: APP_ID,
        userId: `u_${String(number)}`,
        goods: good,
        sku,
        svipPrice: undefined,
        couponId: '',
        locale: 'cn',
        origin: '',
        expectedAmount: undefined,
      },
      request,
    );
    if (!order.ok) throw new Error(`No order was made: ${order.code}`);
  };
}

/** What anybody's order costs at least: a key, the stock, the order, its line and the job that closes it. */
function bare(db: Db): Make {
  return (number) =>
    db.transaction(async (tx) => {
      const goods = goodsIdOf(number);
      const [id, user, key] = [randomUUID(), `b_${String(number)}`, `b${String(number)}`];
      const now = Date.now();
      const end = now + 900_000;
      await tx.execute(sql`insert into idempotency_key (scope, key, body_hash, answer, expires_at)
        values (${user}, ${key}, ${id}, to_jsonb(${id}::text), ${end})`);
      await tx.execute(sql`update goods_sku set held = held + 1
        where app_id = ${APP_ID} and goods_id = ${goods} and id = 'one' and held + sold < stock`);
      await tx.execute(sql`insert into shop_order
        (app_id, id, user_id, state, goods_id, amount, discount, coupon_id, created_at, expires_at)
        values (${APP_ID}, ${id}, ${user}, 'unpaid', ${goods}, ${PRICE}, 0, '', ${now}, ${end})`);
      await tx.execute(sql`insert into order_line
        (app_id, order_id, number, goods_id, goods_type, sku_id, title, sku_name, cover, price, amount)
        values (${APP_ID}, ${id}, 1, ${goods}, 50, 'one', '"Course"', '"One"', '', ${PRICE}, ${PRICE})`);
      await tx.execute(sql`insert into job (kind, key, data, run_at, max_tries)
        values ('bench.nothing', ${id}, to_jsonb(${id}::text), ${end}, 1)`);
    });
}

/** Orders a second, so many at a time. */
async function speedOf(make: Make, from: number): Promise<number> {
  let next = from;
  const began = performance.now();
  const turn = async () => {
    while (next < from + ORDERS) {
      next += 1;
      await make(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return (ORDERS * 1000) / (performance.now() - began);
}

/** The first round warms both and counts for nothing. */
export function measureOrders(runs: number): Promise<OrderFigures[]> {
  return onEachDatabase(async ({ db }, database) => {
    const makers = { ours: ours(db, await fill(db)), bare: bare(db) };
    const samples: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let run = 0; run <= runs; run += 1) {
      const speeds = {
        bare: await speedOf(makers.bare, run * ORDERS),
        ours: await speedOf(makers.ours, run * ORDERS),
      };
      if (run === 0) continue;
      samples.ours.push(speeds.ours);
      samples.bare.push(speeds.bare);
      process.stdout.write('.');
    }
    return { database, ours: median(samples.ours), bare: median(samples.bare) };
  });
}
