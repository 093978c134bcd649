/** kill -9 of the built server in the middle of a task, again and again on one data directory (requirement 51). */
import { cpSync, lutimesSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '#schemas/time.ts';
import { liveSegment } from '#server/areas/live/tables/media.ts';
import { mediaConversion, mediaPiece } from '#server/areas/media/tables/conversions.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { type OpenedStores, openStores } from '#server/start/open-stores.ts';
import { filesBelow } from '../support/files-below.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { startBuiltServer } from './built-server.ts';
import type { AcknowledgedSet, FaultTask } from './task.ts';

const ASIDE = /^(?:backup\.new-|pg\.new-|\.probe-)/;

/** What is known to the database, as names of files. */
async function namedFiles({ db }: OpenedStores) {
  const segments = await db.select().from(liveSegment);
  const pieces = await db.select().from(mediaPiece);
  const conversions = await db.select().from(mediaConversion);
  return {
    live: new Set(
      segments.flatMap(({ appId, aliveId, run, seq }) => [
        `${appId}/${aliveId}/run-${String(run)}.mp4`,
        `${appId}/${aliveId}/${String(Math.floor(seq / 1024))}/${String(seq)}.m4s`,
      ]),
    ),
    pieces: new Set(pieces.map(({ appId, sha256 }) => `${appId}/${sha256}`)),
    converting: new Set(
      conversions
        .filter(({ state }) => state === 'waiting' || state === 'running')
        .map(({ appId, id }) => `${appId}/${id.slice(0, 2)}/${id}`),
    ),
  };
}

/**
 * Files of a data directory that nothing will ever name or remove. Once a server has started after the kill; `hours`
 * later what is removed by age alone should be gone too.
 */
async function leftoversOf(stores: OpenedStores, dataDir: string): Promise<string[]> {
  const below = (name: string) => filesBelow(join(dataDir, 'files', name));
  const namedDocument = await namedFiles(stores);
  const media = below('play');
  const describedItems = new Set(media.filter((name) => name.endsWith('/media.json')).map(folderOf));
  const isNamed = (name: string) =>
    name.endsWith('/source')
      ? namedDocument.converting.has(folderOf(name))
      : describedItems.has(folderOf(name));
  return [
    ...readdirSync(dataDir).filter((name) => ASIDE.test(name)),
    ...below('incoming').map((name) => `incoming/${name}`),
    ...below('pieces').filter((name) => !namedDocument.pieces.has(name)),
    ...below('live').filter((name) => !namedDocument.live.has(name)),
    ...media.filter((name) => !isNamed(name)),
  ].map((name) => `left over: ${name}`);
}

const folderOf = (name: string) => name.split('/').slice(0, -1).join('/');

/** Later than anything is left lying for. */
const LATER_MS = 72 * HOUR_MS;

export interface TaskReport {
  task: string;
  kills: number;
  /** Kills that came before the work was done. */
  inTheMiddle: number;
  /** Milliseconds of the work where nothing is killed. */
  spanMs: number;
  acknowledgedCount: number;
  problems: string[];
}

/** Kills come anywhere up to somewhat past the end of the work. */
const SPREAD = 1.1;

/** Everything was written three days ago, and every recurring job is due. */
async function letDaysPass(dataDir: string, folder: string): Promise<void> {
  const then = new Date(Date.now() - LATER_MS);
  for (const root of [join(dataDir, 'files'), folder])
    for (const name of filesBelow(root)) lutimesSync(join(root, name), then, then);
  for (const name of filesBelow(dataDir).filter((one) => /^(?:backup\.new-|\.probe-)/.test(one)))
    for (const part of [name, name.split('/')[0] ?? name]) lutimesSync(join(dataDir, part), then, then);
  const stores = await openStores({ dataDir, demo: false });
  await stores.db.update(job).set({ runAt: 0 }).where(eq(job.key, 'recurring'));
  await stores.close();
}

interface Options {
  kills: number;
  random: () => number;
  /** A data directory that is copied. */
  ground: string;
}

function openTask(task: FaultTask, ground: string) {
  const dataDir = makeTempDir(`faults-${task.name}`);
  const folder = makeTempDir(`faults-${task.name}-own`);
  cpSync(ground, dataDir, { recursive: true });
  const acknowledgedValue: AcknowledgedSet = new Set();
  const withStores = async <Told>(
    work: (stores: Awaited<ReturnType<typeof openStores>>) => Promise<Told>,
  ) => {
    const stores = await openStores({ dataDir, demo: false });
    try {
      return await work(stores);
    } finally {
      await stores.close();
    }
  };
  const judge = (isOver: boolean) =>
    withStores(async (stores) => [
      ...(await task.judge(stores, { folder, acknowledgedSet: acknowledgedValue, dataDir, isOver })),
      ...(isOver ? await leftoversOf(stores, dataDir) : []),
    ]);
  const remove = () => {
    removeTempDir(dataDir);
    removeTempDir(folder);
  };
  return { dataDir, folder, acknowledged: acknowledgedValue, withStores, judge, remove };
}

export async function killDuringTask(
  task: FaultTask,
  { kills, random, ground }: Options,
): Promise<TaskReport> {
  const place = openTask(task, ground);
  const { dataDir, folder, acknowledged } = place;
  const report = { task: task.name, kills, inTheMiddle: 0, spanMs: 0, problems: new Array<string>() };
  let run = 0;
  try {
    await task.prepare?.({ dataDir, folder });
    const env = await task.env?.();
    const start = async () => {
      await place.withStores(async (stores) => task.beforeStart?.(stores, run));
      return startBuiltServer(dataDir, env);
    };
    const first = await start();
    const began = Date.now();
    await task.work({ server: first, run, folder, acknowledgedSet: acknowledged, random });
    report.spanMs = Date.now() - began;
    await first.kill();
    run += 1;
    for (let kill = 1; kill < kills; kill += 1) {
      const server = await start();
      let isDone = false;
      const working = task.work({ server, run, folder, acknowledgedSet: acknowledged, random }).then(
        () => (isDone = true),
        // The server is gone.
        () => false,
      );
      await Promise.race([pause(random() * SPREAD * report.spanMs), working]);
      if (isDone) run += 1;
      else report.inTheMiddle += 1;
      await server.kill();
      await working;
      report.problems.push(...(await place.judge(false)));
    }
    await letDaysPass(dataDir, folder);
    const last = await start();
    await task.work({ server: last, run, folder, acknowledgedSet: acknowledged, random });
    await last.stop();
    report.problems.push(...(await place.judge(true)));
    return { ...report, acknowledgedCount: acknowledged.size };
  } finally {
    place.remove();
  }
}
