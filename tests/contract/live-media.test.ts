/** What is seen in live rooms, without a browser: pushed by ffmpeg, heard as HLS and HTTP-FLV, and kept as the replay (D106). */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import { goodsDetail } from '#server/areas/catalogue/tables/details.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { mediaKey } from '#server/areas/live/media/live-media.ts';
import { liveSegment } from '#server/areas/live/tables/media.ts';
import { liveRoom } from '#server/areas/live/tables/rooms.ts';
import { makeLinks } from '#server/areas/media/area.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { needFfmpeg, push, type Pushing } from '../support/ffmpeg.ts';
import { CONSOLE_TOKEN, openApp, withApp } from './app.ts';

const SHOP = 'appknowledge';
const LEARNER = '19900000001';
const HOST = '19900000005';
const ROOM = { appId: SHOP, aliveId: 'demo_push' };
const WAIT = { timeout: 20_000, interval: 100 };

/** A port nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function reach(at: number): Promise<void> {
  const socket = connect(at, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}

const rtmp = { port: await freePort(), host: '127.0.0.1', publicHost: '127.0.0.1' };
const test = withApp({ labels: ['knowledge'], deps: () => ({ rtmp }) });
const pushes: Pushing[] = [];
let port = 0;

/** As the page of a room gives them. */
const links = makeLinks({
  key: mediaKey('signing-key-of-a-test-installation'),
  clock: systemClock,
  door: 'live-media',
});
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + 60 * minutes;

interface Me {
  id: string;
  cookie: string;
}

async function somebody(phone: string): Promise<Me> {
  const { cookie } = await test().login(SHOP, phone);
  const person = (await test().database.stores.users.list(SHOP)).find((user) => user.phone === phone);
  return { id: person?.id ?? '', cookie };
}

const addressFor = (me: Me, of: string, file: string, { aliveId = ROOM.aliveId, minutes = 4 } = {}) =>
  links.address({ appId: SHOP, userId: me.id, goodsId: aliveId, mediaId: of, file }, inMinutes(minutes));

const ask = (me: Me, url: string) => test().ask('knowledge', { url, headers: { cookie: me.cookie } });
const linesOf = (playlist: string) => playlist.split('\n').filter((line) => line.startsWith('/'));

const isRoom = and(eq(liveRoom.appId, SHOP), eq(liveRoom.aliveId, ROOM.aliveId));
const inRoom = and(eq(liveSegment.appId, SHOP), eq(liveSegment.aliveId, ROOM.aliveId));

async function setState(aliveState: number, times: { startedAt?: number; endedAt?: number } = {}) {
  const { db } = test().database;
  const isGood = and(eq(goods.appId, SHOP), eq(goods.id, ROOM.aliveId));
  await db.update(goods).set({ aliveState }).where(isGood);
  if (Object.keys(times).length > 0) await db.update(liveRoom).set(times).where(isRoom);
  const isLookback = aliveState === LIVE_STATE.ended;
  await db
    .insert(goodsDetail)
    .values({ appId: SHOP, goodsId: ROOM.aliveId, introduction: '', refundTerms: '', isLookback })
    .onConflictDoUpdate({ target: [goodsDetail.appId, goodsDetail.goodsId], set: { isLookback } });
  // As whoever begins or ends a room tells it.
  await test().database.bus.publish('live.news', ROOM);
}

const pushState = async () => (await test().database.db.select().from(liveRoom).where(isRoom))[0]?.pushState;
const pieces = () => test().database.db.select().from(liveSegment).where(inRoom);

async function pushAddress(): Promise<string> {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.live_source.get/1.0.0',
    payload: { shop: 'knowledge', id: ROOM.aliveId },
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
  });
  return answer.json().data.push_address;
}

function begin(address: string, options: Parameters<typeof push>[1] = {}): Pushing {
  const pushing = push(address, options);
  pushes.push(pushing);
  return pushing;
}

/** Watches with little delay; what came is counted. */
function watch(me: Me, url: string) {
  const event = { status: 0, bytes: 0, head: Buffer.alloc(0), isOver: false };
  const asking = request(
    { host: '127.0.0.1', port, path: url, headers: { host: 'knowledge.localhost', cookie: me.cookie } },
    (answer) => {
      event.status = answer.statusCode ?? 0;
      answer.on('data', (chunk: Buffer) => {
        if (event.head.length < 13) event.head = Buffer.concat([event.head, chunk]);
        event.bytes += chunk.length;
      });
      answer.on('close', () => {
        event.isOver = true;
      });
    },
  );
  asking.on('error', () => undefined);
  asking.end();
  return { heard: event, leave: () => asking.destroy() };
}

beforeAll(async () => {
  needFfmpeg();
  const { app, database } = test();
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  for (const aliveId of ['demo_live', 'demo_push', 'demo_replay'])
    await database.db
      .insert(liveRoom)
      .values({ appId: SHOP, aliveId, aliveType: 2, epoch: 'first', startedAt: Date.now() })
      .onConflictDoNothing();
  await setState(LIVE_STATE.live);
  // The process that hears pushes starts beside the server: a push before it listens is refused, and does not come again.
  await vi.waitFor(() => reach(rtmp.port), WAIT);
}, 200_000);

afterEach(async () => {
  await Promise.all(pushes.splice(0).map((pushing) => pushing.kill()));
  await vi.waitFor(async () => expect(await pushState()).not.toBe(PUSH_STATE.pushing), WAIT);
  await test().database.db.delete(liveSegment).where(inRoom);
});

describe('a push', () => {
  it('D106: is heard as HLS within seconds and as HTTP-FLV at once; the room is told while it lasts and when it broke off', async () => {
    const me = await somebody(LEARNER);
    begin(await pushAddress());
    await vi.waitFor(async () => expect(await pushState()).toBe(PUSH_STATE.pushing), WAIT);
    const flv = watch(me, addressFor(me, 'push', 'live.flv'));
    await vi.waitFor(() => expect(flv.heard.bytes).toBeGreaterThan(20_000), WAIT);
    expect([flv.heard.status, flv.heard.head.toString('latin1', 0, 3)]).toEqual([200, 'FLV']);
    const playlist = addressFor(me, 'push', 'index.m3u8');
    await vi.waitFor(
      async () => expect(linesOf((await ask(me, playlist)).body).length).toBeGreaterThan(3),
      WAIT,
    );
    const { body } = await ask(me, playlist);
    expect(body).toMatch(/#EXT-X-PROGRAM-DATE-TIME:20/);
    expect(body).not.toContain('ENDLIST');
    const [map = ''] = [...body.matchAll(/MAP:URI="([^"]+)"/g)].map(([, url = '']) => url);
    expect((await ask(me, map)).rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
    for (const segment of linesOf(body)) {
      const payload = (await ask(me, segment)).rawPayload;
      expect(['moof', 'styp', 'sidx']).toContain(payload.toString('latin1', 4, 8));
    }
    await Promise.all(pushes.splice(0).map((pushing) => pushing.kill()));
    await vi.waitFor(async () => expect(await pushState()).toBe(PUSH_STATE.broken), WAIT);
    await vi.waitFor(() => expect(flv.heard.isOver).toBe(true), WAIT);
  });

  it('D106: with a wrong key, or none, reaches no one and leaves nothing', async () => {
    const me = await somebody(LEARNER);
    const address = await pushAddress();
    for (const wrong of [
      `${address}x`,
      address.replace(/\?.*$/, ''),
      address.replace('demo_push', 'demo_live'),
    ]) {
      const { exit: endPromise } = begin(wrong);
      expect(await endPromise).not.toBe(0);
    }
    expect(await pieces()).toEqual([]);
    expect((await ask(me, addressFor(me, 'push', 'live.flv'))).statusCode).toBe(404);
    expect(await pushState()).not.toBe(PUSH_STATE.pushing);
  });

  it('D106: is the only one: a second publisher with the right key is refused, and the first goes on', async () => {
    const address = await pushAddress();
    begin(address);
    await vi.waitFor(async () => expect((await pieces()).length).toBeGreaterThan(1), WAIT);
    expect(await begin(address).exit).not.toBe(0);
    const count = (await pieces()).length;
    await vi.waitFor(async () => expect((await pieces()).length).toBeGreaterThan(count + 1), WAIT);
    expect(new Set((await pieces()).map(({ run }) => run))).toEqual(new Set([0]));
  });

  it('D106: is watched by the door of the shop alone: a player of RTMP is sent away', async () => {
    const address = await pushAddress();
    begin(address);
    await vi.waitFor(async () => expect(await pushState()).toBe(PUSH_STATE.pushing), WAIT);
    const play = spawnSync(
      needFfmpeg(),
      ['-loglevel', 'error', '-t', '1', '-i', address, '-f', 'null', '-'],
      {
        timeout: 15_000,
      },
    );
    expect(play.status).not.toBe(0);
    expect(await pushState()).toBe(PUSH_STATE.pushing);
  });

  it('D106: that dies and returns goes on in one playlist, cut where it came back', async () => {
    const me = await somebody(LEARNER);
    const address = await pushAddress();
    const first = begin(address);
    await vi.waitFor(async () => expect((await pieces()).length).toBeGreaterThan(1), WAIT);
    await first.kill();
    begin(address);
    await vi.waitFor(async () => {
      const { body } = await ask(me, addressFor(me, 'push', 'index.m3u8'));
      expect(body.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    }, WAIT);
    const { body } = await ask(me, addressFor(me, 'push', 'index.m3u8'));
    expect(body.match(/#EXT-X-MAP/g)).toHaveLength(2);
    const places = linesOf(body).map((line) => Number(/(\d+)\.m4s/.exec(line)?.[1]));
    expect(places).toEqual(places.map((_place, index) => (places[0] ?? 0) + index));
  });

  it('D106: is cut where its pictures stop and its sound goes on', async () => {
    // An hour of sound is made and sent in seconds: whoever is not cut has sent all of it.
    const { exit: endPromise } = begin(await pushAddress(), { seconds: 3600, pictureSeconds: 2 });
    expect(await endPromise).not.toBe(0);
    await vi.waitFor(async () => expect(await pushState()).toBe(PUSH_STATE.broken), WAIT);
  });

  it('D106: is cut by another key, and by the end of the room, wherever they are asked for', async () => {
    const other = await openApp(test().database, join(test().clientDir, 'other'));
    try {
      const { cookie } = await test().login(SHOP, HOST);
      const onOther = async (name: string, body: object) => {
        const headers = { cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' };
        const payload = { alive_id: ROOM.aliveId, ...body };
        const answer = await other.ask('knowledge', {
          method: 'POST',
          url: `/api/${name}/1.0.0`,
          headers,
          payload,
        });
        expect(answer.json().code).toBe(0);
      };
      const cuts = [
        () => onOther('live.key.change', {}),
        () => onOther('live.host.set', { alive_state: 'ended' }),
      ];
      for (const cut of cuts) {
        const { exit: endPromise } = begin(await pushAddress());
        await vi.waitFor(async () => expect(await pushState()).toBe(PUSH_STATE.pushing), WAIT);
        await cut();
        expect(await endPromise).not.toBe(0);
        await vi.waitFor(async () => expect(await pushState()).toBe(PUSH_STATE.broken), WAIT);
      }
    } finally {
      await other.app.close();
      await setState(LIVE_STATE.live);
    }
  });

  it('D106: with key frames far apart names segments as long as they are', async () => {
    const me = await somebody(LEARNER);
    begin(await pushAddress(), { keySeconds: 6 });
    await vi.waitFor(async () => expect((await pieces()).length).toBeGreaterThan(0), {
      ...WAIT,
      timeout: 30_000,
    });
    const { body } = await ask(me, addressFor(me, 'push', 'index.m3u8'));
    expect(body).toContain('#EXT-X-TARGETDURATION:6');
  });

  it('D95, D106: of a room that is over is refused, and what was kept is its replay', async () => {
    const me = await somebody(LEARNER);
    const address = await pushAddress();
    const startedAt = Date.now();
    await setState(LIVE_STATE.live, { startedAt });
    const pushing = begin(address);
    await vi.waitFor(async () => expect((await pieces()).length).toBeGreaterThan(3), WAIT);
    await pushing.kill();
    await setState(LIVE_STATE.ended, { endedAt: Date.now() });
    try {
      const replay = addressFor(me, 'replay', 'index.m3u8', { minutes: 200 });
      await vi.waitFor(
        async () => expect((await ask(me, replay)).body).toContain('#EXT-X-PLAYLIST-TYPE:VOD'),
        WAIT,
      );
      const { body } = await ask(me, replay);
      expect(body.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
      expect(linesOf(body).length).toBeGreaterThan(3);
      const [first = ''] = linesOf(body);
      expect((await ask(me, first)).statusCode).toBe(200);
      expect((await ask(me, addressFor(me, 'push', 'index.m3u8'))).statusCode).toBe(404);
      expect(await begin(address).exit).not.toBe(0);
    } finally {
      await setState(LIVE_STATE.live);
    }
  });
});

describe('a replay', () => {
  it('D106, R32: of a room with nothing pushed is its clip, also for a stranger where the room is free', async () => {
    const nobody: Me = { id: '', cookie: '' };
    const page = await ask(nobody, '/api/live.page.get/1.0.0?alive_id=demo_replay');
    const { alive_video_url: url, seconds } = page.json().data.media;
    expect(seconds).toBeGreaterThan(60);
    const { body } = await ask(nobody, url);
    expect(body).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    const namedItems = [...body.matchAll(/URI="([^"]+)"/g)].map(([, one = '']) => one);
    for (const one of new Set([...namedItems, ...linesOf(body)]))
      expect([one, (await ask(nobody, one)).statusCode]).toEqual([one, 200]);
  });
});

describe('whom it is for', () => {
  it('R32, B44: no address of a room opens for another person, after its end, or for another file', async () => {
    const me = await somebody(LEARNER);
    const other = await somebody('19900000006');
    const nobody: Me = { id: '', cookie: '' };
    const clip = addressFor(me, 'loop', 'index.m3u8', { aliveId: 'demo_live' });
    const { body } = await ask(me, clip);
    const namedItems = [...body.matchAll(/URI="([^"]+)"/g)].map(([, url = '']) => url);
    const addresses = [clip, ...new Set(namedItems), ...linesOf(body)];
    expect(addresses.length).toBeGreaterThan(9);
    for (const url of addresses) {
      expect([url, (await ask(me, url)).statusCode]).toEqual([url, 200]);
      expect((await ask(other, url)).statusCode).toBe(403);
      expect((await ask(nobody, url)).statusCode).toBe(401);
      expect((await ask(me, url.replace(/\/[^/?]+\?/, '/5.m4s?').replace('e=', 'e=')))?.statusCode).toBe(
        url.includes('/5.m4s') ? 200 : 403,
      );
    }
    const past = addressFor(me, 'loop', 'index.m3u8', { aliveId: 'demo_live', minutes: -1 });
    expect((await ask(me, past)).statusCode).toBe(403);
    expect(
      (await ask(me, addressFor(me, 'loop', 'index.m3u8', { aliveId: 'no_such_room' }))).statusCode,
    ).toBe(404);
  });
});
