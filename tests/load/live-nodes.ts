/**
 * `npm run proofs -- live-nodes`: a room on two nodes with one PostgreSQL and one Redis, many viewers, five messages a second;
 * each node is killed once and Redis started anew. Whatever was acknowledged is seen by all, once and in one order, and all
 * are complete within five seconds of a kill (requirements 51, 52, 53). `VIEWERS=200 SECONDS=60` make it smaller.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../support/postgres.ts';
import { startRedis } from '../support/redis.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { beginCrowds, type Crowds } from './live-crowds.ts';
import { judgeReports, type StoredEvent } from './live-judge.ts';
import { makeNode, type LiveNode } from './live-node.ts';
import { makePeople, type CrowdPerson } from './live-people.ts';
import { makeWriter } from './live-writer.ts';

const VIEWERS = Number(process.env['VIEWERS'] ?? 1000);
const SPAN_MS = Number(process.env['SECONDS'] ?? 180) * 1000;
const EACH_MS = 200;
const COMPLETE_MS = 5000;
const WRITERS = 20;
const CROWDS = 2;
/** A node that is killed takes viewers with it who are seen to be gone at the next count. */
const SETTLE_MS = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<number> {
  const began = Date.now();
  for (;;) {
    if (await isSo()) return Date.now() - began;
    if (Date.now() - began > limitMs) return Infinity;
    await pause(SETTLE_MS);
  }
}

/** Milliseconds from a fault until everybody is there and has all that was acknowledged. */
async function untilComplete(
  crowds: Crowds,
  storedEvents: readonly StoredEvent[],
  fault: () => Promise<void>,
): Promise<number> {
  const began = Date.now();
  await fault();
  await pause(SETTLE_MS);
  const isComplete = async () => {
    const acknowledgedValue = storedEvents.at(-1)?.offset ?? 0;
    const { joinedCount: joinedValue, viewers, head } = await crowds.count();
    return joinedValue === viewers && head >= acknowledgedValue;
  };
  return (await until(isComplete, 60_000)) === Infinity ? Infinity : Date.now() - began;
}

interface Stage {
  nodes: readonly LiveNode[];
  crowds: Crowds;
  storedEvents: StoredEvent[];
  redis: { halt(): Promise<void>; start(): Promise<void> };
}

/** What goes wrong, at equal distances; answers how long each kill took to be mended. */
async function breakThings({ nodes, crowds, storedEvents: keptEvents, redis }: Stage): Promise<number[]> {
  const [one, other] = nodes;
  if (one === undefined || other === undefined) throw new Error('Two nodes are needed.');
  const step = SPAN_MS / 6;
  const times: number[] = [];
  const fall = async (node: LiveNode, name: string) => {
    const ms = await untilComplete(crowds, keptEvents, () => node.kill());
    times.push(ms);
    say(`  ${name} killed: all complete after ${String(ms)} ms`);
  };
  await pause(step);
  await fall(one, 'the first node');
  await one.start();
  await pause(step);
  await redis.halt();
  say('  Redis is gone');
  await pause(step);
  await redis.start();
  say('  Redis is back, empty');
  await pause(step);
  await fall(other, 'the second node');
  await other.start();
  return times;
}

/** Answers whether all of it held. */
async function prove(stage: Stage, ports: number[], people: readonly CrowdPerson[]): Promise<boolean> {
  const { crowds, storedEvents: keptEvents } = stage;
  const joinMs = await until(async () => (await crowds.count()).joinedCount === VIEWERS, 300_000);
  say(
    `  ${String(VIEWERS)} viewers joined after ${String(Math.round(joinMs / 1000))} s, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  await crowds.report();
  const writer = makeWriter(ports, people.slice(0, WRITERS), EACH_MS, stage.storedEvents);
  const began = Date.now();
  const times = await breakThings(stage);
  await pause(Math.max(0, SPAN_MS - (Date.now() - began)));
  await writer.stop();
  const lastMs = await until(async () => {
    const { joinedCount: joinedValue, head } = await crowds.count();
    return joinedValue === VIEWERS && head >= (keptEvents.at(-1)?.offset ?? 0);
  }, 30_000);
  const verdict = judgeReports(await crowds.report(), keptEvents);
  const isQuick = times.every((ms) => ms <= COMPLETE_MS);
  say(
    `live-nodes: ${String(VIEWERS)} viewers, ${String(SPAN_MS / 1000)} s, ${String(keptEvents.length)} acknowledged: ` +
      `lost ${String(verdict.lossCount)}, doubled ${String(verdict.duplicates)}, out of order ${String(verdict.disorders)}, ` +
      `complete after kills in ${times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')}, at the end in ${String(lastMs)} ms; ` +
      `delivery p50 ${String(verdict.p50)} ms, p99 ${String(verdict.p99)} ms; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  return verdict.isWhole && isQuick && Number.isFinite(lastMs) && keptEvents.length > 0;
}

const dir = makeTempDir('live-nodes');
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const databaseUrl = await postgres.createDatabase();
const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, DATA_DIR: dir };
const nodes = [await makeNode(env), await makeNode(env)];
const pool = new pg.Pool({ connectionString: databaseUrl });
pool.on('error', () => undefined);
let crowds: Crowds | undefined;
try {
  for (const node of nodes) await node.start();
  const people = await makePeople(pool, VIEWERS);
  const ports = nodes.map(({ port }) => port);
  crowds = await beginCrowds(ports, people, CROWDS);
  const keptItems: StoredEvent[] = [];
  process.exitCode = (await prove({ nodes, crowds, storedEvents: keptItems, redis }, ports, people)) ? 0 : 1;
} finally {
  crowds?.end();
  for (const node of nodes) await node.kill();
  await pool.end();
  await Promise.all([postgres.stop(), redis.stop()]);
  removeTempDir(dir);
}
