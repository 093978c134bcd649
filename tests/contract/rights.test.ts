/** Who may study what, and who may say what, over HTTP (M193, M194, M224, M225, M238, M286, D72, D73, D88). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import type { AccessAnswer } from '#schemas/content/access.ts';
import { createMemoryLimits } from '#server/kernel/limits/memory.ts';
import type { Role } from '#server/areas/identity/ports/users.ts';
import { demoShops } from '#server/seed/shops.gen.ts';
import { comment } from '#server/areas/comments/tables/comments.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { withApp } from './app.ts';

const SHOP = 'appknowledge';
const PASSWORD = 'bookclub7';
const DAY = 24 * 3600 * 1000;
/** Stands still unless a test moves it: no window ends while a slow machine works. */
let now = Date.now();
const clock = { now: () => now };
const test = withApp({
  labels: ['knowledge', 'training'],
  deps: () => ({ clock, limits: createMemoryLimits(clock) }),
});

const LEARNER = '19900000001';
const SVIP = '19900000002';
const BANNED = '19900000003';
const OWNER = '19900000005';
const NEWCOMER = '19900000006';
const DESIGNATED = '19900000007';

interface Me {
  id: string;
  cookie: string;
  ip: string;
}

const NOBODY: Me = { id: '', cookie: '', ip: '10.30.0.1' };

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

interface Purchased {
  code: number;
  data: { goods_id: string; is_purchased: number; access: AccessAnswer };
}

async function purchased(me: Me, goodsId: string): Promise<Purchased> {
  const answer = await test().ask('knowledge', {
    url: `/api/goods.is_purchased.get/1.0.0?goods_id=${goodsId}`,
    headers: { cookie: me.cookie },
  });
  return answer.json();
}
const accessOf = async (me: Me, goodsId: string) => (await purchased(me, goodsId)).data.access;

const GOODS = demoShops.get('knowledge')?.(now).goods ?? [];

/** Ids of the knowledge shop's goods by a word of their English title. */
function goodsTitled(title: string): string {
  const found = GOODS.find((row) => typeof row.title === 'object' && row.title.en.includes(title));
  if (found === undefined) throw new Error(`The knowledge shop sells nothing titled ${title}.`);
  return found.id;
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

describe('is purchased', () => {
  it.each([
    ['a stranger', undefined, 'Three hundred words', 'login', ''],
    ['a learner, free', NEWCOMER, 'Three hundred words', 'ok', 'free'],
    ['a learner, bought', LEARNER, 'Build a product', 'ok', 'order'],
    ['a learner, bought and delisted since', LEARNER, 'age of blogs', 'ok', 'order'],
    ['a learner, delisted', NEWCOMER, 'age of blogs', 'delisted', ''],
    ['a learner, over', LEARNER, 'index fund', 'expired', ''],
    ['a learner, refunded', LEARNER, 'family album', 'buy', ''],
    ['a learner, to buy', NEWCOMER, 'Build a product', 'buy', ''],
    ['a learner, with a password', LEARNER, 'biases', 'password', ''],
    ['a learner, for others', LEARNER, 'Thesis', 'not-designated', ''],
    ['a designated student', DESIGNATED, 'Thesis', 'ok', 'designated'],
    ['a designated student, given by the merchant', DESIGNATED, 'financial statements', 'ok', 'manual'],
    ['a learner, for super members', LEARNER, 'honest interview', 'super-vip', ''],
    ['a super member, at their price', SVIP, 'honest interview', 'buy', ''],
    ['a super member, free for them', SVIP, 'index fund', 'ok', 'svip'],
    ['a super member, a gift to come', SVIP, 'photography camp', 'not-yet', ''],
    ['a learner, a sale to come', LEARNER, 'photography camp', 'not-on-sale', ''],
    ['a learner, a paused sale', LEARNER, 'Ten talks', 'stopped', ''],
    ['a learner, sold out', LEARNER, 'photo walk', 'sold-out', ''],
    ['somebody banned from commenting, bought by nobody', BANNED, 'Three hundred words', 'ok', 'free'],
  ])('M194, M224: %s', async (_name, phone, title, reason, source) => {
    const me = phone === undefined ? NOBODY : await demo(phone);
    const { code, data } = await purchased(me, goodsTitled(title));
    expect(code).toBe(0);
    expect(data.access).toMatchObject({ reason, source, can_study: reason === 'ok' });
    expect(data.is_purchased).toBe(['order', 'gift', 'manual'].includes(source) ? 1 : 0);
  });

  it('M194, D72: says until when, in the shop’s time and in seconds', async () => {
    const access = await accessOf(await demo(LEARNER), goodsTitled('fifty-two letters'));
    expect(access.expire_at).toMatch(/^\d{4}-\d\d-\d\d 20:00:00$/);
    expect(access.expire_ts * 1000).toBeGreaterThan(now + 200 * DAY);
    const open = await accessOf(await demo(LEARNER), goodsTitled('Build a product'));
    expect(open).toMatchObject({ expire_at: '', expire_ts: 0 });
  });

  it('M224, D35: the person’s own answer names what they bought, for documents that ask', async () => {
    const { cookie } = await demo(LEARNER);
    const { data } = (await test().ask('knowledge', { url: '/auth/user_info', headers: { cookie } })).json();
    const { bought }: { bought: string[] } = data.user_info;
    expect(bought).toContain(goodsTitled('Build a product'));
    for (const title of ['index fund', 'family album', 'Three hundred words'])
      expect(bought).not.toContain(goodsTitled(title));
  });

  it('M194, R28: whose rights they are only the session says, and each shop has its own', async () => {
    const id = goodsTitled('Build a product');
    const { id: learner } = await demo(LEARNER);
    const me = await somebody();
    const url = `/api/goods.is_purchased.get/1.0.0?goods_id=${id}&user_id=${learner}`;
    const asked = await test().ask('knowledge', { url, headers: { cookie: me.cookie } });
    expect(asked.json().data.access.reason).toBe('buy');
    const theirs = await demo(LEARNER, 'apptraining');
    expect((await accessOf(theirs, id)).reason).toBe('login');
    expect((await purchased(me, 'no-such-good')).code).toBe(40400);
    await test().database.stores.entitlements.give('apptraining', me.id, {
      resourceId: id,
      source: 'order',
      orderId: 'o_theirs',
      from: 0,
      to: undefined,
    });
    expect((await accessOf(me, id)).reason).toBe('buy');
  });

  it('M194, D72: a right that is taken back, and an account that is disabled, end with the next call', async () => {
    const { stores } = test().database;
    const id = goodsTitled('Build a product');
    const me = await somebody();
    const right = { resourceId: id, source: 'order', orderId: `o_${me.id}`, from: 0, to: undefined } as const;
    await stores.entitlements.give(SHOP, me.id, right);
    expect(await purchased(me, id)).toMatchObject({ data: { is_purchased: 1 } });
    await stores.entitlements.revokeOrder(SHOP, right.orderId);
    expect((await accessOf(me, id)).reason).toBe('buy');
    await stores.accounts.change(SHOP, me.id, { disabledAt: 1 });
    expect((await accessOf(me, id)).reason).toBe('login');
    expect((await send(me, 'comment.mine.get', { resource_id: id, ids: [] })).code).toBe(8504);
  });
});

describe('the password of a course', () => {
  const check = (me: Me, goodsId: string, password: string, language = 'en') =>
    send(me, 'goods.password.check', { goods_id: goodsId, password }, language);

  /** A course with the demo's password, and tries of its own. */
  async function locked(id: string, change: Partial<typeof goods.$inferInsert> = {}): Promise<string> {
    await newGoods(id, change);
    const { goodsLimits } = test().database.stores;
    const hash = await goodsLimits.passwordHash(SHOP, goodsTitled('biases'));
    await goodsLimits.setPassword(SHOP, id, hash);
    return id;
  }

  it('M194, D73: the right one lets this person study for thirty days, however often it is given', async () => {
    const id = await locked('i_code_right');
    const me = await somebody();
    const { code, data } = await check(me, id, PASSWORD);
    expect(code).toBe(0);
    expect(data.access).toMatchObject({ can_study: true, reason: 'ok', source: 'password' });
    expect(data.access.expire_ts).toBe(Math.ceil((now + 30 * DAY) / 1000));
    expect((await check(me, id, PASSWORD)).data.access.expire_ts).toBe(data.access.expire_ts);
    expect(await purchased(me, id)).toMatchObject({ data: { is_purchased: 0, access: { can_study: true } } });
    expect((await accessOf(await somebody(), id)).reason).toBe('password');
    now += 31 * DAY;
    expect((await accessOf(me, id)).reason).toBe('password');
    now -= 31 * DAY;
  });

  it('M238: a wrong one says so in the exact words, and how many tries are left', async () => {
    const id = await locked('i_code_wrong');
    const me = await somebody();
    const answer = await check(me, id, 'bookclub8');
    expect(answer).toMatchObject({
      code: 40302,
      msg: 'The password you entered is incorrect. Please re-enter it',
      data: { tries_left: 4 },
    });
    expect((await check(me, id, 'BOOKCLUB7', 'zh-CN')).msg).toBe('密码错误，请重新输入');
    expect((await accessOf(me, id)).can_study).toBe(false);
  });

  it('M194, R16: of ten guesses at once five are judged, by person wherever they sit, by address whoever sits there', async () => {
    const id = await locked('i_code_crowd');
    const me = await somebody();
    const judged = (answers: { code: number }[]) => answers.filter(({ code }) => code !== 42900).length;
    const roaming = await Promise.all(
      Array.from({ length: 10 }, () => check({ ...me, ip: nextAddress() }, id, 'wrong')),
    );
    expect(judged(roaming)).toBe(5);
    const refused = await check({ ...me, ip: nextAddress() }, id, PASSWORD);
    expect(refused.code).toBe(42900);
    const wait = Number(refused.data.retry_at) - now / 1000;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(601);
    const ip = nextAddress();
    const crowd: Me[] = [];
    for (let count = 0; count < 7; count += 1) crowd.push({ ...(await somebody()), ip });
    expect(judged(await Promise.all(crowd.map((one) => check(one, id, 'wrong'))))).toBe(5);
  }, 60_000);

  it('M194, D73: the right one is given back, so that a class behind one address may all give it', async () => {
    const id = await locked('i_code_class');
    const ip = nextAddress();
    for (let count = 0; count < 7; count += 1)
      expect((await check({ ...(await somebody()), ip }, id, PASSWORD)).code).toBe(0);
  }, 60_000);

  it('M194, D73: nothing is judged of a course without one, for others, no longer sold, or not there', async () => {
    const me = await somebody();
    const closed = await locked('i_code_closed');
    await test().database.stores.goodsLimits.designate(SHOP, closed, []);
    const codes: number[] = [];
    for (const id of [
      goodsTitled('Build a product'),
      closed,
      await locked('i_code_off', { state: 'off' }),
      'none',
    ])
      codes.push((await check(me, id, PASSWORD)).code);
    expect(codes).toEqual([40900, 40303, 40410, 40400]);
    expect((await check(NOBODY, closed, PASSWORD)).code).toBe(8504);
    expect((await check(me, closed, '')).code).toBe(40000);
  });

  it('M194, D73: another password ends what the old one opened', async () => {
    const id = await locked('i_code_changed');
    const me = await somebody();
    await check(me, id, PASSWORD);
    const { goodsLimits } = test().database.stores;
    await goodsLimits.setPassword(SHOP, id, await goodsLimits.passwordHash(SHOP, id));
    expect((await accessOf(me, id)).reason).toBe('password');
    expect((await check(me, id, PASSWORD)).code).toBe(0);
  });
});

describe('comments', () => {
  const GOOD = () => goodsTitled('Three hundred words');
  const add = (me: Me, change: object = {}, language = 'en') =>
    send(me, 'comment.add', { resource_id: GOOD(), content: 'Well said.', ...change }, language);
  const list = async (resourceId: string, cookie = '') => {
    const url = `/api/comment.get/1.0.0?resource_id=${resourceId}&sort=new&page_size=50`;
    const answer = await test().ask('knowledge', { url, headers: { cookie } });
    const rows: { id: string; content: string; like_count: number; replies: { total: number } }[] =
      answer.json().data.list;
    return rows;
  };
  const mine = async (me: Me, resourceId: string, ids: string[]) =>
    (await send(me, 'comment.mine.get', { resource_id: resourceId, ids })).data;

  it('M225, D88: what a learner writes stands first among the latest, with its replies, and tells no more than name and picture', async () => {
    const me = await somebody();
    const id = await newGoods('i_said');
    const content = ' <img src=x onerror=alert(1)>\r\n\u202eSecond line\u0000 ';
    const { code, data } = await add(me, { resource_id: id, content });
    expect(code).toBe(0);
    expect(data).toMatchObject({
      content: '<img src=x onerror=alert(1)>\nSecond line',
      state: 'shown',
      parent_id: '',
      like_count: 0,
      images: [],
    });
    const reply = await add(await somebody(), { resource_id: id, parent_id: data.id, content: '同意' });
    expect(reply.data).toMatchObject({ parent_id: data.id, content: '同意' });
    const rows = await list(id);
    expect(rows).toMatchObject([{ id: data.id, replies: { total: 1 } }]);
    expect(JSON.stringify(rows)).not.toContain(me.id);
    expect((await add(await somebody(), { resource_id: id, parent_id: reply.data.id })).code).toBe(40400);
  });

  it('M193, M286, R39: somebody banned is told so in the exact words, and nothing is written', async () => {
    const me = await demo(BANNED);
    const before = await list(GOOD());
    for (const [language, msg] of [
      ['en', 'Sorry, you have been banned by administrator'],
      ['zh-CN', '抱歉，您已被管理员禁言'],
    ])
      expect(await add(me, {}, language)).toMatchObject({ code: 40305, msg, data: null });
    expect(await list(GOOD())).toEqual(before);
    expect(await mine(me, GOOD(), [])).toMatchObject({ is_banned: 1, pending: [] });
  });

  it('M193, R39: a ban counts from the next call on, in the session that is open, and so does its end', async () => {
    const me = await somebody();
    const { db } = test().database;
    const setRoles = (roles: Role[]) => db.update(appUser).set({ roles }).where(isPerson(me.id));
    expect((await add(me)).code).toBe(0);
    await setRoles(['learner', 'comment-banned']);
    expect((await add(me)).code).toBe(40305);
    await setRoles(['learner']);
    expect((await add(me)).code).toBe(42900);
    now += 10_000;
    expect((await add(me)).code).toBe(0);
  });

  it('M225, R16: one in ten seconds: of ten at once one is written, and the others are told until when to wait', async () => {
    const me = await somebody();
    const id = await newGoods('i_flood');
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(me, { resource_id: id })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const refused = answers.filter(({ code }) => code === 42900);
    expect(refused).toHaveLength(9);
    for (const { data } of refused) expect(Number(data.retry_at)).toBeGreaterThan(0);
    expect(await list(id)).toHaveLength(1);
  });

  it('M225, R16: and five in a minute, however slowly', async () => {
    const me = await somebody();
    const codes: number[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      codes.push((await add(me)).code);
      now += 10_000;
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 42900]);
    now += 10_000;
    expect((await add(me)).code).toBe(0);
  });

  it('M225, D88: five hundred letters are the most, and there has to be one', async () => {
    const id = await newGoods('i_long');
    const longest = '好'.repeat(500);
    expect((await add(await somebody(), { resource_id: id, content: longest })).data.content).toBe(longest);
    for (const content of ['', `${longest}好`, 7])
      expect((await add(await somebody(), { resource_id: id, content })).code).toBe(40000);
    expect((await add(await somebody(), { resource_id: id, content: ' \n\u0000 ' })).code).toBe(40000);
    expect(await list(id)).toHaveLength(1);
  });

  it('M225, D88: nothing is written of goods that are gone, that others study, or under a comment of other goods', async () => {
    const [said] = await list(goodsTitled('Build a product'));
    const asked: [object, number][] = [
      [{ resource_id: 'no-such-good' }, 40400],
      [{ resource_id: goodsTitled('age of blogs') }, 40410],
      [{ resource_id: goodsTitled('Thesis') }, 40303],
      [{ parent_id: said?.id }, 40400],
      [{ parent_id: 'no-such-comment' }, 40400],
    ];
    for (const [change, code] of asked) expect((await add(await somebody(), change)).code).toBe(code);
    expect((await add(NOBODY)).code).toBe(8504);
  });

  it('M225, D88: where the shop looks first, only its writer sees a comment until then', async () => {
    const id = await newGoods('i_review');
    const changeBack = await changeShop({ comment_review: 1 });
    try {
      const me = await somebody();
      const module_ = (await test().ask('knowledge', '/api/shop.config_module.get/1.0.0')).json();
      expect(module_.data).toMatchObject({ comment_review: 1, comment_learners_only: 0 });
      const { data } = await add(me, { resource_id: id });
      expect(data.state).toBe('pending');
      expect(await list(id, me.cookie)).toEqual([]);
      expect((await mine(me, id, [])).pending).toMatchObject([{ id: data.id, state: 'pending' }]);
      const other = await somebody();
      expect((await mine(other, id, [data.id])).pending).toEqual([]);
      expect((await add(other, { resource_id: id, parent_id: data.id })).code).toBe(40400);
      expect((await send(other, 'comment.like', { id: data.id, on: 1 })).code).toBe(40400);
      expect((await send(me, 'comment.delete', { id: data.id })).code).toBe(0);
      expect((await mine(me, id, [])).pending).toEqual([]);
    } finally {
      await changeBack();
    }
  });

  it('M225, D88: where the shop says so, only who may study writes', async () => {
    const changeBack = await changeShop({ comment_learners_only: 1 });
    try {
      const resource_id = goodsTitled('Build a product');
      expect((await add(await somebody(), { resource_id })).code).toBe(CODES['not-entitled'].code);
      const me = await somebody();
      const right = {
        resourceId: resource_id,
        source: 'manual',
        orderId: '',
        from: 0,
        to: undefined,
      } as const;
      await test().database.stores.entitlements.give(SHOP, me.id, right);
      expect((await add(me, { resource_id })).code).toBe(0);
    } finally {
      await changeBack();
    }
  });

  it('M225, D88: a like counts once however often it is sent, is told to its person alone, and is taken back', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const id = await newGoods('i_liked');
    const { data } = await add(me, { resource_id: id });
    const like = (who: Me, on: number) => send(who, 'comment.like', { id: data.id, on });
    await Promise.all(Array.from({ length: 5 }, () => like(other, 1)));
    expect(await like(other, 1)).toMatchObject({
      code: 0,
      data: { id: data.id, liked: true, like_count: 1 },
    });
    expect((await like(me, 1)).data.like_count).toBe(2);
    expect(await mine(other, id, [data.id])).toMatchObject({ liked: [data.id], can_delete: [] });
    expect((await list(id))[0]?.like_count).toBe(2);
    expect((await like(other, 0)).data).toMatchObject({ liked: false, like_count: 1 });
    expect((await like(other, 0)).data.like_count).toBe(1);
    expect((await mine(other, id, [data.id])).liked).toEqual([]);
    expect((await send(other, 'comment.like', { id: 'none', on: 1 })).code).toBe(40400);
    expect((await like(NOBODY, 1)).code).toBe(8504);
  });

  it('M225, B48: a comment is deleted by its writer or a moderator, by nobody else, whatever is sent', async () => {
    const [me, other, owner] = [await somebody(), await somebody(), await demo(OWNER)];
    const id = await newGoods('i_deleted');
    const first = (await add(me, { resource_id: id })).data.id;
    const second = (await add(other, { resource_id: id })).data.id;
    expect(await mine(me, id, [first, second])).toMatchObject({ can_delete: [first] });
    expect((await mine(owner, id, [first, second])).can_delete).toEqual([first, second]);
    const remove = (who: Me, which: string) => send(who, 'comment.delete', { id: which, user_id: other.id });
    for (const who of [me, await demo(SVIP), await demo(BANNED)])
      expect((await remove(who, second)).code).toBe(40400);
    expect((await remove(NOBODY, second)).code).toBe(8504);
    expect(await list(id)).toHaveLength(2);
    expect(await remove(me, first)).toMatchObject({ code: 0, data: { id: first } });
    expect((await remove(me, first)).code).toBe(40400);
    expect((await remove(owner, second)).code).toBe(0);
    expect(await list(id)).toEqual([]);
    const { db } = test().database;
    const kept = await db
      .select({ id: comment.id, state: comment.state })
      .from(comment)
      .where(eq(comment.resourceId, id));
    expect(kept).toEqual([{ id: second, state: 'hidden' }]);
  });

  it('M225, D114: what everybody is answered stays the same for all, and kept pages learn of a new comment', async () => {
    const me = await somebody();
    const id = await newGoods('i_shared');
    const purged: string[] = [];
    const stop = test().database.bus.subscribe('purge', ({ tags }) => purged.push(...tags));
    const { data } = await add(me, { resource_id: id });
    await send(me, 'comment.like', { id: data.id, on: 1 });
    expect(await list(id, me.cookie)).toEqual(await list(id));
    await expect.poll(() => purged, { timeout: 15_000 }).toContain(`comments:${id}`);
    stop();
  });
});
