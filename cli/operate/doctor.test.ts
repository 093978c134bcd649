/** What doctor says of an installation, and how it ends. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { shopOrder } from '#server/areas/orders/tables/orders.ts';
import { openStores } from '#server/start/open-stores.ts';
import { buildDemoShop } from '../../tests/support/build-demo-shop.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../../tests/support/shop-flags.ts';
import { fillFromTemplate } from '../../tests/support/database-template.ts';
import { freePort } from '../../tools/free-port.ts';
import { openTestBucket } from '../../tests/support/s3-store.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { doctor } from './doctor.ts';
import type { Finding } from './finding.ts';

const dir = makeTempDir('doctor');
afterAll(() => removeTempDir(dir));
afterEach(() => vi.unstubAllEnvs());

async function look(
  env: Record<string, string>,
): Promise<{ exit: number; levels: Record<string, Finding['state']>; text: string }> {
  for (const [name, value] of Object.entries({ DATABASE_URL: '', REDIS_URL: '', ...env }))
    vi.stubEnv(name, value);
  let text = '';
  const exit = await doctor({
    connect: () => Promise.reject(new Error('doctor connects to nothing')),
    say: (part) => (text += part),
    sayFault: (part) => (text += part),
    shop: '',
    dir: '',
    args: [],
    flags: { ...PLAIN_FLAGS, json: true },
    remote: NO_REMOTE,
  });
  const findings: Finding[] = JSON.parse(text);
  return { exit, text, levels: Object.fromEntries(findings.map(({ about, state }) => [about, state])) };
}

describe('doctor', () => {
  it('R55: of a well installation has nothing to mend, and leaves it as it was', async () => {
    const dataDir = join(dir, 'well');
    mkdirSync(dataDir);
    await fillFromTemplate(dataDir);
    writeFileSync(join(dataDir, 'backup.json'), JSON.stringify({ at: new Date().toISOString() }));
    const { exit, levels } = await look({ DATA_DIR: dataDir, DEMO: '0' });
    expect(levels).toEqual({
      Variables: 'ok',
      Node: 'ok',
      Disk: 'ok',
      Address: 'ok',
      Database: 'ok',
      Clock: 'ok',
      Tables: 'ok',
      Passwords: 'ok',
      Jobs: 'ok',
      Money: 'ok',
      Backup: 'ok',
    });
    expect(exit).toBe(0);
  }, 120_000);

  it('R36: names the orders whose sums do not agree', async () => {
    const dataDir = join(dir, 'sums');
    mkdirSync(dataDir);
    await fillFromTemplate(dataDir);
    const stores = await openStores({ dataDir, demo: true }, { demoShops: () => [buildDemoShop()] });
    const of = { appId: 'appknowledge', userId: 'u_1', goodsId: 'g', couponId: '', discount: 0 };
    const times = { createdAt: 1, expiresAt: 2, paidAt: 1 };
    await stores.db.insert(shopOrder).values({ ...of, ...times, id: 'o_odd', state: 'paid', amount: 9900 });
    await stores.close();
    const { exit, levels, text } = await look({ DATA_DIR: dataDir, DEMO: '0' });
    expect([levels['Money'], exit]).toEqual(['fail', 1]);
    expect(text).toContain('o_odd');
  }, 120_000);

  it('fails where the database is away, and names what else is not well', async () => {
    const port = await freePort();
    const { exit, levels, text } = await look({
      DATA_DIR: join(dir, 'away'),
      DEMO: '0',
      DATABASE_URL: `postgres://lectern:secret-of-it@127.0.0.1:${String(port)}/shop`,
      REDIS_URL: `redis://127.0.0.1:${String(port)}`,
      PUBLIC_URL: 'https://shop.example',
      OPS_TOKENS: 'x',
    });
    expect(levels).toEqual({
      Variables: 'warn',
      Node: 'ok',
      Disk: 'ok',
      Address: 'warn',
      Database: 'fail',
      Redis: 'warn',
      Backup: 'warn',
    });
    expect(text).toContain('did you mean OPS_TOKEN?');
    expect(text).not.toContain('secret-of-it');
    expect(exit).toBe(1);
  }, 60_000);

  it('D141: says whether a bucket takes files and gives them back, and how to mend it where it does not', async () => {
    const bucket = await openTestBucket();
    const { endpoint = '', bucket: name, accessKeyId } = bucket.place;
    const env = {
      DATA_DIR: join(dir, 'bucket'),
      DEMO: '0',
      FILES_URL: `s3://${name}?endpoint=${endpoint}&path_style=1`,
      AWS_ACCESS_KEY_ID: accessKeyId,
    };
    const well = await look({ ...env, AWS_SECRET_ACCESS_KEY: bucket.place.secretAccessKey });
    expect(well.levels['Files']).toBe('ok');
    const refusal = await look({ ...env, AWS_SECRET_ACCESS_KEY: 'secret-of-another' });
    expect([refusal.levels['Files'], refusal.exit]).toEqual(['fail', 1]);
    expect(refusal.text).toContain('correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    expect(refusal.text).not.toContain('secret-of-another');
    await bucket.close();
  });

  it('fails where a variable cannot be read', async () => {
    expect(await look({ PORT: 'many' })).toMatchObject({
      exit: 1,
      levels: { Variables: 'fail', Node: 'ok' },
    });
  });
});
