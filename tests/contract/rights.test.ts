/** Who may study what, over HTTP (M194, M224, M238, D72, D73, R16, R28). */
import { describe, expect, it } from 'vitest';
import type { goods } from '#server/areas/catalogue/tables/goods.ts';
import {
  withRights,
  SHOP,
  PASSWORD,
  DAY,
  LEARNER,
  SVIP,
  BANNED,
  NEWCOMER,
  DESIGNATED,
  type Me,
  NOBODY,
} from './rights-fixture.ts';

const {
  clock,
  pass,
  test,
  somebody,
  onAnotherDevice,
  demo,
  nextAddress,
  send,
  purchased,
  accessOf,
  goodsTitled,
  newGoods,
} = withRights();

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
    const access = await accessOf(await demo(LEARNER), goodsTitled('twelve letters'));
    expect(access.expire_at).toMatch(/^\d{4}-\d\d-\d\d 20:00:00$/);
    expect(access.expire_ts * 1000).toBeGreaterThan(clock.now() + 200 * DAY);
    const open = await accessOf(await demo(LEARNER), goodsTitled('Build a product'));
    expect(open).toMatchObject({ expire_at: '', expire_ts: 0 });
  });

  it('M224, D35: the person’s own answer names what they bought, for documents that ask', async () => {
    const { cookie } = await demo(LEARNER);
    const { data } = (await test().ask('knowledge', { url: '/auth/user_info', headers: { cookie } })).json();
    const boughtItems: string[] = data.user_info.bought;
    expect(boughtItems).toContain(goodsTitled('Build a product'));
    for (const title of ['index fund', 'family album', 'Three hundred words'])
      expect(boughtItems).not.toContain(goodsTitled(title));
  });

  it('M194, R28: whose rights they are only the session says, and each shop has its own', async () => {
    const id = goodsTitled('Build a product');
    const { id: learner } = await demo(LEARNER);
    const me = await somebody();
    const url = `/api/goods.is_purchased.get/1.0.0?goods_id=${id}&user_id=${learner}`;
    const response = await test().ask('knowledge', { url, headers: { cookie: me.cookie } });
    expect(response.json().data.access.reason).toBe('buy');
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
  async function buildLockedValue(
    id: string,
    change: Partial<typeof goods.$inferInsert> = {},
  ): Promise<string> {
    await newGoods(id, change);
    const { goodsLimits } = test().database.stores;
    const hash = await goodsLimits.passwordHash(SHOP, goodsTitled('biases'));
    await goodsLimits.setPassword(SHOP, id, hash);
    return id;
  }

  it('M194, D73: the right one lets this person study for thirty days, however often it is given', async () => {
    const id = await buildLockedValue('i_code_right');
    const me = await somebody();
    const { code, data } = await check(me, id, PASSWORD);
    expect(code).toBe(0);
    expect(data.access).toMatchObject({ can_study: true, reason: 'ok', source: 'password' });
    expect(data.access.expire_ts).toBe(Math.ceil((clock.now() + 30 * DAY) / 1000));
    expect((await check(me, id, PASSWORD)).data.access.expire_ts).toBe(data.access.expire_ts);
    expect(await purchased(me, id)).toMatchObject({ data: { is_purchased: 0, access: { can_study: true } } });
    expect((await accessOf(await somebody(), id)).reason).toBe('password');
    pass(31 * DAY);
    // Their session ended meanwhile.
    expect((await accessOf(await onAnotherDevice(me), id)).reason).toBe('password');
    pass(-31 * DAY);
  });

  it('M238: a wrong one says so in the exact words, and how many tries are left', async () => {
    const id = await buildLockedValue('i_code_wrong');
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

  it('M194, R16: of ten guesses at once five are checked, counted by person over all addresses and by address over all people', async () => {
    const id = await buildLockedValue('i_code_crowd');
    const me = await somebody();
    const buildJudgedCount = (answers: { code: number }[]) =>
      answers.filter(({ code }) => code !== 42900).length;
    const roaming = await Promise.all(
      Array.from({ length: 10 }, () => check({ ...me, ip: nextAddress() }, id, 'wrong')),
    );
    expect(buildJudgedCount(roaming)).toBe(5);
    const refusedAnswer = await check({ ...me, ip: nextAddress() }, id, PASSWORD);
    expect(refusedAnswer.code).toBe(42900);
    const wait = Number(refusedAnswer.data.retry_at) - clock.now() / 1000;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(601);
    const ip = nextAddress();
    const crowd: Me[] = [];
    for (let count = 0; count < 7; count += 1) crowd.push({ ...(await somebody()), ip });
    expect(buildJudgedCount(await Promise.all(crowd.map((one) => check(one, id, 'wrong'))))).toBe(5);
  }, 60_000);

  it('M194, D73: the right one is given back, so that a class behind one address may all give it', async () => {
    const id = await buildLockedValue('i_code_class');
    const ip = nextAddress();
    for (let count = 0; count < 7; count += 1)
      expect((await check({ ...(await somebody()), ip }, id, PASSWORD)).code).toBe(0);
  }, 60_000);

  it('M194, D73: nothing is judged of a course without one, for others, no longer sold, or not there', async () => {
    const me = await somebody();
    const closedText = await buildLockedValue('i_code_closed');
    await test().database.stores.goodsLimits.designate(SHOP, closedText, []);
    const codes: number[] = [];
    for (const id of [
      goodsTitled('Build a product'),
      closedText,
      await buildLockedValue('i_code_off', { state: 'off' }),
      'none',
    ])
      codes.push((await check(me, id, PASSWORD)).code);
    expect(codes).toEqual([40900, 40303, 40410, 40400]);
    expect((await check(NOBODY, closedText, PASSWORD)).code).toBe(8504);
    expect((await check(me, closedText, '')).code).toBe(40000);
  });

  it('M194, D73: another password ends what the old one opened', async () => {
    const id = await buildLockedValue('i_code_changed');
    const me = await somebody();
    await check(me, id, PASSWORD);
    const { goodsLimits } = test().database.stores;
    await goodsLimits.setPassword(SHOP, id, await goodsLimits.passwordHash(SHOP, id));
    expect((await accessOf(me, id)).reason).toBe('password');
    expect((await check(me, id, PASSWORD)).code).toBe(0);
  });
});
