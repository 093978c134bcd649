/** Each call the specification names of a live room tells what it is asked for (M250, D96-D106). */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { PREHEAT_S } from '#schemas/api/live/rooms.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { secondsOf } from '#schemas/time.ts';
import { playFeedback } from '#server/areas/learning/tables/feedback.ts';
import { withActs } from './live-acts-fixture.ts';
import { LEARNER, NOBODY, SHOP, type Me } from './rights-fixture.ts';

const {
  test,
  clock,
  pass,
  somebody,
  demo,
  send,
  get,
  newRoom,
  newGoods,
  changeShop,
  settle,
  setRoom,
  setSource,
  host,
} = withActs();
const MINUTE_MS = 60_000;
const [HLS, FAR] = ['https://media.example.com/a.m3u8', 'https://far.example.com'];
const now = () => secondsOf(clock.now());

/** What a call tells this person of a room. */
const teller =
  (who: Me, alive_id: string) =>
  async (name: string, more: Record<string, string> = {}) => {
    const { code, data } = await get(who, name, { alive_id, ...more });
    expect([name, code]).toEqual([name, 0]);
    return data;
  };

it('M250, D104: a page, an entry, a state, a leave record and minutes learnt belong to one stay', async () => {
  const me = await somebody();
  const alive_id = await newRoom();
  const readNotice = teller(me, alive_id);
  expect(await readNotice('live.page.get')).toMatchObject({
    base: { alive_id },
    door: 'open',
    server_time: clock.now(),
  });
  const { data: entry } = await send(me, 'live.enter', { alive_id });
  expect(entry).toEqual({ enter_time: now(), view_count: 1 });
  pass(2 * MINUTE_MS);
  const left = { user_id: me.id, view_time: '150', enter_time: String(entry.enter_time) };
  expect(await readNotice('live.leave', left)).toEqual({ credited: 120 });
  expect(await readNotice('live.learn_time.get')).toEqual({ minutes: 2, seconds: 120 });
  expect(await readNotice('live.learn_time.get')).toEqual({ minutes: 2, seconds: 120 });
  await expect
    .poll(async () => (await readNotice('live.state.get', { v: '0' })).state.view_count, { timeout: 8000 })
    .toBe(1);
});

it('M250, D21, D105: where a room is on a phone, and what it is shown to others by', async () => {
  const readNotice = teller(NOBODY, await newRoom());
  const { url, cover, list } = await readNotice('live.share.get');
  const origin = 'http://knowledge.localhost:3000';
  expect(url).toMatch(new RegExp(`^${origin}/live/l_act_`));
  expect(cover).toMatch(new RegExp(`^${origin}/demo/covers/`));
  expect(list).toEqual([
    { kind: 'link', url },
    { kind: 'poster', url: cover },
  ]);
  const undo = await changeShop({ domain: { h5_url: 'https://m.example.com/shop' } });
  expect((await readNotice('live.h5.url')).url).toMatch(/^https:\/\/m\.example\.com\/shop\/.*l_act_/);
  await undo();
});

it('M250, D101: goods and coupons of a room are shown to every viewer', async () => {
  const alive_id = await newRoom();
  const goods_ids = [await newGoods('v_of_calls')];
  await send(await host(), 'live.offer.set', { alive_id, goods_ids, coupon_ids: ['demo_coupon_once'] });
  const readNotice = teller(NOBODY, alive_id);
  expect((await readNotice('live.goods.get')).list).toMatchObject([{ id: 'v_of_calls' }]);
  expect((await readNotice('live.coupon.get')).list).toMatchObject([{ id: 'demo_coupon_once' }]);
  expect(await readNotice('live.card.list')).toMatchObject({ goods_total: 1, coupons_total: 1 });
});

it('M250, D102: only the host reads who was muted or removed', async () => {
  const [owner, me] = [await host(), await somebody()];
  const alive_id = await newRoom();
  await send(owner, 'live.member.ban', { alive_id, user_id: me.id, kind: 'mute', minutes: 3 });
  const { banned } = await teller(owner, alive_id)('live.member.list');
  expect(banned).toMatchObject([{ muted_until: now() + 180, is_kicked: false }]);
  expect((await get(me, 'live.member.list', { alive_id })).code).toBe(CODES['no-permission'].code);
});

it('M250, D91: a form and a phone are asked for of whom they are asked, until they are there', async () => {
  const me = await somebody();
  const alive_id = await newRoom();
  const readNotice = teller(me, alive_id);
  expect(await readNotice('live.form.check')).toEqual({ need_form: 0, form_id: '' });
  expect(await readNotice('live.bind_phone.get')).toEqual({ need_bind: 0 });
  const undo = await changeShop({ need_bind_phone: 1 });
  expect(await readNotice('live.bind_phone.get')).toEqual({ need_bind: 0 });
  await test().database.stores.accounts.change(SHOP, me.id, { phone: '' });
  expect(await readNotice('live.bind_phone.get')).toEqual({ need_bind: 1 });
  await undo();
  expect(await readNotice('live.bind_phone.get')).toEqual({ need_bind: 0 });
});

it('M250, D97, D105: chat by socket, the shown start of a recording, and whose screen it is, as the merchant settled them', async () => {
  const me = await demo(LEARNER);
  const alive_id = await newRoom();
  const readNotice = teller(me, alive_id);
  expect(await readNotice('live.im_gray.get')).toEqual({ im_gray: 1 });
  expect((await readNotice('live.fake_time.get')).fake_start_ts).toBe(0);
  expect((await readNotice('live.marquee.get')).enabled).toBe(false);
  const settledValue = { alive_id, alive_type: ALIVE_TYPE.recorded, im: false, marquee: true };
  await setRoom(settledValue);
  expect(await readNotice('live.im_gray.get')).toEqual({ im_gray: 0 });
  expect(await readNotice('live.fake_time.get')).toEqual({ fake_start_ts: now(), server_time: clock.now() });
  expect(await readNotice('live.marquee.get')).toMatchObject({
    enabled: true,
    text: expect.stringMatching(/ 0001$/),
  });
});

it('M250, D105, D94: when help is offered to whose picture stops, and what they say of it is read by the shop', async () => {
  const me = await demo(LEARNER);
  const alive_id = await newRoom();
  expect(await teller(me, alive_id)('live.stutter.tips')).toEqual({
    stalls: 3,
    stall_seconds: 2,
    within_seconds: 60,
    actions: ['quality', 'refresh', 'feedback'],
  });
  const message = {
    kind: 'stutters',
    text: 'it stops',
    agent: 'a',
    host: 'h',
    at: 1,
    ahead: 0,
    stalls: 3,
    height: 0,
  };
  expect((await send(me, 'live.stutter.feedback', { alive_id, ...message })).code).toBe(0);
  const isOf = eq(playFeedback.resourceId, alive_id);
  const keptItems = await test().database.db.select().from(playFeedback).where(isOf);
  expect(keptItems).toMatchObject([{ kind: 'stutters', words: 'it stops', userId: me.id }]);
});

it('M250, D105: in the last ten minutes what a room opens with is told ahead, and never what it will show', async () => {
  const [owner, me] = [await host(), await somebody()];
  const start = now() + PREHEAT_S + 1;
  const alive_id = await newRoom({ aliveType: ALIVE_TYPE.slides }, LIVE_STATE.notStarted, start);
  await setSource({ alive_id, source: 'url', url: HLS, hosts: [FAR] });
  const urls = ['/demo/covers/first-call.svg', '/demo/covers/five-whys.svg'];
  const { data } = await send(owner, 'live.slides.set', { alive_id, urls });
  await send(owner, 'live.slide.turn', { alive_id, server_id: data.imgs[1].server_id });
  const readNotice = teller(me, alive_id);
  const nothing = { enabled: false, urls: [], hosts: [] };
  expect(await readNotice('live.preheat.get')).toEqual(nothing);
  pass(1000);
  const { cover } = (await readNotice('live.page.get')).base;
  const hosts = ['https://media.example.com', FAR];
  expect(await readNotice('live.preheat.get')).toEqual({ enabled: true, urls: [cover, urls[1]], hosts });
  await setSource({ alive_id, source: 'loop' });
  await setRoom({
    alive_id,
    alive_type: ALIVE_TYPE.voice,
    courseware_image: urls[0],
  });
  expect(await readNotice('live.preheat.get')).toEqual({ enabled: true, urls: [cover, urls[0]], hosts: [] });
  await send(owner, 'live.host.set', { alive_id, alive_state: 'live' });
  expect(await readNotice('live.preheat.get')).toEqual(nothing);
  const paidText = await newRoom({}, LIVE_STATE.notStarted, now(), { price: 900, payState: 1 });
  expect((await get(me, 'live.preheat.get', { alive_id: paidText })).code).toBe(CODES['not-entitled'].code);
});

it('D138, D140: rooms are listed with their state; settings are read back, and a stale save is refused with both sides', async () => {
  const id = await newRoom({ aliveType: ALIVE_TYPE.slides });
  const ask = (name: string, body: object) => settle(`/api/console.${name}/1.0.0`, body);
  const { items, total } = (await ask('live.list', { q: id })).data;
  expect(total).toBe(1);
  expect(items).toMatchObject([{ alive_id: id, alive_type: ALIVE_TYPE.slides, source: 'loop' }]);
  const all = (await ask('live.list', { limit: 1 })).data;
  expect((await ask('live.list', { limit: 1, cursor: all.next })).data.items).not.toEqual(all.items);
  const { item, version } = (await ask('live.get', { id })).data;
  expect(item).toMatchObject({ marquee: false, im: true, form_id: '' });
  const savedAnswer = (await ask('live.save', { id, version, item: { marquee: true }, author: 'Mei' })).data;
  expect((await ask('live.get', { id })).data).toEqual({
    item: { ...item, marquee: true },
    version: savedAnswer.version,
  });
  expect(await ask('live.save', { id, version, item: { wall: false } })).toMatchObject({
    code: CODES['state-conflict'].code,
    data: { yours: { wall: false }, theirs: { marquee: true, wall: true } },
  });
  const source = (await ask('live_source.get', { id })).data;
  const from = { source: 'url', url: HLS, flv_url: '', hosts: [FAR] };
  const set = await ask('live_source.save', { id, version: source.version, item: from });
  expect(set.data.unlisted).toEqual(['https://media.example.com', FAR]);
  expect((await ask('live_source.get', { id })).data).toMatchObject({
    item: from,
    version: set.data.version,
  });
  const stale = await ask('live_source.save', { id, version: source.version, item: source.item });
  expect(stale).toMatchObject({ code: CODES['state-conflict'].code, data: { theirs: from } });
  const { data: log } = await ask('audit.list', { q: id });
  expect(log.items.map(({ call }: { call: string }) => call).toSorted()).toEqual([
    'console.live.save',
    'console.live_source.save',
  ]);
  const mine = log.items.find(({ who }: { who: string }) => who === 'Mei');
  expect(mine).toMatchObject({ before: { marquee: false }, after: { marquee: true } });
  for (const name of ['live.get', 'live_source.get'])
    expect((await ask(name, { id: 'l_nowhere' })).code).toBe(CODES['not-found'].code);
});
