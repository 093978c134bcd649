/** A room on two nodes with one PostgreSQL and a Redis: each node dies once, Redis is started anew, and nobody misses a word (requirement 53). */
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { liveRoom } from '#server/areas/live/tables/rooms.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { openStores } from '#server/start/open-stores.ts';
import { openApp, type TestApp } from './app.ts';
import {
  listen,
  openSocket,
  personOf,
  PHONES,
  ROOM,
  ticketOf,
  type Person,
  type Socket,
} from './live-fixture.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const VIEWERS = 60;
const SPAN_MS = 16_000;
const EACH_MS = 200;
const COMPLETE = { timeout: 5000, interval: 50 };

interface Node {
  app: TestApp;
  port: number;
  /** Ends every connection without a word, and takes no other. */
  kill: () => void;
}

let postgres: TestPostgres;
let redis: TestRedis;
let databaseUrl = '';
const dir = makeTempDir('live-nodes');
const openedApps: TestApp[] = [];
const nodes: Node[] = [];

async function openNode(): Promise<Node> {
  const config = { dataDir: dir, databaseUrl, redisUrl: redis.url, demo: true };
  const shops = [...demoShops]
    .filter(([label]) => label === 'knowledge')
    .map(([, build]) => build(Date.now()));
  const database = await openStores(config, { demoShops: () => shops });
  const app = await openApp({ ...database, config }, join(dir, String(openedApps.length)));
  openedApps.push(app);
  const sockets = new Set<Duplex>();
  app.app.server.on('connection', (socket: Duplex) => sockets.add(socket));
  const port = await listen(app);
  return {
    app,
    port,
    kill: () => {
      app.app.server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  databaseUrl = await postgres.createDatabase();
  nodes.push(await openNode(), await openNode());
  await nodes[0]?.app.database.db.update(liveRoom).set({ slowSeconds: 0 });
}, 180_000);
afterAll(async () => {
  for (const { app, database } of openedApps) {
    await app.close();
    await database.close();
  }
  await Promise.all([postgres.stop(), redis.stop()]);
  removeTempDir(dir);
});

/** One person holds five sockets of a room at a node: so many viewers are more people than the demo has. */
async function addPeople({ app: { database } }: Node): Promise<string[]> {
  const [like] = await database.db.select().from(appUser).where(eq(appUser.phone, PHONES.newcomer));
  if (like === undefined) throw new Error('The demo has no newcomer.');
  const phones = Array.from({ length: VIEWERS / 4 }, (_no, index) => `188000000${String(10 + index)}`);
  await database.db.insert(appUser).values(phones.map((phone) => ({ ...like, id: `u_${phone}`, phone })));
  return phones;
}

const nodeAt = (index: number): Node => {
  const node = nodes[index % nodes.length];
  if (node === undefined) throw new Error('The nodes are opened in beforeAll.');
  return node;
};

/** Somebody who opens another socket whenever one is lost, at the node that answers. */
function makeViewer(people: readonly Person[], index: number) {
  const seenItems: { id: string; offset: number; at: number }[] = [];
  let socket: Socket | undefined;
  let isOver = false;
  const read = () => {
    for (const { id, offset, ts } of socket?.events() ?? [])
      if (offset > (seenItems.at(-1)?.offset ?? 0)) seenItems.push({ id, offset, at: Date.now() - ts });
  };
  const epochOf = () => {
    const [hello] = socket?.frames ?? [];
    return hello?.type === 'hello' ? hello.epoch : '';
  };
  const run = async () => {
    for (let triedCount = index; !isOver; triedCount += 1) {
      const knownValue = { epoch: epochOf(), offset: seenItems.at(-1)?.offset ?? 0 };
      const person = people[index % people.length];
      try {
        if (person === undefined) return;
        const next = await openSocket(nodeAt(triedCount).port, {
          ticket: await ticketOf(person),
          cursor: knownValue,
        });
        socket = next;
        next.raw.on('message', read);
        read();
        await next.closing;
      } catch {
        await pause(100);
      }
    }
  };
  return {
    seen: seenItems,
    running: run(),
    stop: () => {
      isOver = true;
      socket?.raw.terminate();
    },
  };
}

it('R53: 60 viewers see each acknowledged message once and in one order, whichever node dies', async () => {
  const [first] = nodes;
  if (first === undefined) throw new Error('no node');
  // Tickets and messages go by calls, which any node answers.
  const caller = await openNode();
  const people: Person[] = [];
  for (const phone of await addPeople(caller)) people.push(await personOf(caller.app, phone));
  const host = await personOf(caller.app, PHONES.owner);
  const viewers = Array.from({ length: VIEWERS }, (_no, index) => makeViewer(people, index));
  await vi.waitFor(() => expect(viewers.every(({ seen }) => seen.length > 0)).toBe(true), {
    timeout: 30_000,
    interval: 100,
  });
  const keptItems: string[] = [];
  const began = Date.now();
  const faults: (() => void | Promise<void>)[] = [
    () => nodeAt(0).kill(),
    async () => void (nodes[0] = await openNode()),
    () => redis.halt(),
    () => redis.start(),
    () => nodeAt(1).kill(),
    async () => void (nodes[1] = await openNode()),
  ];
  for (let sentCount = 0; Date.now() - began < SPAN_MS; sentCount += 1) {
    const fault = faults[Math.floor(((Date.now() - began) / SPAN_MS) * (faults.length + 1)) - 1];
    if (fault !== undefined) {
      faults[faults.indexOf(fault)] = () => Promise.resolve();
      await fault();
    }
    const { code, data } = await host.post('live.message.send', {
      alive_id: ROOM,
      content: `m ${sentCount}`,
      ref: `m-${sentCount}`,
    });
    if (code === 0) keptItems.push(String(data['id']));
    await pause(EACH_MS);
  }
  await vi.waitFor(() => {
    for (const { seen } of viewers)
      expect(seen.map(({ id }) => id).filter((id) => keptItems.includes(id))).toEqual(keptItems);
  }, COMPLETE);
  expect(keptItems.length).toBeGreaterThanOrEqual(10);
  const late = viewers.flatMap(({ seen }) =>
    seen.filter(({ id }) => keptItems.includes(id)).map(({ at }) => at),
  );
  const sortedNumbers = late.toSorted((one, other) => one - other);
  process.stdout.write(
    `live-nodes: ${keptItems.length} messages, ${VIEWERS} viewers, p50 ${sortedNumbers[Math.floor(sortedNumbers.length / 2)]} ms, p99 ${sortedNumbers[Math.floor(sortedNumbers.length * 0.99)]} ms\n`,
  );
  for (const viewer of viewers) viewer.stop();
  await Promise.all(viewers.map(({ running }) => running));
}, 120_000);
