/** Kills a writing server again and again, and first starts at any moment; answers what was lost. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { openStores } from '#server/start/open-stores.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { judge, type Verdict } from './acknowledged.ts';
import { writeUntilGone } from './http-client.ts';
import { startProcess } from './process.ts';

const SERVER = fileURLToPath(new URL('./shop-server.ts', import.meta.url));
const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));

export interface KillReport extends Verdict {
  kills: number;
}

/**
 * kill -9 under writes, `kills` times on one data directory; it must reopen and hold everything each time.
 * @param prepare may fill the directory, to spare the first start.
 */
export async function killUnderWrites(
  kills: number,
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<KillReport> {
  const since = Date.now();
  const dataDir = makeTempDir('kill');
  await prepare(dataDir);
  const lines: string[] = [];
  const report: KillReport = { kills, acknowledgedCount: 0, losses: [], partial: [] };
  try {
    for (let run = 0; run < kills; run += 1) {
      const writer = await startProcess(WRITER, { DATA_DIR: dataDir, WRITER_RUN: String(run) });
      // The moment of death is the thing under test: anywhere in the first hundred writes, and inside the next one.
      const enough = 10 + Math.floor(Math.random() * 90);
      await writer.line(() => writer.lines.length > enough);
      await pause(Math.random() * 20);
      writer.kill();
      await writer.exit;
      lines.push(...writer.lines);
      const stores = await openStores({ dataDir, demo: false });
      const verdict = await judge(stores, run === kills - 1 ? lines : writer.lines, since);
      await stores.close();
      report.acknowledgedCount = lines.filter((line) => line.startsWith('ack ')).length;
      report.losses.push(...verdict.losses);
      report.partial.push(...verdict.partial);
    }
    return report;
  } finally {
    removeTempDir(dataDir);
  }
}

/** The same to the real server: what a client got back over HTTP must be there after each kill. */
export async function killServerUnderWrites(kills: number): Promise<KillReport> {
  const since = Date.now();
  const dataDir = makeTempDir('server');
  const lines: string[] = [];
  const report: KillReport = { kills, acknowledgedCount: 0, losses: [], partial: [] };
  try {
    for (let run = 0; run < kills; run += 1) {
      const server = await startProcess(SERVER, { DATA_DIR: dataDir, DEMO: '1' });
      const port = Number((await server.line((line) => line.startsWith('ready'))).split(' ')[1]);
      const notedItems: string[] = [];
      const writing = writeUntilGone({ port, dataDir, run }, notedItems);
      const enough = 5 + Math.floor(Math.random() * 45);
      while (notedItems.length < enough) await Promise.race([pause(5), writing]);
      await pause(Math.random() * 20);
      server.kill();
      await Promise.all([server.exit, writing]);
      lines.push(...notedItems);
      const stores = await openStores({ dataDir, demo: false });
      const verdict = await judge(stores, run === kills - 1 ? lines : notedItems, since);
      await stores.close();
      report.acknowledgedCount = lines.length;
      report.losses.push(...verdict.losses);
      report.partial.push(...verdict.partial);
    }
    return report;
  } finally {
    removeTempDir(dataDir);
  }
}

/** A second server on the data directory of a running one: answers its exit code and what it said (requirement 56). */
export async function startSecondServer(): Promise<{
  code: number | null;
  message: string;
  firstPid: number;
}> {
  const dataDir = makeTempDir('second');
  const first = await startProcess(SERVER, { DATA_DIR: dataDir, DEMO: '0' });
  try {
    await first.line((line) => line.startsWith('ready'));
    const second = await startProcess(SERVER, { DATA_DIR: dataDir, DEMO: '0' });
    return { code: await second.exit, message: second.errors(), firstPid: first.pid };
  } finally {
    first.kill();
    await first.exit;
    removeTempDir(dataDir);
  }
}

export interface FirstStartReport {
  kills: number;
  /** How many were killed before the database stood in its place. */
  unfinishedCount: number;
  problems: string[];
}

/** First starts killed at random moments; after each the next start must be clean and complete (requirement 57). */
export async function killFirstStarts(kills: number): Promise<FirstStartReport> {
  const report: FirstStartReport = { kills, unfinishedCount: 0, problems: [] };
  for (let run = 0; run < kills; run += 1) {
    const dataDir = makeTempDir('first');
    try {
      const startTime = Date.now();
      const victim = await startProcess(WRITER, { DATA_DIR: dataDir });
      const ready = victim.line((line) => line === 'ready').catch(() => '');
      await Promise.race([pause(Math.random() * 6000), ready]);
      victim.kill();
      await victim.exit;
      if (!existsSync(join(dataDir, 'pg'))) report.unfinishedCount += 1;
      const problem = await problemOfNextStart(dataDir);
      if (problem !== undefined)
        report.problems.push(`killed after ${Date.now() - startTime} ms: ${problem}`);
    } finally {
      removeTempDir(dataDir);
    }
  }
  return report;
}

async function problemOfNextStart(dataDir: string): Promise<string | undefined> {
  const next = await startProcess(WRITER, { DATA_DIR: dataDir });
  try {
    await next.line((line) => line.startsWith('ack version right'));
  } catch (error) {
    return String(error);
  } finally {
    next.kill();
    await next.exit;
  }
  const leftovers = readdirSync(dataDir).filter((name) => name.startsWith('pg.new-'));
  if (leftovers.length > 0) return `left over: ${leftovers.join(', ')}`;
  const stores = await openStores({ dataDir, demo: false });
  const shops = await stores.stores.shops.list();
  await stores.close();
  return shops.length === 1 ? undefined : `${shops.length} shops instead of 1`;
}
