/**
 * Known and unknown phones side by side: how long the server takes to refuse each (requirement 26), asked in turn, each
 * phone once, from an address of its own, so that no limit answers in the place of the check.
 */
import { join } from 'node:path';
import { hashPassword } from '#server/areas/identity/rules/passwords.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { openStores } from '#server/start/open-stores.ts';
import { openApp, type TestApp } from '../../tests/contract/app.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { median } from './stats.ts';

const SHOP = 'appknowledge';
const WARM_UP = 10;

export interface AlikeFigures {
  /** Milliseconds, median. */
  account: number;
  bare: number;
  unknown: number;
}

type Kind = keyof AlikeFigures;

const PHONES: Readonly<Record<Kind, number>> = {
  account: 18_800_000_000,
  bare: 18_810_000_000,
  unknown: 18_820_000_000,
};
/** The second number of the addresses a kind asks from. */
const NETWORKS: Readonly<Record<Kind, number>> = { account: 1, bare: 2, unknown: 3 };
const phoneOf = (kind: Kind, index: number) => String(PHONES[kind] + index);

/** People with a password and people without, as many as will be asked about. */
async function settle({ database: { stores } }: TestApp, count: number): Promise<void> {
  const passwordHash = await hashPassword('harvest2718');
  for (let index = 0; index < count; index += 1)
    for (const kind of ['account', 'bare'] as const) {
      const person = { phone: phoneOf(kind, index), nickname: 'Somebody', avatar: '' };
      const { account } = await stores.accounts.create(SHOP, person);
      if (kind === 'account') await stores.accounts.change(SHOP, account.id, { passwordHash });
    }
}

async function refuse({ ask }: TestApp, kind: Kind, index: number): Promise<number> {
  const start = performance.now();
  const answer = await ask('knowledge', {
    method: 'POST',
    url: '/auth/password_login',
    headers: {
      'app-id': SHOP,
      origin: 'http://knowledge.localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `phone=${phoneOf(kind, index)}&area_code=86&password=guess2718`,
    remoteAddress: `10.${String(NETWORKS[kind])}.${String(Math.floor(index / 200))}.${String((index % 200) + 1)}`,
  });
  const took = performance.now() - start;
  if (answer.json().code !== 2511) throw new Error(`A wrong password was answered by ${answer.body}`);
  return took;
}

async function measure(app: TestApp, count: number): Promise<AlikeFigures> {
  const took: Record<Kind, number[]> = { account: [], bare: [], unknown: [] };
  await settle(app, count + WARM_UP);
  for (let index = 0; index < count + WARM_UP; index += 1)
    for (const kind of ['account', 'bare', 'unknown'] as const) {
      const time = await refuse(app, kind, index);
      if (index >= WARM_UP) took[kind].push(time);
    }
  return { account: median(took.account), bare: median(took.bare), unknown: median(took.unknown) };
}

export async function measureAlike(runs: number): Promise<AlikeFigures> {
  const dir = makeTempDir('alike');
  const shops = [...demoShops]
    .filter(([label]) => label === 'knowledge')
    .map(([, build]) => build(Date.now()));
  const stores = await openStores({ dataDir: dir, demo: true }, { demoShops: () => shops });
  const app = await openApp({ ...stores, config: { dataDir: dir, demo: true } }, join(dir, 'client'));
  try {
    return await measure(app, runs * 15);
  } finally {
    await app.app.close();
    await stores.close();
    removeTempDir(dir);
  }
}
