/** Starts and stops the thread of the embedded database on one directory. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { shippedFile } from '../../config/shipped-file.ts';
import type { Address } from '../pool.ts';

export interface Engine {
  /** Where it answers, and whom. */
  address: Extract<Address, { kind: 'embedded' }>;
  /** Ends the thread as a fault in it would. */
  crash(): Promise<void>;
  /** Checkpoints, closes and ends the thread. */
  stop(): Promise<void>;
}

/** What node-postgres adds to the directory (port 5432). */
const SOCKET_NAME = '.s.PGSQL.5432';
/** `sun_path` holds 104 bytes on macOS, 108 on Linux, the end mark included. */
const SOCKET_PATH_MAX = 103;

/** Between a thread that died and the next one. */
const RESTART_MS = 200;

/**
 * Starts the thread and keeps it alive: one that dies is started again and recovers as after a kill; calls made
 * meanwhile fail as unavailable.
 * @throws Error with one line of PGlite's own words where the directory cannot be opened.
 */
export async function startEngine(pgDir: string, runDir: string): Promise<Engine> {
  const socketDir = makeSocketDir(runDir);
  const path = join(socketDir, SOCKET_NAME);
  const key = randomBytes(18).toString('base64url');
  const removeSocketDir = () => rmSync(socketDir, { recursive: true, force: true });
  let isStopping = false;
  let worker: Worker;
  let restarting = Promise.resolve();

  const start = async () => {
    rmSync(path, { force: true });
    worker = await startThread({ dataDir: pgDir, socketPath: path, key });
    worker.once('exit', () => {
      if (!isStopping) restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    await pause(RESTART_MS);
    if (!isStopping) await start().catch(restart);
  };
  try {
    await start();
  } catch (error) {
    removeSocketDir();
    throw error;
  }
  return {
    address: { kind: 'embedded', socketDir, key },
    crash: async () => {
      await worker.terminate();
    },
    stop: async () => {
      isStopping = true;
      await restarting;
      try {
        await stopThread(worker);
      } finally {
        removeSocketDir();
      }
    },
  };
}

async function startThread(workerData: {
  dataDir: string;
  socketPath: string;
  key: string;
}): Promise<Worker> {
  const worker = new Worker(shippedFile('kernel/db/embedded/worker.mjs'), {
    workerData,
    // Loaders of the main thread (tsx) are not needed there and would cost a second.
    execArgv: [],
  });
  // An error ends the thread: `exit` follows, and without a listener this process would end too.
  worker.on('error', () => undefined);
  try {
    await answer(worker, 'ready');
    return worker;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

async function stopThread(worker: Worker): Promise<void> {
  const closing = answer(worker, 'closed');
  worker.postMessage('close');
  try {
    await closing;
  } finally {
    await worker.terminate();
  }
}

/** Inside the data directory where the path is short enough, else in a new directory of the system's own. */
function makeSocketDir(runDir: string): string {
  if (Buffer.byteLength(join(runDir, SOCKET_NAME)) > SOCKET_PATH_MAX) {
    const short = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp';
    return mkdtempSync(join(short, 'lectern-'));
  }
  // What a killed process left: its socket would refuse ours.
  rmSync(runDir, { recursive: true, force: true });
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  chmodSync(runDir, 0o700);
  return runDir;
}

function answer(worker: Worker, type: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: { type: string; message?: string }) => {
      if (message.type === type) finish();
      else finish(new Error(`The embedded database says: ${message.message ?? message.type}`));
    };
    const onError = (error: Error) =>
      finish(new Error(`The embedded database stopped: ${error.message.slice(0, 300)}`));
    const onExit = (code: number) => finish(new Error(`The embedded database stopped (code ${code})`));
    const finish = (error?: Error) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      if (error === undefined) resolve();
      else reject(error);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
