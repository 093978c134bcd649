/**
 * Messages of a live room told to many sockets, each judged, numbered and kept in PostgreSQL before it is told, beside bare
 * ws sending the same bytes to as many sockets of the same process.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { callRoom } from '../../tests/load/live-call.ts';
import { makePeople, NODE_ENV, ROOM, SHOP, type CrowdPerson } from '../../tests/load/live-people.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startShop } from './shop-server.ts';
import { median } from './stats.ts';

/** Sockets of one room, and messages of one round. */
const SOCKETS = [500, 1000];
const MESSAGES = 100;
const AT_ONCE = 8;
/** A room where people talk: messages a second, for so many of them. */
const TALK_EVERY_MS = 100;
const TALK_MESSAGES = 60;
/** Letters of a message: what people write. */
const CONTENT = '老师，第二段的作业是今天交吗？Is the homework of part two due today?';

export interface LiveFigures {
  sockets: number;
  /** Deliveries a second. */
  ours: number;
  bare: number;
  /** Milliseconds from the sending of a message to its deliveries, in a room of ten messages a second. */
  talk: Record<'ours' | 'bare', { p50: number; p99: number }>;
}

function askChild(child: ChildProcess, question: object | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('a process of the bench ended'));
    child.once('exit', onExit);
    child.once('message', (answer) => {
      child.off('exit', onExit);
      resolve(answer);
    });
    if (question !== undefined) child.send(question);
  });
}

const start = (file: string) => fork(join(import.meta.dirname, file));

/** Tickets of sockets, made in the table: making them is not what is measured. */
async function makeTickets(pool: pg.Pool, count: number): Promise<string[]> {
  const tickets = Array.from(
    { length: count },
    (_none, place) => `bench-${String(count)}-${String(place + 1)}`,
  );
  const hashes = tickets.map((ticket) => createHash('sha256').update(ticket).digest('hex'));
  await pool.query(
    `insert into live_ticket (hash, app_id, alive_id, user_id, session_public_id, expires_at)
     select hash, $1, $2, 'u_crowd' || n, 'crowd' || lpad(n::text, 20, '0'), $3
     from unnest($4::text[]) with ordinality as all_of(hash, n)`,
    [SHOP, ROOM, Date.now() + 600_000, hashes],
  );
  return tickets;
}

interface Server {
  /** Opens its sockets. */
  sockets: () => Promise<{ url: string; host: string }[]>;
  send: () => Promise<void>;
  /** One message; told behind what it says is when it was sent. */
  say: () => Promise<void>;
}

const sentNow = () => ` @${(performance.timeOrigin + performance.now()).toFixed(3)} `;

/** Each person writes in turn: nobody more often than they may. */
function ours(port: number, pool: pg.Pool, people: readonly CrowdPerson[], count: number): Server {
  const host = `knowledge.localhost:${String(port)}`;
  let next = 0;
  const say = async (content: string) => {
    const person = people[next % people.length];
    next += 1;
    if (person === undefined) throw new Error('Nobody writes.');
    const { code } = await callRoom(port, person, 'live.message.send', { content });
    if (code !== 0) throw new Error(`A message was refused: ${String(code)}`);
  };
  return {
    sockets: async () =>
      (await makeTickets(pool, count)).map((ticket) => ({
        url: `ws://127.0.0.1:${String(port)}/ws/live?${new URLSearchParams({ alive_id: ROOM, ticket }).toString()}`,
        host,
      })),
    send: async () => {
      let left = MESSAGES;
      const turn = async () => {
        while (left > 0) {
          left -= 1;
          await say(CONTENT);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, turn));
    },
    say: () => say(CONTENT + sentNow()),
  };
}

function bare(child: ChildProcess, port: number, textOf: (content: string) => string, count: number): Server {
  const url = `ws://127.0.0.1:${String(port)}/`;
  return {
    sockets: () =>
      Promise.resolve(Array.from({ length: count }, () => ({ url, host: `localhost:${String(port)}` }))),
    send: () => {
      child.send({ text: textOf(CONTENT), times: MESSAGES });
      return Promise.resolve();
    },
    say: () => {
      child.send({ text: textOf(CONTENT + sentNow()), times: 1 });
      return Promise.resolve();
    },
  };
}

/** Deliveries a second, of a round of messages to all sockets of a process. */
async function speedOf(clients: ChildProcess, server: Server, sockets: number): Promise<number> {
  await askChild(clients, { want: sockets * MESSAGES });
  const all = askChild(clients, undefined);
  const began = performance.now();
  await server.send();
  await all;
  return (sockets * MESSAGES * 1000) / (performance.now() - began);
}

const isTimes = (value: unknown): value is number[] => Array.isArray(value);

/** How long deliveries take where a message comes each tenth of a second, told or not what came before. */
async function talkOf(clients: ChildProcess, server: Server, sockets: number) {
  await askChild(clients, { want: sockets * TALK_MESSAGES, timed: true });
  const all = askChild(clients, undefined);
  for (let count = 0; count < TALK_MESSAGES; count += 1) {
    await Promise.all([server.say(), pause(TALK_EVERY_MS)]);
  }
  const answers = await all;
  const times = (isTimes(answers) ? answers : []).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** As a room tells a message of these people. */
const sample = (person: number) => (content: string) =>
  JSON.stringify({
    type: 'event',
    id: `m_${'0'.repeat(32)}`,
    offset: 10_000,
    offset_ms: 3_600_000,
    ts: Date.now(),
    kind: 'text',
    content,
    user: { id: `r_${'0'.repeat(16)}`, nickname: `N${String(person)}`, avatar: '', role: 'viewer' },
    data: {},
    is_recalled: false,
  });

async function measure(
  url: string,
  pool: pg.Pool,
  people: readonly CrowdPerson[],
  sockets: number,
  runs: number,
) {
  const limit = start('bare-ws.mjs');
  const clients = { ours: start('live-clients.mjs'), bare: start('live-clients.mjs') };
  try {
    const servers = {
      ours: ours(Number(new URL(url).port), pool, people, sockets),
      bare: bare(limit, Number(await askChild(limit, undefined)), sample(sockets), sockets),
    };
    for (const name of ['ours', 'bare'] as const)
      await askChild(clients[name], { open: await servers[name].sockets() });
    const samples: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    // The first round warms both and counts for nothing.
    for (let run = 0; run <= runs; run += 1) {
      for (const name of ['bare', 'ours'] as const) {
        const speed = await speedOf(clients[name], servers[name], sockets);
        if (run > 0) samples[name].push(speed);
      }
      process.stdout.write('.');
    }
    const talk = {
      bare: await talkOf(clients.bare, servers.bare, sockets),
      ours: await talkOf(clients.ours, servers.ours, sockets),
    };
    return { sockets, ours: median(samples.ours), bare: median(samples.bare), talk };
  } finally {
    for (const child of [limit, clients.ours, clients.bare]) child.kill();
  }
}

export async function measureLive(runs: number): Promise<LiveFigures[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const shop = await startShop({ ...NODE_ENV, DATABASE_URL: databaseUrl });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    const people = await makePeople(pool, Math.max(...SOCKETS));
    const figures: LiveFigures[] = [];
    for (const sockets of SOCKETS) figures.push(await measure(shop.url, pool, people, sockets, runs));
    return figures;
  } finally {
    await pool.end();
    await shop.close();
    await postgres.stop();
  }
}
