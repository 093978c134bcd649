/** A disk that fills up in the middle of a task of the built server, and has room again afterwards (requirement 51). */
import { consoleHoursExport } from '#schemas/api/console/hours.ts';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStores } from '#server/start/open-stores.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { withOwnDisk } from './own-disk.ts';
import type { AcknowledgedSet, FaultTask } from './task.ts';

export interface DiskReport {
  task: string;
  times: number;
  /** How often the disk filled while the work was in its middle. */
  underWay: number;
  /** How often the work did not come to its end. */
  refusals: number;
  /** How often the server had to be started anew, because it ended or did not get well by itself. */
  restarts: number;
  acknowledgedCount: number;
  problems: string[];
}

const DISK_MB = 1024;
/** A server that has room again is asked for so long before it counts as ill. */
const WELL_WITHIN_MS = 60_000;
const STUCK_MS = 45_000;

/** All but so many bytes are taken by a file; asked again where a server took some of them meanwhile. */
function fill(disk: string, leave: number, tries = 20): void {
  const { bavail, bsize } = statfsSync(disk);
  const size = Math.max(1, bavail * bsize - leave);
  const { status, stderr } = spawnSync('fallocate', ['-l', String(size), join(disk, 'filler')]);
  if (status === 0) return;
  if (tries === 0) throw new Error(`The disk could not be filled: ${stderr.toString()}`);
  fill(disk, leave, tries - 1);
}

const empty = (disk: string) => rmSync(join(disk, 'filler'), { force: true });

async function isWell({ call }: BuiltServer): Promise<boolean> {
  const answer = await call('POST', consoleHoursExport.path, { body: { shop: 'knowledge' } }).catch(
    () => undefined,
  );
  return answer?.code === 0;
}

async function getsWell(server: BuiltServer): Promise<boolean> {
  for (const until = Date.now() + WELL_WITHIN_MS; Date.now() < until && server.isRunning();) {
    if (await isWell(server)) return true;
    await pause(500);
  }
  return false;
}

/** An answer of 503, and one that says which disk is full and what to do. */
const AWAY = /50300/;
const NAMED = /disk-full|no room left on its disk/;

/** Waits for the middle of the work; false where it came to its end before. */
async function isInTheMiddle(
  task: FaultTask,
  {
    server,
    acknowledgedSet,
    working,
  }: { server: BuiltServer; acknowledgedSet: AcknowledgedSet; working: Promise<boolean> },
): Promise<boolean> {
  let isOver = false;
  void working.then(() => (isOver = true));
  while (!isOver) {
    if (await task.isUnderWay?.(server, acknowledgedSet).catch(() => false)) return true;
    await pause(20);
  }
  return false;
}

interface Options {
  times: number;
  random: () => number;
  ground: string;
}

async function onDisk(
  disk: string,
  task: FaultTask,
  { times, random, ground }: Options,
): Promise<DiskReport> {
  const dataDir = join(disk, 'data');
  const folder = makeTempDir('disk-own');
  const backups = join(disk, 'backups');
  mkdirSync(backups);
  cpSync(ground, dataDir, { recursive: true });
  const acknowledgedValue: AcknowledgedSet = new Set();
  const report: DiskReport = {
    task: task.name,
    times,
    underWay: 0,
    refusals: 0,
    restarts: 0,
    acknowledgedCount: 0,
    problems: [],
  };
  await task.prepare?.({ dataDir, folder });
  const env = await task.env?.();
  let run = 0;
  const start = async () => {
    const stores = await openStores({ dataDir, demo: false });
    await task.beforeStart?.(stores, run);
    await stores.close();
    return startBuiltServer(dataDir, env);
  };
  const judge = async (isOver: boolean) => {
    const stores = await openStores({ dataDir, demo: false });
    report.problems.push(
      ...(await task.judge(stores, { folder, acknowledgedSet: acknowledgedValue, dataDir, isOver })),
    );
    await stores.close();
  };
  const work = (server: BuiltServer) =>
    task.work({ server, run, folder, acknowledgedSet: acknowledgedValue, random });
  let server = await start();
  await work(server);
  run += 1;
  for (let time = 0; time < times; time += 1) {
    await server.stop();
    server = await start();
    const isLate = time % 2 === 1 && task.isUnderWay !== undefined;
    // From nothing at all to a few megabytes: the work ends early, half way or not.
    if (!isLate) fill(disk, Math.floor(random() ** 2 * 24_000_000));
    const working = work(server).then(
      () => true,
      (error: unknown) => {
        const text = String(error);
        if (AWAY.test(text) && !NAMED.test(text)) report.problems.push(`a full disk is not named: ${text}`);
        return false;
      },
    );
    if (isLate && (await isInTheMiddle(task, { server, acknowledgedSet: acknowledgedValue, working }))) {
      report.underWay += 1;
      fill(disk, 0);
    }
    const isDone = await Promise.race([working, pause(STUCK_MS).then(() => false)]);
    empty(disk);
    if (!isDone) report.refusals += 1;
    if (!(await getsWell(server))) {
      report.restarts += 1;
      await server.kill();
      server = await start();
    }
    await working;
    if (isDone) run += 1;
  }
  await work(server);
  await server.stop();
  await judge(true);
  removeTempDir(folder);
  return { ...report, acknowledgedCount: acknowledgedValue.size };
}

/** @throws where no disk of its own can be mounted here: that takes root. */
export const fillDiskDuringTask = (task: FaultTask, options: Options): Promise<DiskReport> =>
  withOwnDisk(DISK_MB, (disk) => onDisk(disk, task, options));
