/** Who may be in a live room no longer loses the socket within a second; who may only not write reads on (requirements 33, 39). */
import { join as joinPath } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { BYE_CODES } from '#schemas/live/frame.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { liveEvent, liveRoom, liveTicket } from '#server/areas/live/tables/rooms.ts';
import { socketFigures } from '#server/kernel/realtime/figures.ts';
import { openApp } from './app.ts';
import {
  join,
  listen,
  openSocket,
  personOf,
  personWith,
  PHONES,
  ROOM,
  SHOP,
  ticketOf,
  type Person,
  type Socket,
} from './live-fixture.ts';
import { withOrders } from './orders-fixture.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

/** What is sold: a room of its own. */
const PAID = 'live_paid';
const DAY = 24 * 3600 * 1000;
const WITHIN = { timeout: 4000, interval: 5 };
const { test, clock, pass, db, newGoods, somebody, onAnotherDevice, buy, decideRefund, call } = withOrders();
const openedSockets: Socket[] = [];
let port = 0;
let host: Person;

beforeAll(async () => {
  port = await listen(test());
  host = await personOf(test(), PHONES.owner);
  await newGoods(PAID, {
    type: 4,
    price: 9900,
    linePrice: 0,
    payState: 1,
    marketingType: -1,
    aliveState: LIVE_STATE.live,
  });
  const sku = { appId: SHOP, goodsId: PAID, id: 'one', name: 'One', linePrice: 0, position: 1 };
  await db()
    .insert(goodsSku)
    .values({ ...sku, price: 9900, stock: null });
}, 60_000);
afterEach(async () => {
  for (const socket of openedSockets.splice(0)) socket.close();
  await db().update(liveRoom).set({ slowSeconds: 0, lookType: LOOK_TYPE.none });
});

async function enter(person: Person, room = ROOM, to = port): Promise<Socket> {
  const socket = await join(to, person, { room });
  openedSockets.push(socket);
  return socket;
}
const as = ({ cookie }: { cookie: string }) => personWith(test(), { cookie });

/** A second on a quiet machine (requirement 39); one that is shared may take four times that, as budgets have it. */
const LOST_MS = 4000;

/** The code it is closed with, soon after what ends it. */
async function readLostValue(socket: Socket, end: () => unknown): Promise<number> {
  await end();
  const began = Date.now();
  const { code, at } = await socket.closing;
  expect(at - began).toBeLessThan(LOST_MS);
  return code;
}
const isOpen = ({ raw }: Socket) => raw.readyState === raw.OPEN;

describe('whose right ends', () => {
  it('R39: loses the socket when what was paid is paid back, and is given no other', async () => {
    const me = await somebody();
    const orderId = await buy(me, PAID, { goods_type: 4 });
    const socket = await enter(as(me), PAID);
    expect((await call(me, 'order.refund.apply', { order_id: orderId, reason: 'x' })).code).toBe(0);
    expect(isOpen(socket)).toBe(true);
    expect(await readLostValue(socket, () => decideRefund(orderId, true))).toBe(BYE_CODES['not-entitled']);
    expect(socket.frames.at(-1)).toEqual({ type: 'bye', reason: 'not-entitled' });
    expect((await as(me).post('live.ticket.get', { alive_id: PAID })).code).toBe(40300);
    expect((await as(me).get('live.message.get', { alive_id: PAID, since: 0 })).code).toBe(40300);
  });

  it('R33: loses it when the time that was bought is over, and not before; another’s goes on', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const input = { resourceId: PAID, source: 'gift' as const, orderId: '', from: clock.now() - DAY };
    const { entitlements } = test().database.stores;
    await entitlements.give(SHOP, me.id, { ...input, to: clock.now() + DAY });
    await entitlements.give(SHOP, other.id, { ...input, to: clock.now() + 2 * DAY });
    const [mine, theirs] = [await enter(as(me), PAID), await enter(as(other), PAID)];
    pass(DAY - 1000);
    expect(isOpen(mine)).toBe(true);
    expect(await readLostValue(mine, () => pass(1000))).toBe(BYE_CODES['not-entitled']);
    expect(isOpen(theirs)).toBe(true);
  });

  it('D103: loses it when the time to look is over, as what it was', async () => {
    const me = as(await somebody());
    const look = { lookType: LOOK_TYPE.seconds, lookSeconds: 60 };
    await db().update(liveRoom).set(look).where(eq(liveRoom.aliveId, PAID));
    // What the node knows of the room is read anew.
    pass(10_000);
    expect((await me.post('live.enter', { alive_id: PAID })).code).toBe(0);
    const socket = await enter(me, PAID);
    expect(await readLostValue(socket, () => pass(60_000))).toBe(BYE_CODES['time-up']);
    expect((await me.post('live.ticket.get', { alive_id: PAID })).code).toBe(40300);
    expect((await me.get('live.page.get', { alive_id: PAID })).data['door']).toBe('look');
  });

  it('R39: loses it when another device ends the session, and that device keeps its own', async () => {
    const me = await somebody();
    const elsewhere = as(await onAnotherDevice(me));
    const [mine, theirs] = [await enter(as(me)), await enter(elsewhere)];
    const end = () => elsewhere.post('personal.sessions.end', {});
    expect(await readLostValue(mine, end)).toBe(BYE_CODES['logged-out']);
    expect(isOpen(theirs)).toBe(true);
    expect((await as(me).post('live.ticket.get', { alive_id: ROOM })).code).toBe(8504);
  });
});

describe('who may not write', () => {
  it('D102: reads on without a socket while silenced, and is given one after it', async () => {
    const one = await somebody();
    const me = as(one);
    const socket = await enter(me);
    const mutedValue = { alive_id: ROOM, user_id: one.id, kind: 'mute', minutes: 10 };
    expect(await readLostValue(socket, () => host.post('live.member.ban', mutedValue))).toBe(
      BYE_CODES.banned,
    );
    const saidAnswer = await host.post('live.message.send', { alive_id: ROOM, content: 'read by all' });
    expect((await me.post('live.ticket.get', { alive_id: ROOM })).code).toBe(40305);
    const read = await me.get('live.message.get', { alive_id: ROOM, since: 0 });
    expect(JSON.stringify(read.data)).toContain(String(saidAnswer.data['id']));
    const state = await me.get('live.state.get', { alive_id: ROOM, v: 0 });
    expect(state.data['state']).toMatchObject({ offset: saidAnswer.data['offset'] });
    pass(10 * 60_000);
    expect((await enter(me)).events().at(-1)?.id).toBe(saidAnswer.data['id']);
  });

  it('D102: a ticket from before opens none after', async () => {
    const one = await somebody();
    const ticket = await ticketOf(as(one));
    await host.post('live.member.ban', { alive_id: ROOM, user_id: one.id, kind: 'kick' });
    await expect(openSocket(port, { ticket })).rejects.toThrow('403');
  });

  it('D97: a flood by one person reaches no socket but once', async () => {
    const [me, other] = [as(await somebody()), as(await somebody())];
    await host.post('live.switch.set', { alive_id: ROOM, slow_seconds: 30 });
    const socket = await enter(other);
    const from = socket.events().length;
    const send = (content: string) => me.post('live.message.send', { alive_id: ROOM, content });
    const answers = await Promise.all(Array.from({ length: 80 }, (_no, index) => send(`flood ${index}`)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 42900)).toHaveLength(79);
    const last = await host.post('live.message.send', { alive_id: ROOM, content: 'after it' });
    await vi.waitFor(() => expect(socket.events().at(-1)?.id).toBe(last.data['id']), WITHIN);
    expect(socket.events().slice(from)).toHaveLength(2);
  });
});

/** A message behind so many bytes that a line nobody reads from is full after some; answers its place. */
async function sayMuch(): Promise<number> {
  const isRoom = eq(liveRoom.aliveId, ROOM);
  const [room] = await db().select().from(liveRoom).where(isRoom);
  const first = (room?.lastOffset ?? 0) + 1;
  const by = { roomUserId: '', nickname: '', avatar: '', role: 'host' as const, standing: 'shown' as const };
  const what = { kind: 'system' as const, content: 'x'.repeat(30_000), data: {}, at: 0, offsetMs: 0 };
  const lines = Array.from({ length: 12 }, (_no, index) => {
    const offset = first + index;
    return { appId: SHOP, aliveId: ROOM, offset, id: `much_${offset}`, ...what, ...by };
  });
  await db().insert(liveEvent).values(lines);
  await db()
    .update(liveRoom)
    .set({ lastOffset: first + lines.length - 1 })
    .where(isRoom);
  const { data } = await host.post('live.message.send', { alive_id: ROOM, content: 'and one more' });
  return Number(data['offset']);
}

describe('what a node remembers', () => {
  it('D90: has no name an hour after its person was deleted, above the stage neither', async () => {
    const me = as(await somebody());
    const { data } = await me.post('live.message.send', { alive_id: ROOM, content: 'by somebody' });
    const id = String(data['id']);
    await host.post('live.message.mark', { alive_id: ROOM, message_id: id, as: 'wall' });
    const readText = async () => {
      const list = await host.get('live.message.get', { alive_id: ROOM, since: Number(data['offset']) - 1 });
      const state = await host.get('live.state.get', { alive_id: ROOM, v: 0 });
      return JSON.stringify([list.data, state.data]);
    };
    // What stands above the stage is told by the room, which hears of it a moment later.
    await vi.waitFor(async () => expect((await readText()).split('by somebody')).toHaveLength(3), WITHIN);
    await db().update(liveEvent).set({ nickname: 'Gone' }).where(eq(liveEvent.id, id));
    pass(3600_000 + 1);
    await vi.waitFor(async () => expect((await readText()).split('"Gone"')).toHaveLength(3), WITHIN);
  });
});

describe('a socket', () => {
  it('D97: is not opened by a ticket past its time', async () => {
    const me = as(await somebody());
    const ticket = await ticketOf(me);
    await db()
      .update(liveTicket)
      .set({ expiresAt: Date.now() - 1 });
    await expect(openSocket(port, { ticket })).rejects.toThrow('401');
  });

  it('D97: of one person too many takes the place of the oldest', async () => {
    const me = as(await somebody());
    const six: Socket[] = [];
    for (let no = 0; no < 6; no += 1) six.push(await enter(me));
    const [oldest, ...others] = six;
    expect((await oldest?.closing)?.code).toBe(BYE_CODES['too-many']);
    expect(others.every(isOpen)).toBe(true);
  });

  it('D97: that reads too slowly is cut off, and no one waits for it', async () => {
    const [slow, quick] = [await enter(as(await somebody())), await enter(as(await somebody()))];
    slow.raw.pause();
    const cut = () => socketFigures().reduce((sum, figures) => sum + figures.cut, 0);
    const before = cut();
    while (cut() === before) {
      const last = await sayMuch();
      await vi.waitFor(() => expect(quick.events().at(-1)?.offset).toBe(last), WITHIN);
    }
    expect(cut()).toBe(before + 1);
    slow.raw.resume();
    expect((await slow.closing).code).toBe(BYE_CODES.slow);
    expect(isOpen(quick)).toBe(true);
  });

  it('R55: is asked to reconnect when its server stops, and that server is gone within 10 s', async () => {
    const dir = makeTempDir('live-restart');
    const second = await openApp(test().database, joinPath(dir, 'client'));
    const there = await listen(second);
    const socket = await enter(await personOf(second, PHONES.newcomer), ROOM, there);
    const here = await enter(as(await somebody()));
    const began = Date.now();
    await second.app.close();
    expect(Date.now() - began).toBeLessThan(10_000);
    expect((await socket.closing).code).toBe(BYE_CODES.restart);
    expect(socket.frames.at(-1)).toEqual({ type: 'bye', reason: 'restart' });
    expect(isOpen(here)).toBe(true);
    removeTempDir(dir);
  });
});
