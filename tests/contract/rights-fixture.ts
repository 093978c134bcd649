/** What tests of rights and comments share: people of the knowledge shop, its goods, and a clock that stands still. */
import { and, eq } from 'drizzle-orm';
import type { AccessAnswer } from '#schemas/content/access.ts';
import { createMemoryLimits } from '#server/kernel/limits/memory.ts';
import type { Role } from '#server/areas/identity/ports/users.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import type { AppDeps } from '#server/start/app.ts';
import { withApp } from './app.ts';

export const SHOP = 'appknowledge';
export const PASSWORD = 'bookclub7';
export const DAY = 24 * 3600 * 1000;
export const LEARNER = '19900000001';
export const SVIP = '19900000002';
export const BANNED = '19900000003';
export const OWNER = '19900000005';
export const NEWCOMER = '19900000006';
export const DESIGNATED = '19900000007';

export interface Me {
  id: string;
  cookie: string;
  ip: string;
}

export const NOBODY: Me = { id: '', cookie: '', ip: '10.30.0.1' };

export type MoreDeps = (clock: { now: () => number }, givenDeps: AppDeps) => Partial<AppDeps>;

/** A server of its own for the file that calls this, and what its people do there. */
export function withRights(more: MoreDeps = () => ({})) {
  /** Stands still unless a test moves it: no window ends while a slow machine works. */
  let now = Date.now();
  const clock = { now: () => now };
  const pass = (ms: number) => {
    now += ms;
  };
  const test = withApp({
    labels: ['knowledge', 'training'],
    clock,
    deps: (givenDeps) => ({ clock, limits: createMemoryLimits(clock), ...more(clock, givenDeps) }),
  });

  let people = 0;
  const nextAddress = () => {
    people += 1;
    return `10.31.${String(Math.floor(people / 250))}.${String((people % 250) + 1)}`;
  };

  /** Somebody nobody else in this file is, at an address of their own. */
  async function somebody(roles: Role[] = ['learner']): Promise<Me> {
    const ip = nextAddress();
    const { stores, db } = test().database;
    const phone = `136${ip.replaceAll('.', '').padStart(8, '0')}`;
    const { account } = await stores.accounts.create(SHOP, { phone, nickname: `N${phone}`, avatar: '' });
    await db.update(appUser).set({ roles }).where(isPerson(account.id));
    const { token } = await stores.sessions.create(SHOP, account.id, { userAgent: 'test' });
    return { id: account.id, cookie: `shop_session=${token}`, ip };
  }

  /** The same person, logged in on another device. */
  async function onAnotherDevice(me: Me): Promise<Me> {
    const { token } = await test().database.stores.sessions.create(SHOP, me.id, { userAgent: 'another' });
    return { id: me.id, cookie: `shop_session=${token}`, ip: nextAddress() };
  }

  const isPerson = (id: string) => and(eq(appUser.appId, SHOP), eq(appUser.id, id));

  /** One of the demo's people. */
  async function demo(phone: string, appId = SHOP): Promise<Me> {
    const { cookie } = await test().login(appId, phone);
    const person = (await test().database.stores.users.list(appId)).find((user) => user.phone === phone);
    return { id: person?.id ?? '', cookie, ip: nextAddress() };
  }

  async function send(me: Me, name: string, payload: object, language = 'en') {
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: `/api/${name}/1.0.0`,
      remoteAddress: me.ip,
      payload,
      headers: {
        cookie: me.cookie,
        'app-id': SHOP,
        origin: 'http://knowledge.localhost:3000',
        'accept-language': language,
      },
    });
    return answer.json();
  }

  interface PurchasedAnswer {
    code: number;
    data: { goods_id: string; is_purchased: number; access: AccessAnswer };
  }

  async function readPurchasedValue(me: Me, goodsId: string): Promise<PurchasedAnswer> {
    const answer = await test().ask('knowledge', {
      url: `/api/goods.is_purchased.get/1.0.0?goods_id=${goodsId}`,
      headers: { cookie: me.cookie },
    });
    return answer.json();
  }
  const accessOf = async (me: Me, goodsId: string) => (await readPurchasedValue(me, goodsId)).data.access;

  const GOODS = demoShops.get('knowledge')?.(now).goods ?? [];

  /** Ids of the knowledge shop's goods by a word of their English title. */
  function goodsTitled(title: string): string {
    const foundGoods = GOODS.find((row) => typeof row.title === 'object' && row.title.en.includes(title));
    if (foundGoods === undefined) throw new Error(`The knowledge shop sells nothing titled ${title}.`);
    return foundGoods.id;
  }

  /** A good of a test's own. */
  async function newGoods(id: string, change: Partial<typeof goods.$inferInsert> = {}): Promise<string> {
    const { db } = test().database;
    const [row] = await db
      .select()
      .from(goods)
      .where(eq(goods.id, goodsTitled('Three hundred words')));
    if (row === undefined) throw new Error('The demo is not there.');
    await db.insert(goods).values({ ...row, id, ...change });
    return id;
  }

  /** Answers how to change the shop back. */
  async function changeShop(change: object): Promise<() => Promise<void>> {
    const { stores, db, bus } = test().database;
    const row = await stores.shops.byLabel('knowledge');
    if (row === undefined) throw new Error('The knowledge shop is not there.');
    const write = async (info: typeof row.info, revision: number) => {
      await db.update(shop).set({ info, revision }).where(eq(shop.appId, SHOP));
      await bus.publish('purge', { appId: SHOP, tags: ['shop'] });
    };
    await write({ ...row.info, ...change }, row.revision + 1);
    return () => write(row.info, row.revision + 2);
  }

  return {
    test,
    clock,
    pass,
    somebody,
    onAnotherDevice,
    isPerson,
    demo,
    nextAddress,
    send,
    purchased: readPurchasedValue,
    accessOf,
    goodsTitled,
    newGoods,
    changeShop,
  };
}
