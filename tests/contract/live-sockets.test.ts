/** Live rooms over real sockets: who may open one, what it is told, and who loses it (D97, requirements 39 and 40). */
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { liveMember, liveRoom } from '#server/areas/live/tables/rooms.ts';
import { setCommentBan } from '#server/areas/identity/rules/comment-bans.ts';
import { withApp } from './app.ts';
import {
  join,
  listen,
  openSocket,
  personOf,
  PHONES,
  ROOM,
  SHOP,
  ticketOf,
  type Person,
  type Socket,
} from './live-fixture.ts';

const app = withApp({ labels: ['knowledge'] });
const WITHIN = { timeout: 3000, interval: 10 };
let port = 0;
let host: Person;
const openedSockets: Socket[] = [];

beforeAll(async () => {
  port = await listen(app());
  host = await personOf(app(), PHONES.owner);
  await app().database.db.update(liveRoom).set({ slowSeconds: 0 });
}, 60_000);
afterEach(async () => {
  for (const socket of openedSockets.splice(0)) socket.close();
  await app().database.db.delete(liveMember);
  await host.post('live.switch.set', {
    alive_id: ROOM,
    forbid_talk: false,
    slow_seconds: 0,
    is_pre_approved: false,
    allows_links: false,
    filter_words: [],
  });
});

async function enter(person: Person, options: Parameters<typeof join>[2] = {}): Promise<Socket> {
  const socket = await join(port, person, options);
  openedSockets.push(socket);
  return socket;
}
const newcomer = () => personOf(app(), PHONES.newcomer);
const say = (person: Person, content: string, more: Record<string, unknown> = {}) =>
  person.post('live.message.send', { alive_id: ROOM, content, ...more });

describe('a socket of a room', () => {
  it('D97: tells what was said before, and what is said then, to all in one order', async () => {
    const [one, other] = [await enter(await newcomer()), await enter(await personOf(app(), PHONES.learner))];
    const sentItems: unknown[] = [];
    for (const content of ['first', 'second', 'third']) sentItems.push((await say(host, content)).data['id']);
    await vi.waitFor(() => {
      for (const socket of [one, other])
        expect(
          socket
            .events()
            .slice(-3)
            .map(({ id }) => id),
        ).toEqual(sentItems);
    }, WITHIN);
    const offsets = one.events().map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.map((_offset, index) => (offsets[0] ?? 0) + index));
    expect(one.events()).toEqual(other.events());
  });

  it('D97: brings what was missed to who lost the line, and the end of the log to who knows another', async () => {
    const person = await newcomer();
    const first = await enter(person);
    const [hello] = first.frames;
    const epoch = hello?.type === 'hello' ? hello.epoch : '';
    const offset = first.events().at(-1)?.offset ?? 0;
    first.close();
    await first.closing;
    await say(host, 'said meanwhile');
    const back = await enter(person, { cursor: { epoch, offset } });
    expect(back.frames[0]).toMatchObject({ type: 'hello', recovered: true });
    expect(back.events().map(({ content }) => content)).toEqual(['said meanwhile']);
    const elsewhere = await enter(person, { cursor: { epoch: 'another', offset } });
    expect(elsewhere.frames[0]).toMatchObject({ type: 'hello', recovered: false });
    expect(elsewhere.events().length).toBeGreaterThan(1);
  });

  it('D97: a ticket opens one socket, once, of its room alone', async () => {
    const person = await newcomer();
    const ticket = await ticketOf(person);
    openedSockets.push(await openSocket(port, { ticket }));
    await expect(openSocket(port, { ticket })).rejects.toThrow('401');
    await expect(openSocket(port, { ticket: 'made-up' })).rejects.toThrow('401');
    const other = await ticketOf(person, 'demo_push');
    await expect(openSocket(port, { ticket: other })).rejects.toThrow('401');
  });

  it('R40: a page of another site cannot open one, not even with a ticket', async () => {
    const person = await newcomer();
    const refusal = { ticket: await ticketOf(person), origin: 'https://elsewhere.example' };
    await expect(openSocket(port, refusal)).rejects.toThrow('403');
    await expect(openSocket(port, { ...refusal, origin: 'null' })).rejects.toThrow('403');
    const origin = `http://knowledge.localhost:${String(port)}`;
    openedSockets.push(await openSocket(port, { ...refusal, origin }));
  });

  it('D97: one person holds three in a room', async () => {
    const person = await newcomer();
    const three = [await enter(person), await enter(person), await enter(person)];
    await say(host, 'to all three');
    await vi.waitFor(() => {
      for (const socket of three) expect(socket.events().at(-1)?.content).toBe('to all three');
    }, WITHIN);
  });

  it('B45: a client that floods is cut off', async () => {
    const socket = await enter(await newcomer());
    for (let sentCount = 0; sentCount < 200; sentCount += 1) socket.raw.send('x');
    expect([1006, 1008]).toContain((await socket.closing).code);
    const long = await enter(await newcomer());
    long.raw.send('x'.repeat(10_000));
    expect((await long.closing).code).not.toBe(1000);
  });
});

const logOut = ({ cookie }: Person) =>
  app().ask('knowledge', {
    method: 'POST',
    url: '/auth/logout',
    headers: { cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
    payload: {},
  });

describe('who may be in a room no longer', () => {
  async function readLoss(socket: Socket, end: () => Promise<unknown>): Promise<number> {
    const began = Date.now();
    await end();
    const { code, at } = await socket.closing;
    expect(at - began).toBeLessThan(1000);
    return code;
  }

  it.each(['mute', 'kick'])(
    'R39: by %s loses the socket within a second, and gets no other',
    async (kind) => {
      const person = await newcomer();
      const socket = await enter(person);
      const { data } = await person.get('live.page.get', { alive_id: ROOM });
      const viewer: unknown = data['viewer'];
      const user_id = Object(viewer).room_user_id;
      const code = await readLoss(socket, () =>
        say(person, 'x').then(() => host.post('live.member.ban', { alive_id: ROOM, user_id, kind })),
      );
      expect(code).toBe(4003);
      expect((await person.post('live.ticket.get', { alive_id: ROOM })).code).toBe(40305);
      expect((await say(person, 'more')).code).toBe(40305);
    },
  );

  it('R39: who logs out loses the socket within a second', async () => {
    const person = await newcomer();
    const socket = await enter(person);
    expect(await readLoss(socket, () => logOut(person))).toBe(4001);
  });

  it('R39: whose account is disabled, and who may not comment, loses it within a second', async () => {
    const { db, stores } = app().database;
    const person = await newcomer();
    const [user] = await db.select().from(appUser).where(eq(appUser.phone, PHONES.newcomer));
    const userId = user?.id ?? '';
    const first = await enter(person);
    expect(await readLoss(first, () => setCommentBan(stores, SHOP, { userId, on: true }))).toBe(4003);
    await setCommentBan(stores, SHOP, { userId, on: false });
    const second = await enter(person);
    const disable = (disabledAt: number | null) =>
      db.update(appUser).set({ disabledAt }).where(eq(appUser.id, userId));
    expect(await readLoss(second, () => disable(Date.now()))).toBe(4001);
    await disable(null);
  });

  it('M193: whom the shop banned from comments reads, and writes nothing', async () => {
    const person = await personOf(app(), PHONES.banned);
    expect((await person.get('live.page.get', { alive_id: ROOM })).code).toBe(0);
    expect((await person.get('live.message.get', { alive_id: ROOM, since: 0 })).code).toBe(0);
    expect((await say(person, 'x')).code).toBe(40305);
  });
});
