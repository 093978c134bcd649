/**
 * The gate of a shop at every other entry: pages, media, sockets, downloads, feeds and what other companies tell, for whoever
 * asks, in each state of the shop (D116, requirements 32, 37, 39). Calls stand in gate.test.ts, the console in console.test.ts.
 */
import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { gateRefusal, isLetIn, type GatePerson } from '#schemas/shop/gate.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { liveRoom } from '#server/areas/live/tables/rooms.ts';
import { entriesOf, entryOf, heldBy, otherRoutes } from './entries.ts';
import { listen, openSocket, personWith, ROOM, ticketOf, type Socket } from './live-fixture.ts';
import { NOBODY, OWNER, SHOP, withRights, type Me } from './rights-fixture.ts';

const { test, somebody, demo, isPerson, changeShop } = withRights();
const db = () => test().database.db;
let port = 0;
const openedSockets: Socket[] = [];
const REPORT = `/live-report/${ROOM}.csv`;

const STATES = {
  open: {},
  expired: { expiry_version: 2 },
  closed: { is_closed: 1 },
  sealed: { status: { is_sealed: 1 } },
  'members only': { version_type: 171, entry_mode: 2 },
} as const;
type State = keyof typeof STATES;
const NAMES = Object.keys(STATES).filter((name): name is State => name in STATES);

/** What the gate takes each of them for. */
const KINDS = {
  'a stranger': 'stranger',
  'a learner': 'member',
  'a member who left': 'account',
  'a disabled account': 'stranger',
  'the owner of another shop': 'stranger',
} as const satisfies Record<string, GatePerson>;
type PersonName = keyof typeof KINDS;
const PEOPLE = Object.keys(KINDS).filter((name): name is PersonName => name in KINDS);

/** With what they were given while they still might: an address of media, and a ticket. */
interface Asking {
  me: Me;
  media: string;
  ticket: string;
}

async function arrive(name: PersonName): Promise<Asking> {
  if (name === 'a stranger') return { me: NOBODY, media: '/live-media/x/loop/index.m3u8', ticket: 'none' };
  const me =
    name === 'the owner of another shop'
      ? await demo(OWNER, 'apptraining')
      : await somebody(['learner', 'organization']);
  const person = personWith(test(), me);
  if (name === 'the owner of another shop')
    return { me, media: '/live-media/x/loop/index.m3u8', ticket: 'none' };
  // They host the room too: what its report says is theirs while they may be here at all.
  const [room] = await db().select().from(liveRoom).where(eq(liveRoom.aliveId, ROOM));
  await db()
    .update(liveRoom)
    .set({ hostIds: [...(room?.hostIds ?? []), me.id] })
    .where(eq(liveRoom.aliveId, ROOM));
  // The room is read anew a moment after it was told to have changed.
  await test().database.bus.publish('live.news', { appId: SHOP, aliveId: ROOM });
  await vi.waitFor(async () => expect(await isGiven(me, REPORT)).toBe(true), { timeout: 5000, interval: 20 });
  const { data } = await person.get('live.page.get', { alive_id: ROOM });
  const media: unknown = Reflect.get(Object(data['media']), 'alive_video_url');
  return { me, media: String(media), ticket: await ticketOf(person) };
}

async function become(name: PersonName, { me }: Asking): Promise<void> {
  if (name === 'a member who left')
    await db()
      .update(appUser)
      .set({ roles: ['learner'] })
      .where(isPerson(me.id));
  if (name === 'a disabled account')
    await db().update(appUser).set({ disabledAt: Date.now() }).where(isPerson(me.id));
}

const ask = async (me: Me, url: string) =>
  test().ask('knowledge', {
    url,
    remoteAddress: me.ip,
    headers: me.cookie === '' ? {} : { cookie: me.cookie },
  });
const isGiven = async (me: Me, url: string) => [200, 206, 302].includes((await ask(me, url)).statusCode);

/** Whether somebody is answered with what the shop shows, at each address of this kind. */
const READ: Readonly<Record<string, (asking: Asking) => Promise<boolean>>> = {
  'GET *': async ({ me }) => (await ask(me, '/')).statusCode === 200,
  'GET /play/:goodsId': ({ me }) => isGiven(me, '/play/demo_lesson_trial'),
  'GET /live-media/:aliveId/:of/:file': ({ me, media }) => isGiven(me, media),
  'GET /live-report/:aliveId.csv': ({ me }) => isGiven(me, REPORT),
  'GET /sitemap.xml': async ({ me }) => (await ask(me, '/sitemap.xml')).body.includes('<loc>'),
  'GET /sitemap-:section-:part.xml': async ({ me }) =>
    (await ask(me, '/sitemap-goods-1.xml')).body.includes('<loc>'),
  'GET /ws/live': async ({ ticket }) => {
    try {
      openedSockets.push(await openSocket(port, { ticket }));
      return true;
    } catch {
      return false;
    }
  },
};
/** What is the same for all who may read here, strangers as well, and is never drawn for one person. */
const FOR_ALL = new Set(['GET *', 'GET /play/:goodsId']);
/** Where nobody's session is asked: what strangers may read is told, to whoever it is. */
const FEEDS = new Set(['GET /sitemap.xml', 'GET /sitemap-:section-:part.xml']);

function isAllowed(
  route: string,
  name: PersonName,
  state: State,
  info: Parameters<typeof readShop>[0],
): boolean {
  const can = capabilities(readShop({ ...info, ...STATES[state] }));
  if (FEEDS.has(route)) return gateRefusal('read', 'stranger', can) === undefined;
  const kind = KINDS[name];
  if (gateRefusal('read', kind, can) !== undefined) return false;
  return FOR_ALL.has(route) || isLetIn(kind, can);
}

beforeAll(async () => {
  port = await listen(test());
}, 60_000);
afterEach(() => {
  for (const socket of openedSockets.splice(0)) socket.close();
});

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
async function statusOf(name: string, url: string): Promise<number> {
  const method = METHODS.find((one) => one === name);
  return method === undefined ? 0 : (await test().ask('knowledge', { method, url })).statusCode;
}

describe('every entry of the server', () => {
  it('D116: is known, with who is answered there', async () => {
    const routes = otherRoutes(test().app);
    expect(routes.length).toBeGreaterThan(40);
    // A known path asked by another method is answered 405, whoever asks (D136).
    const unknown: string[] = [];
    for (const route of routes.filter((one) => entryOf(one) === undefined)) {
      const [method = '', url = ''] = route.split(' ');
      if ((await statusOf(method, url)) !== 405) unknown.push(route);
    }
    expect(unknown).toEqual([]);
    expect(Object.keys(READ).toSorted()).toEqual(entriesOf('read').toSorted());
    expect(heldBy().filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(NAMES)(
    'D116, R32, R37: that shows a shop answers as the gate says while it is %s',
    async (state) => {
      const row = await test().database.stores.shops.byLabel('knowledge');
      if (row === undefined) throw new Error('The knowledge shop is not there.');
      const wrong: string[] = [];
      for (const name of PEOPLE) {
        const asking = await arrive(name);
        await become(name, asking);
        const back = await changeShop(STATES[state]);
        for (const [route, isAnswered] of Object.entries(READ)) {
          const [is, may] = [await isAnswered(asking), isAllowed(route, name, state, row.info)];
          // A sitemap in parts is there for shops of many goods alone.
          const isEmpty = FEEDS.has(route) && !is;
          if (is !== may && !(may && isEmpty)) wrong.push(`${route} ${is ? 'answered' : 'refused'} ${name}`);
        }
        await back();
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it('R36: that needs a signature never opens without it, in any state', async () => {
    for (const state of NAMES) {
      const back = await changeShop(STATES[state]);
      for (const [method, url] of [
        ['POST', '/pay/notify/sandbox'],
        ['POST', '/pay/notify/nobody'],
        ['POST', '/live-hooks/guess/srs'],
        ['GET', '/pay/sandbox/guess'],
        ['POST', '/pay/sandbox/guess/answer'],
      ] as const) {
        const sentResponse = await test().ask('knowledge', {
          method,
          url,
          ...(method === 'POST' ? { payload: {} } : {}),
        });
        const isRefused = sentResponse.statusCode >= 400 || sentResponse.json().code !== 0;
        expect([url, isRefused]).toEqual([url, true]);
      }
      await back();
    }
  });
});

describe('a socket that is open', () => {
  const LOST_MS = 4000;
  const enter = async (name: PersonName) => {
    const asking = await arrive(name);
    const socket = await openSocket(port, { ticket: asking.ticket });
    openedSockets.push(socket);
    return { asking, socket };
  };
  /** After how many milliseconds it was closed. */
  const lostAfter = async ({ closing: closePromise }: Socket) => {
    const began = Date.now();
    return (await closePromise).at - began;
  };

  it.each(['closed', 'sealed'] as const)('R39, R37: ends soon after the shop is %s', async (state) => {
    const { socket } = await enter('a learner');
    const back = await changeShop(STATES[state]);
    expect(await lostAfter(socket)).toBeLessThan(LOST_MS);
    await back();
  });

  it('R39, D116: ends soon after a member of a gated shop left, and a disabled account, and goes on for who stays', async () => {
    const back = await changeShop({});
    const [left, disabled, stays] = [
      await enter('a member who left'),
      await enter('a disabled account'),
      await enter('a learner'),
    ];
    const gate = await changeShop(STATES['members only']);
    await become('a member who left', left.asking);
    await become('a disabled account', disabled.asking);
    const losses = await Promise.all([lostAfter(left.socket), lostAfter(disabled.socket)]);
    expect(Math.max(...losses)).toBeLessThan(LOST_MS);
    expect(stays.socket.raw.readyState).toBe(stays.socket.raw.OPEN);
    await gate();
    await back();
  });
});
