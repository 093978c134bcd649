/** A private Redis for one test file, on a unix socket of its own, gone afterwards. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { needProgram } from './debian-package.ts';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

export interface TestRedis {
  url: string;
  /** Ends it at once, as a crash would; `start` brings an empty one back. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Waits until so many clients listen on the channel: the moment an event reaches all of them. */
  untilListeners(channel: string, count: number): Promise<void>;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const READY_MS = 10_000;

export async function startRedis(): Promise<TestRedis> {
  const binary = needProgram(['/usr/bin/redis-server', '/usr/local/bin/redis-server'], 'redis-server');
  const dir = makeTempDir('redis');
  const path = join(dir, 'redis.sock');
  let server: ChildProcess | undefined;

  const ask = async <Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> => {
    const redis = new Redis(path, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  };
  const until = async (isSo: () => Promise<boolean>) => {
    const giveUpAt = Date.now() + READY_MS;
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > giveUpAt) throw new Error('Redis did not get there in time.');
      await pause(20);
    }
  };
  const start = async () => {
    const options = ['--port', '0', '--unixsocket', path, '--save', '', '--appendonly', 'no', '--dir', dir];
    server = spawn(binary, options, { stdio: 'ignore' });
    await until(() => ask(async (redis) => (await redis.ping()) === 'PONG'));
  };
  const halt = async () => {
    const endedProcess = server;
    server = undefined;
    if (endedProcess === undefined || endedProcess.exitCode !== null) return;
    const exit = new Promise((resolve) => endedProcess.once('exit', resolve));
    endedProcess.kill('SIGKILL');
    await exit;
  };
  const killNow = () => server?.kill('SIGKILL');
  process.once('exit', killNow);
  await start();
  return {
    url: `unix://${path}`,
    halt,
    start,
    untilListeners: (channel, count) =>
      until(() => ask(async (redis) => Number((await redis.pubsub('NUMSUB', channel))[1]) >= count)),
    flush: async () => {
      await ask((redis) => redis.flushall());
    },
    stop: async () => {
      await halt();
      process.off('exit', killNow);
      removeTempDir(dir);
    },
  };
}
