/** What balancers and operators ask of a server: each part is really asked, and figures are nobody else's (R53, R54, B64). */
import { mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRedisBus } from '#server/kernel/bus/redis.ts';
import { probeDisk } from '#server/kernel/files/probe-disk.ts';
import { probeFiles } from '#server/kernel/files/probe-files.ts';
import { S3_LIMITS } from '#server/kernel/files/s3-client.ts';
import { openS3Files } from '#server/kernel/files/s3.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { openTestBucket, refuseRequest, type TestBucket } from '../support/s3-store.ts';
import { still } from '../support/sample-images.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, openApp, withApp, type TestApp } from './app.ts';

const TOKEN = 'token-of-an-operator';
const test = withApp({ labels: ['knowledge'] });
const dir = makeTempDir('readiness');
const openedApps: TestApp[] = [];
afterAll(async () => {
  for (const { app } of openedApps) await app.close();
  removeTempDir(dir);
});

async function another(options: Parameters<typeof openApp>[2]): Promise<TestApp> {
  const madeApp = await openApp(test().database, join(dir, String(openedApps.length)), options);
  openedApps.push(madeApp);
  return madeApp;
}
const ask = async ({ app }: TestApp) => {
  const { statusCode, json } = await app.inject('/readyz');
  return { statusCode, ...json() };
};
const READY = { status: 'ready', database: 'ok', migrations: 'ok', disk: 'ok', bus: 'ok' };

describe('/readyz', () => {
  it('R55: names each part', async () => {
    expect(await ask(test())).toEqual({ statusCode: 200, ...READY });
  });

  it('R54: is off while the disk takes nothing, and on again after', async () => {
    const full = new FullDisk();
    const { parts } = test().database;
    const node = await another({ deps: () => ({ parts: { ...parts, disk: () => probeDisk(full.path) } }) });
    expect(await ask(node)).toMatchObject({ statusCode: 200, disk: 'ok' });
    full.fill();
    expect(await ask(node)).toEqual({ statusCode: 503, ...READY, status: 'waiting', disk: 'away' });
    full.remove();
  });

  it('R57: is off where the tables are not those of this version', async () => {
    const { db } = test().database;
    const newest = sql`(select max(id) from drizzle.__drizzle_migrations)`;
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where id = ${newest}`,
    );
    expect(await ask(test())).toEqual({ statusCode: 503, ...READY, status: 'waiting', migrations: 'away' });
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where id = ${newest}`,
    );
    expect(await ask(test())).toMatchObject({ statusCode: 200 });
  });
});

describe('a server that stops', () => {
  it('R55: says with each answer that it is the last of its connection', async () => {
    const stopping = await another({ deps: () => ({ isStopping: () => true }) });
    // The home twice: it comes from the cache the second time.
    for (const url of ['/', '/', '/nowhere', '/api/shop.info.get/1.0.0', '/readyz']) {
      expect((await stopping.app.inject({ url, headers: { host: 'localhost' } })).headers.connection).toBe(
        'close',
      );
      expect((await test().app.inject({ url, headers: { host: 'localhost' } })).headers.connection).not.toBe(
        'close',
      );
    }
  });
});

describe('/readyz with Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  }, 180_000);
  afterAll(() => redis.stop());

  it('R53: says that it is away, and goes on serving', async () => {
    const bus = createRedisBus(redis.url);
    const { parts } = test().database;
    const node = await another({ deps: () => ({ parts: { ...parts, bus: () => bus.reach() } }) });
    await vi.waitFor(async () => expect(await ask(node)).toEqual({ statusCode: 200, ...READY }), 5_000);
    await redis.halt();
    expect(await ask(node)).toEqual({ statusCode: 200, ...READY, bus: 'away' });
    await redis.start();
    await vi.waitFor(async () => expect(await ask(node)).toEqual({ statusCode: 200, ...READY }), 5_000);
    await bus.close();
  });
});

describe('/readyz with files in a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await openTestBucket();
  });
  afterAll(() => bucket.close());

  it('D141: says that the bucket is away, goes on, and answers 503 to what it cannot keep', async () => {
    const files = openS3Files(bucket.place, dir, { ...S3_LIMITS, tries: 1 });
    const parts = { ...test().database.parts, files: () => probeFiles(files) };
    const node = await another({ deps: () => ({ parts, files }) });
    const send = async (payload: Buffer) =>
      node.app.inject({
        method: 'POST',
        url: '/api/console.image.add/1.0.0?shop=knowledge&name=a.jpg',
        headers: {
          host: 'knowledge.localhost',
          authorization: `Bearer ${CONSOLE_TOKEN}`,
          'content-type': 'application/octet-stream',
        },
        payload,
      });
    const look = (url: string) => node.app.inject({ url, headers: { host: 'knowledge.localhost' } });
    await vi.waitFor(async () => expect(await ask(node)).toEqual({ statusCode: 200, ...READY, files: 'ok' }));
    const { data } = (await send(await still(400, 200, 'jpeg'))).json();
    expect((await look(data.url)).statusCode).toBe(200);
    bucket.setFault((_incoming, answer) => refuseRequest(answer, 500, 'InternalError'));
    expect(await ask(node)).toEqual({ statusCode: 200, ...READY, files: 'away' });
    const refusal = await send(await still(402, 200, 'jpeg'));
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, expect.any(String)]);
    expect((await look(data.url)).statusCode).toBe(503);
    bucket.setFault(undefined);
    expect((await send(await still(402, 200, 'jpeg'))).json().code).toBe(0);
    expect((await look(data.url)).statusCode).toBe(200);
  });
});

describe('figures and descriptions', () => {
  const paths = ['/metrics', '/docs', '/docs/json'];
  const look = async ({ app }: TestApp, headers: Record<string, string>) => {
    const codes: number[] = [];
    for (const url of paths) codes.push((await app.inject({ url, headers })).statusCode);
    return codes;
  };
  const here = { host: 'localhost:3000' };
  const elsewhere = { host: 'learn.example.com' };
  const operator = { ...elsewhere, authorization: `Bearer ${TOKEN}` };

  it('B64: are open to this machine, but not to visitors that reach it through a proxy', async () => {
    expect(await look(test(), here)).toEqual([200, 200, 200]);
    expect(await look(test(), elsewhere)).toEqual([404, 404, 404]);
  });

  it('B64: are closed on a public address, except to callers with the token', async () => {
    const shut = await another({ config: { isOnlyHere: false } });
    expect(await look(shut, here)).toEqual([404, 404, 404]);
    expect(await look(shut, operator)).toEqual([404, 404, 404]);
    const tokenedApp = await another({ config: { isOnlyHere: false, opsToken: TOKEN } });
    expect(await look(tokenedApp, elsewhere)).toEqual([404, 404, 404]);
    expect(await look(tokenedApp, { ...elsewhere, authorization: 'Bearer wrong' })).toEqual([404, 404, 404]);
    expect(await look(tokenedApp, operator)).toEqual([200, 200, 200]);
  });
});

/** A disk that can be filled: a file system of one megabyte where root may mount one, else a folder that is taken away for a file. */
class FullDisk {
  readonly path = mkdtempSync(join(tmpdir(), 'lectern-disk-'));
  private readonly isMounted = this.mount();

  private mount(): boolean {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', this.path], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }

  fill(): void {
    if (this.isMounted) {
      execFileSync('sh', ['-c', `cat /dev/zero > "${this.path}/all" 2>/dev/null || true`]);
      return;
    }
    rmSync(this.path, { recursive: true });
    execFileSync('sh', ['-c', `: > "${this.path}"`]);
  }

  remove(): void {
    if (this.isMounted) execFileSync('umount', [this.path]);
    rmSync(this.path, { recursive: true, force: true });
  }
}
