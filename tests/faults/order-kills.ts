/** Buyers at a server that is killed again and again: each acknowledged order is there once, and who paid owns what they paid for. */
import { and, eq } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { demoShops } from '#demo/shops.gen.ts';
import { entitlement } from '#server/areas/access/tables/entitlements.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { brokenSums } from '#server/areas/orders/store/broken-sums.ts';
import { shopOrder } from '#server/areas/orders/tables/orders.ts';
import { openStores } from '#server/start/open-stores.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { startProcess, type Running } from './process.ts';

const SERVER = fileURLToPath(new URL('./shop-server.ts', import.meta.url));
const SHOP = 'appknowledge';
const GOOD = 'g_killed';
/** So many buy at a time. */
const AT_ONCE = 12;
/** A payment told of by nobody is asked for by then. */
const PATIENCE_MS = 60_000;

export interface OrderKillReport {
  kills: number;
  orders: number;
  /** Answers the buyers got back whole: of an order, of a payment. */
  acknowledgedCount: number;
  problems: string[];
}

interface Buyer {
  id: string;
  cookie: string;
  key: string;
}

/** Where the server answers now; another port after each start. */
interface Place {
  port: number;
}

/** @param prepare may fill the directory, to spare the first start. */
export async function killUnderOrders(
  kills: number,
  orders: number,
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<OrderKillReport> {
  const dataDir = makeTempDir('orders');
  await prepare(dataDir);
  try {
    const buyers = await openCounter(dataDir, orders);
    const place: Place = { port: 0 };
    const notedItems: string[] = [];
    let server = await open(dataDir, place);
    const buying = inTurns(buyers, (buyer) => buy(place, buyer, notedItems));
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = Math.floor((2 * orders * kill) / (kills + 1));
      while (notedItems.length < enough) await Promise.race([pause(5), buying]);
      await pause(Math.random() * 20);
      server.kill();
      await server.exit;
      server = await open(dataDir, place);
    }
    const boughtItems = await buying;
    server.kill();
    await server.exit;
    return {
      kills,
      orders,
      acknowledgedCount: notedItems.length,
      problems: await judge(dataDir, buyers, boughtItems),
    };
  } finally {
    removeTempDir(dataDir);
  }
}

/** A good of which there is one for each buyer, and their sessions. */
async function openCounter(dataDir: string, count: number): Promise<Buyer[]> {
  const build = demoShops.get('knowledge');
  if (build === undefined) throw new Error('There is no knowledge shop.');
  const openedStores = await openStores({ dataDir, demo: true }, { demoShops: () => [build(Date.now())] });
  const { db, stores } = openedStores;
  const [pattern] = await db.select().from(goods).where(eq(goods.appId, SHOP)).limit(1);
  if (pattern === undefined) throw new Error('The knowledge shop sells nothing.');
  const price = { price: 9900, linePrice: 0, payState: 1, marketingType: -1, type: 50 };
  await db.insert(goods).values({ ...pattern, ...price, id: GOOD, state: 'on' });
  const sku = { appId: SHOP, goodsId: GOOD, id: 'one', name: 'One', linePrice: 0, position: 1 };
  await db.insert(goodsSku).values({ ...sku, price: 9900, stock: count });
  const buyers: Buyer[] = [];
  for (let n = 0; n < count; n += 1) {
    const phone = `137${String(n).padStart(8, '0')}`;
    const { account } = await stores.accounts.create(SHOP, { phone, nickname: `N${String(n)}`, avatar: '' });
    const { token } = await stores.sessions.create(SHOP, account.id, { userAgent: 'test' });
    buyers.push({ id: account.id, cookie: `shop_session=${token}`, key: `key-${String(n)}` });
  }
  await openedStores.close();
  return buyers;
}

async function open(dataDir: string, place: Place): Promise<Running> {
  const server = await startProcess(SERVER, { DATA_DIR: dataDir, DEMO: '1' });
  place.port = Number((await server.line((line) => line.startsWith('ready'))).split(' ')[1]);
  return server;
}

async function inTurns<One, Result>(
  all: readonly One[],
  run: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const turn = async () => {
    for (let one = all[next]; one !== undefined; one = all[next]) {
      next += 1;
      results.push(await run(one));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return results;
}

/** Buys one piece, asking again whatever was not answered; answers the id of the paid order. */
async function buy(place: Place, buyer: Buyer, notedItems: string[]): Promise<string> {
  const order = { goods_id: GOOD, goods_type: 50, idempotency_key: buyer.key };
  const madeValue = await insist(place, buyer, '/api/order.create/1.0.0', order, notedItems);
  const orderId = textIn(madeValue, 'order_id');
  const began = await insist(place, buyer, '/api/order.pay/1.0.0', {
    order_id: orderId,
    provider: 'sandbox',
  });
  const cashier = new URL(textIn(began, 'redirect_url')).pathname;
  await insist(place, buyer, `${cashier}/answer`, { result: 'paid' }, notedItems);
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const notice = await ask(place, buyer, `/api/order.status/1.0.0?order_id=${orderId}`);
    if (notice !== undefined && Reflect.get(notice, 'state') === 1) return orderId;
    if (Date.now() > until) return `${orderId} was not seen paid: ${JSON.stringify(notice)}`;
    await pause(200);
  }
}

async function insist(
  place: Place,
  buyer: Buyer,
  path: string,
  body: object,
  notedText?: string[],
): Promise<object> {
  for (;;) {
    const data = await ask(place, buyer, path, body);
    if (data !== undefined) {
      notedText?.push(path);
      return data;
    }
    await pause(50);
  }
}

/** What a call answered; nothing where no whole answer came. */
async function ask(
  { port }: Place,
  { cookie }: Buyer,
  path: string,
  body?: object,
): Promise<object | undefined> {
  let reply: Response;
  let text: string;
  try {
    reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        cookie,
        'app-id': SHOP,
        'content-type': 'application/json',
        origin: `http://127.0.0.1:${String(port)}`,
      },
      signal: AbortSignal.timeout(10_000),
    });
    text = await reply.text();
  } catch {
    return undefined;
  }
  const answer: unknown = JSON.parse(text);
  if (reply.status !== 200 || Reflect.get(Object(answer), 'code') !== 0)
    throw new Error(`${path} answered ${String(reply.status)}: ${text.slice(0, 300)}`);
  return Object(Reflect.get(Object(answer), 'data'));
}

const textIn = (data: object, name: string): string => String(Reflect.get(data, name));

/** What is not as it should be once the server is gone: every order once, paid and owned. */
async function judge(
  dataDir: string,
  buyers: readonly Buyer[],
  boughtItems: readonly string[],
): Promise<string[]> {
  const stores = await openStores({ dataDir, demo: false });
  const { db } = stores;
  const problems = (await brokenSums(db)).map((brokenSum) => JSON.stringify(brokenSum));
  const rows = await db
    .select({ id: shopOrder.id, user: shopOrder.userId, state: shopOrder.state })
    .from(shopOrder)
    .where(and(eq(shopOrder.appId, SHOP), eq(shopOrder.goodsId, GOOD)));
  const ownedItems = await db
    .select({ user: entitlement.userId, order: entitlement.orderId })
    .from(entitlement)
    .where(and(eq(entitlement.appId, SHOP), eq(entitlement.resourceId, GOOD)));
  for (const { id } of buyers) {
    const orders = rows.filter(({ user }) => user === id);
    const rights = ownedItems.filter(({ user }) => user === id);
    const [order] = orders;
    if (orders.length !== 1 || rights.length !== 1 || order?.id !== rights[0]?.order)
      problems.push(`${id} has ${String(orders.length)} orders and ${String(rights.length)} rights`);
  }
  const there = new Set(rows.map(({ id }) => id));
  problems.push(...boughtItems.filter((id) => !there.has(id)).map((id) => `${id} is not there`));
  await stores.close();
  return problems;
}
