/** A live room that is pushed to, watched and recorded. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { secondsOf } from '#schemas/time.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { mediaKey } from '#server/areas/live/media/live-media.ts';
import { liveSegment } from '#server/areas/live/tables/media.ts';
import { liveRoom } from '#server/areas/live/tables/rooms.ts';
import { makeLinks } from '#server/areas/media/area.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { openStores } from '#server/start/open-stores.ts';
import { freePort } from '../../../tools/free-port.ts';
import { push } from '../../support/ffmpeg.ts';
import type { BuiltServer } from '../built-server.ts';
import type { AcknowledgedSet, FaultTask } from '../task.ts';

const SHOP = 'appknowledge';
const ROOM = { appId: SHOP, aliveId: 'demo_push' };
const PIECES = 6;
const PATIENCE_MS = 20_000;
/** Pieces that were seen when it was first asked whether a push is in its middle. */
let seenBefore: number | undefined;
const viewer = { id: '', cookie: '' };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function watcher({ dataDir, url }: BuiltServer) {
  const { signingKey } = openSecrets({ dataDir });
  const links = makeLinks({ key: mediaKey(signingKey), clock: systemClock, door: 'live-media' });
  const linkedValue = { appId: SHOP, userId: viewer.id, goodsId: ROOM.aliveId, mediaId: 'push' };
  const get = (path: string) => fetch(url + path, { headers: { cookie: viewer.cookie, 'app-id': SHOP } });
  const address = () =>
    links.address({ ...linkedValue, file: 'index.m3u8' }, secondsOf(systemClock.now()) + 240);
  return {
    pieces: async () =>
      (await (await get(address())).text()).split('\n').filter((line) => line.startsWith('/')),
    get,
  };
}

/** Sees so many pieces; each that came whole is acknowledged: it is part of the recording for good. */
async function watch(server: BuiltServer, acknowledgedValue: AcknowledgedSet): Promise<void> {
  const { pieces, get } = watcher(server);
  const seenItems = new Set<string>();
  const before = new Set([...acknowledgedValue].map((piece) => piece.split(' ')[0]));
  for (const until = Date.now() + PATIENCE_MS; seenItems.size < PIECES && Date.now() < until;) {
    for (const line of await pieces()) {
      const [, seq] = /\/(\d+)\.m4s/.exec(line) ?? [];
      if (seq === undefined || seenItems.has(seq) || before.has(seq)) continue;
      const reply = await get(line);
      if (reply.status !== 200) continue;
      acknowledgedValue.add(`${seq} ${sha256(new Uint8Array(await reply.arrayBuffer()))}`);
      seenItems.add(seq);
    }
    await pause(150);
  }
  if (seenItems.size < PIECES) throw new Error(`${String(seenItems.size)} pieces were seen.`);
}

export const recording: FaultTask = {
  name: 'recording',
  env: async () => ({ RTMP_PORT: String(await freePort()) }),
  async prepare({ dataDir }) {
    const openedStores = await openStores({ dataDir, demo: false });
    const { db, stores } = openedStores;
    const isGood = and(eq(goods.appId, SHOP), eq(goods.id, ROOM.aliveId));
    await db.update(goods).set({ aliveState: LIVE_STATE.live }).where(isGood);
    const room = { ...ROOM, aliveType: 2, epoch: 'first', startedAt: Date.now() };
    await db.insert(liveRoom).values(room).onConflictDoNothing();
    const person = (await stores.users.list(SHOP)).find((user) => user.phone === '19900000001');
    viewer.id = person?.id ?? '';
    const { token } = await stores.sessions.create(SHOP, viewer.id, { userAgent: 'test' });
    viewer.cookie = `shop_session=${token}`;
    await openedStores.close();
  },
  async work({ server, acknowledgedSet }) {
    const toldAnswer = await server.call('POST', '/api/console.live_source.get/1.0.0', {
      body: { shop: 'knowledge', id: ROOM.aliveId },
    });
    const address = String(Reflect.get(Object(toldAnswer.data), 'push_address'));
    for (const until = Date.now() + PATIENCE_MS; ;) {
      const pushing = push(address);
      try {
        await watch(server, acknowledgedSet);
        return;
      } catch (error) {
        // A push that comes before its process listens is refused, and a teacher's program begins again.
        if (pushing.process.exitCode === null || Date.now() > until) throw error;
      } finally {
        await pushing.kill();
      }
    }
  },
  async isUnderWay(_server, acknowledgedValue) {
    seenBefore ??= acknowledgedValue.size;
    if (acknowledgedValue.size < seenBefore + 2) return false;
    seenBefore = undefined;
    return true;
  },
  async judge({ db }, { dataDir, acknowledgedSet }) {
    const rows = await db
      .select()
      .from(liveSegment)
      .where(and(eq(liveSegment.appId, SHOP), eq(liveSegment.aliveId, ROOM.aliveId)))
      .orderBy(asc(liveSegment.seq));
    const folder = join(dataDir, 'files', 'live', SHOP, ROOM.aliveId);
    const pathOf = (seq: number) => join(folder, String(Math.floor(seq / 1024)), `${String(seq)}.m4s`);
    const read = (path: string) => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
    const there = new Set(rows.map(({ seq }) => `${String(seq)} ${sha256(read(pathOf(seq)))}`));
    const isWhole = ({ seq, run }: { seq: number; run: number }) =>
      read(pathOf(seq)).includes('mdat') && read(join(folder, `run-${String(run)}.mp4`)).includes('moov');
    return [
      ...[...acknowledgedSet].filter((piece) => !there.has(piece)).map((piece) => `lost: ${piece}`),
      ...rows.filter((row) => !isWhole(row)).map(({ seq }) => `piece ${String(seq)} is not whole`),
      ...rows.flatMap(({ seq }, place) =>
        seq === place ? [] : [`piece ${String(seq)} at ${String(place)}`],
      ),
    ];
  },
};
