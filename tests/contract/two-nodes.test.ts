/** Two nodes on one PostgreSQL, alone and with Redis: no node keeps to itself what the other needs. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { CODES } from '#schemas/api/codes.ts';
import { ORDER_AGAIN_MS } from '#schemas/constants.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { goodsMedia } from '#server/areas/catalogue/tables/details.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { learningRecord, studySession } from '#server/areas/learning/tables/learning.ts';
import { coupon } from '#server/areas/coupons/tables/coupons.ts';
import { brokenSums } from '#server/areas/orders/store/broken-sums.ts';
import { makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { scheduleDocuments } from '#server/areas/pages/rules/drafts.ts';
import { publishDrafts } from '#server/areas/pages/rules/publish.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { openStores } from '#server/start/open-stores.ts';
import { openApp, type TestApp } from './app.ts';
import { passedCaptcha } from '../support/captcha.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

let postgres: TestPostgres;
let redis: TestRedis;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([postgres.stop(), redis.stop()]);
});

const SHOP = 'appknowledge';
/** Long enough for a machine that has other work; what comes at once is not waited for. */
const WAIT = { timeout: 10_000, interval: 20 };
const BROWSER = 'browser-of-a-test-browser-of-a-t';
const WRITE = { 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' };

// Judging is counted: each guess costs one verification, of the person meant or of nobody.
const passwords = makePasswords();
let verdicts: (string | undefined)[] = [];
const deps = () => ({
  passwords: {
    hash: (password: string) => passwords.hash(password),
    matches: (password: string, storedText: string | undefined) => {
      verdicts.push(storedText);
      return passwords.matches(password, storedText);
    },
  },
});

describe.each(['PostgreSQL alone', 'PostgreSQL and Redis'])('two nodes on %s', (ground) => {
  const dir = makeTempDir('nodes');
  const nodes: TestApp[] = [];
  const node = (index: 0 | 1) => {
    const foundApp = nodes[index];
    if (foundApp === undefined) throw new Error('The nodes are opened in beforeAll.');
    return foundApp;
  };

  beforeAll(async () => {
    const config = {
      dataDir: dir,
      databaseUrl: await postgres.createDatabase(),
      demo: true,
      ...(ground === 'PostgreSQL alone' ? {} : { redisUrl: redis.url }),
    };
    const shops = [...demoShops]
      .filter(([label]) => label === 'knowledge')
      .map(([, build]) => build(Date.now()));
    for (const name of ['first', 'second']) {
      const stores = await openStores(config, { demoShops: () => shops });
      await stores.ping();
      nodes.push(await openApp({ ...stores, config }, join(dir, name), { deps }));
    }
  }, 120_000);
  afterAll(async () => {
    for (const { app, database } of nodes) {
      await app.close();
      await database.close();
    }
    removeTempDir(dir);
  });

  it('R43: what one node publishes, the other serves', async () => {
    const before = (await node(1).ask('knowledge', '/')).body;
    const { stores, bus } = node(0).database;
    const body = {
      schema_version: 1,
      id: 'home',
      kind: 'home',
      title: 'From the other node',
      regions: { main: [] },
    };
    const drafts = [{ kind: 'page' as const, id: 'home', body }];
    const outcome = await publishDrafts({ stores, bus, renderers: catalogue }, SHOP, drafts, {
      salvage: false,
      author: 'test',
      note: '',
    });
    const hash = outcome.ok ? outcome.versions[0]?.hash : undefined;
    expect(before).not.toContain(hash);
    await vi.waitFor(async () => expect((await node(1).ask('knowledge', '/')).body).toContain(hash), WAIT);
  });

  it('D43: what is scheduled on one node goes live once, and neither node keeps the old page', async () => {
    const open = async (index: 0 | 1) => (await node(index).ask('knowledge', '/')).body;
    const [{ stores, bus, clock }, before] = [
      { ...node(0).database, clock: { now: () => Date.now() } },
      await Promise.all([open(0), open(1)]),
    ];
    const body = {
      schema_version: 1,
      id: 'home',
      kind: 'home',
      title: 'At its moment',
      regions: { main: [] },
    };
    const schedule = (publishAt: number) =>
      scheduleDocuments(
        { stores, bus, clock, queue: createJobQueue({ bus, clock }), renderers: catalogue },
        SHOP,
        [{ kind: 'page', id: 'home', body }],
        {
          publishAt,
          salvage: false,
          author: 'test',
          note: 'scheduled',
        },
      );
    const outcome = await schedule(Date.now() + 60_000);
    const hash = outcome.ok ? outcome.versions[0]?.hash : undefined;
    expect(await Promise.all([open(0), open(1)])).toEqual(before);
    // Its newest moment counts: what waits now can wait for nothing that has gone by.
    await schedule(Date.now() + 200);
    for (const index of [0, 1] as const)
      await vi.waitFor(async () => expect(await open(index)).toContain(hash), WAIT);
    const history = await stores.configs.history(SHOP, 'page', 'home');
    expect(history.filter((one) => one.hash === hash)).toHaveLength(1);
  });

  it('R38, D80: reports of one learner to both nodes at once credit what passed, and one session plays', async () => {
    const { stores, db } = node(0).database;
    const phone = '13600000038';
    const { account } = await stores.accounts.create(SHOP, { phone, nickname: 'Two', avatar: '' });
    const logIn = () => stores.sessions.create(SHOP, account.id, { userAgent: 'test' });
    const logins = [await logIn(), await logIn()] as const;
    const lesson = { resource_id: 'g_two_nodes', resource_type: 3 };
    const [pattern] = await db.select().from(goods).where(eq(goods.appId, SHOP)).limit(1);
    if (pattern === undefined) throw new Error('The demo is not there.');
    await db.insert(goods).values({ ...pattern, id: lesson.resource_id, type: 3, price: 0, payState: 0 });
    const media = { kind: 'video' as const, seconds: 600, captions: [], text: '' };
    await db.insert(goodsMedia).values({ appId: SHOP, goodsId: lesson.resource_id, ...media });
    const send = async (index: 0 | 1, name: string, payload: object) => {
      const url = `/api/${name}/1.0.0`;
      const headers = { ...WRITE, cookie: `shop_session=${logins[index].token}` };
      return (await node(index).ask('knowledge', { method: 'POST', url, headers, payload })).json();
    };
    const open = (index: 0 | 1) => send(index, 'learn.session.open', { ...lesson, client_ts: Date.now() });
    const both = await Promise.all([open(0), open(1)]);
    const sessions = both.map(({ data }) => data);
    const play = (index: 0 | 1) =>
      send(index, 'learn.play.beat', { session_id: sessions[index].session_id, state: 'playing' });
    const players = await Promise.all([play(0), play(1)]);
    expect(players.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 40_308]);
    const { session_id, beat } = sessions[players.findIndex(({ code }) => code === 0)];
    const from = Date.now() - 200_000;
    await db.update(studySession).set({ openedAt: from }).where(eq(studySession.id, session_id));
    const notice = {
      learn_progress: 1,
      org_learn_progress: 60,
      spend_time: 120,
      stay_time: 120,
      covered: '',
    };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(index % 2 === 0 ? 0 : 1, 'learn.record.push', {
          ...lesson,
          ...notice,
          session_id,
          beat,
          seq: Math.floor(index / 2) + 1,
          client_ts: Date.now(),
        }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
    const creditedValue = answers.reduce((sum, { data }) => sum + data.credited, 0);
    const [record] = await db.select().from(learningRecord).where(eq(learningRecord.userId, account.id));
    expect(creditedValue).toBe(record?.stayTime);
    expect(creditedValue).toBeGreaterThan(100);
    expect(creditedValue).toBeLessThanOrEqual((Date.now() - from) / 1000);
  });

  it('R14: a session of one node is known to the other, and so is its end', async () => {
    const { cookie } = await node(0).login(SHOP, '19900000001');
    const who = async () =>
      (await node(1).ask('knowledge', { url: '/auth/user_info', headers: { cookie } })).json().code;
    expect(await who()).toBe(0);
    const headers = { ...WRITE, cookie, 'content-type': 'application/x-www-form-urlencoded' };
    await node(0).ask('knowledge', {
      method: 'POST',
      url: '/auth/logout',
      headers,
      payload: `app_id=${SHOP}`,
    });
    await vi.waitFor(async () => expect(await who()).toBe(8504), WAIT);
  });

  it('R35: of 200 buyers on both nodes one gets the one seat, and one the price of the one-use coupon', async () => {
    const { stores, db } = node(0).database;
    const [pattern] = await db.select().from(goods).where(eq(goods.appId, SHOP)).limit(1);
    if (pattern === undefined) throw new Error('The knowledge shop sells nothing.');
    const price = { price: 9900, linePrice: 0, payState: 1, marketingType: -1, type: 50 };
    const sku = { appId: SHOP, id: 'one', name: 'One', linePrice: 0, position: 1, price: 9900 };
    for (const { id, stock } of [
      { id: 'g_seat', stock: 1 },
      { id: 'g_plenty', stock: null },
    ]) {
      await db.insert(goods).values({ ...pattern, ...price, id, state: 'on' });
      await db.insert(goodsSku).values({ ...sku, goodsId: id, stock });
    }
    const title = { appId: SHOP, id: 'cu_once', title: 'Once', amount: 1000, threshold: 0, total: 0 };
    const use = { goodsIds: [], startTs: 0, endTs: 4_000_000_000, state: 'on' as const, position: 99 };
    await db.insert(coupon).values({ ...title, ...use, useTotal: 1 });

    const crowd = await Promise.all(
      Array.from({ length: 200 }, async (_value, index) => {
        const phone = `139${String(index).padStart(8, '0')}`;
        const { account } = await stores.accounts.create(SHOP, { phone, nickname: phone, avatar: '' });
        return (await stores.sessions.create(SHOP, account.id, { userAgent: 'test' })).token;
      }),
    );
    const order = (token: string, index: number, payload: { goods_id: string; coupon_id?: string }) =>
      node(index % 2 === 0 ? 0 : 1).ask('knowledge', {
        method: 'POST',
        url: '/api/order.create/1.0.0',
        headers: { ...WRITE, cookie: `shop_session=${token}` },
        payload: { goods_type: 50, idempotency_key: `${payload.goods_id}-${String(index)}`, ...payload },
        remoteAddress: `10.40.0.${String(index + 1)}`,
      });
    /**
     * Whom a slow machine has no turn for in ten seconds is told so, and their browser sends the same order again by
     * itself, as often as this (ADR-387): a buyer hears of it only after that.
     */
    const codeOf = async (...requests: Parameters<typeof order>): Promise<number> => {
      for (const ms of ORDER_AGAIN_MS) {
        const { code } = (await order(...requests)).json();
        if (code !== CODES.maintenance.code) return Number(code);
        await pause(ms);
      }
      return Number((await order(...requests)).json().code);
    };
    const codesOf = async (payload: Parameters<typeof order>[2]) => {
      const codes = await Promise.all(crowd.map((token, index) => codeOf(token, index, payload)));
      return codes.toSorted((one, other) => one - other);
    };
    const all = (code: number) => [0, ...Array.from({ length: 199 }, () => code)];
    expect(await codesOf({ goods_id: 'g_seat' })).toEqual(all(40902));
    expect(await codesOf({ goods_id: 'g_plenty', coupon_id: 'cu_once' })).toEqual(all(40911));
    expect(await brokenSums(db)).toEqual([]);
  }, 120_000);

  it('R16: the two count one limit together', async () => {
    const hits = [0, 1, 0, 1, 1] as const;
    const counts: number[] = [];
    for (const index of hits)
      counts.push((await node(index).database.limits.hit(`two:${ground}`, 60_000)).count);
    expect(counts).toEqual([1, 2, 3, 4, 5]);
  });

  it('R16: fifty guesses over both are judged no oftener than on one', async () => {
    const guess = (index: number, proof: Record<string, string> = {}) =>
      node(index % 2 === 0 ? 0 : 1).ask('knowledge', {
        method: 'POST',
        url: '/auth/password_login',
        headers: {
          ...WRITE,
          cookie: `browser=${BROWSER}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({
          phone: '19900000002',
          area_code: '86',
          password: `guess${String(index)}`,
          ...proof,
        }).toString(),
        remoteAddress: `198.51.100.${String(index)}`,
      });
    verdicts = [];
    const answers = await Promise.all(Array.from({ length: 50 }, (_value, index) => guess(index)));
    const codes = answers.map((answer) => Number(answer.json().code));
    expect([2511, 40101].map((code) => codes.filter((one) => one === code).length)).toEqual([2, 48]);

    // With a captcha passed each, no more are judged of the person meant than one node would judge.
    const { stores } = node(0).database;
    const captcha = (index: number) =>
      passedCaptcha(stores, {
        appId: SHOP,
        sessionId: `flow-of-two-nodes-${String(index)}`,
        browser: BROWSER,
      });
    const passedResponses = await Promise.all(
      Array.from({ length: 50 }, async (_value, index) => guess(index, await captcha(index))),
    );
    const { passwordHash } = (await stores.accounts.byPhone(SHOP, '19900000002')) ?? {};
    expect(verdicts.filter((storedText) => storedText === passwordHash)).toHaveLength(5);
    expect(new Set(passedResponses.map((answer) => Number(answer.json().code)))).toEqual(new Set([2511]));
    const { limits } = node(0).database;
    await limits.giveBack(`two:${ground}`);
    expect((await node(1).database.limits.hit(`two:${ground}`, 60_000)).count).toBe(5);
  });
});
