/** Answers and frames of a live room in which everything was done hold what their contracts list, and nobody else's account (R31). */
import { Clean } from 'typebox/value';
import { expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { FrameSchema } from '#schemas/live/frame.ts';
import { withActs } from './live-acts-fixture.ts';
import { listen, openSocket } from './live-fixture.ts';
import type { ActivityWalk } from './live-walk.ts';
import { NOBODY, SHOP, type Me } from './rights-fixture.ts';

const { test, pass, somebody, send, get, newRoom, newGoods, setSource, host } = withActs();
const ROOM_CALLS = new Map(
  endpoints.flatMap((one) => (one.name.startsWith('live.') ? [[one.name, one]] : [])),
);
/** What an activity does there by itself, each in a file of its own. */
const WALKS = import.meta.glob<{ walk?: ActivityWalk }>('./live-activities/*.ts', { eager: true });
const STREAM = 'https://media.example.com/a.m3u8';

/** Asks, and keeps what was answered; every answer holds the fields of its contract and no more. */
function makeAsk(alive_id: string) {
  const notices = new Map<Me, string[]>();
  const answers = new Set<string>();
  const ask = async (who: Me, name: string, more: Record<string, unknown> = {}) => {
    const endpoint = ROOM_CALLS.get(name);
    const request = { alive_id, ...more };
    const query = Object.entries(request).map(([key, value]): [string, string] => [key, String(value)]);
    const { code, data } =
      endpoint?.method === 'GET'
        ? await get(who, name, Object.fromEntries(query))
        : await send(who, name, request);
    expect([name, code]).toEqual([name, 0]);
    expect([name, data]).toEqual([name, Clean(endpoint?.data ?? {}, structuredClone(data))]);
    answers.add(name);
    notices.set(who, [...(notices.get(who) ?? []), JSON.stringify(data)]);
    return data;
  };
  return { ask, answered: answers, toldTo: (who: Me) => (notices.get(who) ?? []).join('\n') };
}

it('R31: every call and every frame of a live room tells what its contract lists, and no account but one’s own', async () => {
  const [owner, me, other] = [await host(), await somebody(), await somebody()];
  const { roomMedia, users, accounts } = test().database.stores;
  for (const who of [me, other]) await accounts.change(SHOP, who.id, { nickname: 'Ada' });
  const alive_id = await newRoom({ hasMarquee: true, filterWords: ['secret-word'] }, LIVE_STATE.notStarted);
  const { ask, answered, toldTo } = makeAsk(alive_id);
  await setSource({ alive_id, source: 'srs', url: STREAM });
  await ask(me, 'live.subscribe.arrival', { on: true });
  const { imgs } = await ask(owner, 'live.slides.set', { urls: ['/demo/covers/first-call.svg'] });
  const goods_ids = [await newGoods('v_of_fields')];
  await ask(owner, 'live.offer.set', { goods_ids, coupon_ids: ['demo_coupon_once'] });
  await ask(owner, 'live.host.set', { alive_state: 'live' });

  const { ticket } = await ask(me, 'live.ticket.get');
  const port = await listen(test());
  const socket = await openSocket(port, { ticket, room: alive_id });
  for (const who of [me, other]) {
    const { enter_time } = await ask(who, 'live.enter');
    pass(61_000);
    await ask(who, 'live.leave', { user_id: who.id, view_time: 60, enter_time });
    await ask(who, 'live.message.send', { content: `of ${who.ip}` });
  }
  pass(3000);
  const { id } = await ask(other, 'live.message.send', { content: 'above all' });
  for (const as of ['wall', 'pin']) await ask(owner, 'live.message.mark', { message_id: id, as });
  await ask(owner, 'live.switch.set', { is_pre_approved: true });
  pass(3000);
  await ask(other, 'live.message.send', { content: 'held back' });
  await ask(other, 'live.message.held', { ids: '' });
  await ask(owner, 'live.switch.set', { is_pre_approved: false });
  await ask(owner, 'live.slide.turn', { server_id: imgs[0].server_id });
  await ask(owner, 'live.offer.push', { kind: 'goods', id: goods_ids[0] });
  const round = { name: 'P', seconds: 60, winners: 2, condition: 0 };
  const { prize_id } = await ask(owner, 'live.prize.start', round);
  for (const who of [me, other]) await ask(who, 'live.prize.join', { prize_id });
  const { vote_id } = await ask(owner, 'live.vote.start', { title: 'Q', options: ['a', 'b'] });
  await ask(me, 'live.vote.cast', { vote_id, options: [0] });
  for (const { walk } of Object.values(WALKS)) await walk?.(ask, { owner, me });
  await ask(owner, 'live.member.ban', { user_id: other.id, kind: 'mute', minutes: 1 });

  const reads = ['page', 'courseware', 'goods', 'coupon', 'fake_time', 'im_gray', 'marquee', 'preheat'];
  const asks = ['overseas', 'look', 'share', 'sign', 'prize', 'vote', 'learn_time', 'bind_phone'];
  const readAll = async (who: Me) => {
    for (const name of who === NOBODY ? reads : [...reads, ...asks]) await ask(who, `live.${name}.get`);
    for (const name of ['live.h5.url', 'live.stutter.tips', 'live.card.list']) await ask(who, name);
    await ask(who, 'live.state.get', { v: 0 });
    await ask(who, 'live.message.get', { since: 0 });
    await ask(who, 'live.events.get', { from_ms: 0, to_ms: 60_000 });
  };
  for (const who of [owner, me, NOBODY]) await readAll(who);
  await ask(owner, 'live.prize.draw', { prize_id });
  await ask(me, 'live.prize.win', { prize_id });
  await ask(me, 'live.prize.winners', { prize_id });
  const card = { name: 'Ann', phone: '13600000000', address: '1 Road' };
  await ask(other, 'live.prize.card.save', { prize_id, ...card });
  await ask(owner, 'live.vote.end', { vote_id });
  await ask(me, 'live.form.check');
  const message = {
    kind: 'stutters',
    text: '',
    agent: 'a',
    host: 'h',
    at: 1,
    ahead: 0,
    stalls: 3,
    height: 0,
  };
  await ask(me, 'live.stutter.feedback', message);
  for (const name of ['live.host.get', 'live.member.list', 'live.report.get']) await ask(owner, name);
  await ask(owner, 'live.key.change', { keep: true });
  await ask(owner, 'live.message.recall', { message_id: id });
  await ask(owner, 'live.host.set', { alive_state: 'ended' });
  for (const who of [me, NOBODY]) await readAll(who);
  expect([...ROOM_CALLS.keys()].filter((name) => !answered.has(name))).toEqual([]);

  await expect.poll(() => socket.events().some(({ data }) => data['phase'] === 'end')).toBe(true);
  for (const frame of socket.frames)
    expect([frame.type, frame]).toEqual([frame.type, Clean(FrameSchema, structuredClone(frame))]);
  socket.close();

  const { key } = await roomMedia.of({ appId: SHOP, aliveId: alive_id });
  const phoneOf = async ({ id: who }: Me) => (await users.byId(SHOP, who))?.phone ?? '';
  const forOthers = [toldTo(me), toldTo(NOBODY), JSON.stringify(socket.frames)].join('\n');
  const never = [
    other.id,
    owner.id,
    await phoneOf(other),
    await phoneOf(owner),
    key,
    'secret-word',
    card.address,
  ];
  for (const one of never) expect([one, forOthers.includes(one)]).toEqual([one, false]);
  expect(JSON.stringify(socket.frames)).not.toContain(me.id);
});
