/** What doctor finds in the database: reach, version, migrations, clock, published passwords, failed jobs, sums of money. */
import { consoleJobsList } from '#schemas/api/console/jobs.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { isOnlyHere } from '#server/kernel/config/config.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { openPool, type Address } from '#server/kernel/db/pool.ts';
import { openEmbedded } from '#server/kernel/db/embedded/open-embedded.ts';
import { checkMigrated } from '#server/kernel/db/migrate.ts';
import { toStoreError } from '#server/kernel/db/store-error.ts';
import { createFailedJobs } from '#server/kernel/jobs/failed-jobs.store.ts';
import { brokenSums } from '#server/areas/orders/store/broken-sums.ts';
import { countPublished } from '#demo/published-passwords.ts';
import type { Config } from '#server/start/config.ts';
import { durationText } from './duration-text.ts';
import { plainFault } from '#server/start/plain-fault.ts';
import { openServerClient } from '../client/client.ts';
import { fail, ok, warn, type Finding } from './finding.ts';
import { runningServer } from '../client/running-server.ts';

const OLDEST_VERSION = 150_000;
const CLOCK_MS = 2_000;

export async function lookAtDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return lookInto({ kind: 'postgres', url: databaseUrl }, config);
  const base = await runningServer(config);
  if (base !== undefined) return lookThrough(base, config);
  if (!existsSync(join(dataDir, 'pg')))
    return [warn('Database', `${dataDir} holds none yet.`, 'npm start makes it.')];
  try {
    const address = await openEmbedded(dataDir, () => Promise.resolve());
    try {
      return await lookInto(address.address, config);
    } finally {
      await address.close();
    }
  } catch (error) {
    return [fail('Database', plainFault(error), 'restore the last backup, if it does not open any more.')];
  }
}

/** The embedded database serves its own server alone: that one is asked, and what it does not tell is said to be open. */
async function lookThrough(base: string, config: Config): Promise<Finding[]> {
  const says = 'Not looked at: the running server has the database open.';
  const passwords = isOnlyHere(config)
    ? ok('Passwords', `${says} This machine alone reaches it.`)
    : warn('Passwords', says, 'ask again while the server is stopped.');
  return [await lookAtServer(base), passwords, await lookAtJobs(base, config)];
}

async function lookAtJobs(base: string, config: Config): Promise<Finding> {
  try {
    const client = openServerClient(base, openSecrets(config).consoleToken);
    return tellJobs((await client.ask(consoleJobsList, {}))?.items.length ?? 0);
  } catch (error) {
    return warn(
      'Jobs',
      `Not looked at: ${plainFault(error)}`,
      'run it with the DATA_DIR and SECRET of the server.',
    );
  }
}

function tellJobs(failureCount: number): Finding {
  return failureCount === 0
    ? ok('Jobs', 'None has failed.')
    : warn('Jobs', `${String(failureCount)} failed.`, 'see them with: npm run shop -- jobs');
}

async function lookAtServer(base: string): Promise<Finding> {
  try {
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(5_000) });
    const says = `The server at ${base} answers ${await answer.text()}`;
    return answer.ok
      ? ok('Database', says)
      : fail('Database', says, 'its log says which part is away, and why.');
  } catch (error) {
    return fail(
      'Database',
      `The server at ${base} does not answer: ${plainFault(error)}.`,
      'start it again.',
    );
  }
}

async function lookInto(address: Address, config: Config): Promise<Finding[]> {
  const { db, close } = openPool(address);
  try {
    const findings = await lookAtReach(db, address);
    if (findings.some(({ state }) => state === 'fail')) return findings;
    return [...findings, ...(await lookAtMigrations(db)), ...(await lookAtRows(db, config))];
  } catch (error) {
    const storeError = toStoreError('doctor', error);
    return [fail('Database', plainFault(storeError), 'start it, or correct DATABASE_URL.')];
  } finally {
    await close();
  }
}

async function lookAtReach(db: Database, { kind }: Address): Promise<Finding[]> {
  const startedAt = Date.now();
  const { rows } = await db.execute<{ number: number; now: string }>(
    sql`select current_setting('server_version_num')::int as number, (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  );
  const { number, now } = rows[0] ?? { number: 0, now: '' };
  const version = String(Math.floor(number / 10_000));
  if (number < OLDEST_VERSION)
    return [fail('Database', `PostgreSQL ${version} answers.`, 'use PostgreSQL 15 or newer.')];
  const name = kind === 'embedded' ? 'The embedded database' : `PostgreSQL ${version}`;
  const off = Math.round(Number(now) - (startedAt + Date.now()) / 2);
  const says = `The database's is ${durationText(Math.abs(off))} ${off < 0 ? 'behind' : 'ahead of'} this machine's.`;
  const clock =
    Math.abs(off) > CLOCK_MS
      ? warn('Clock', says, 'let both machines set their clocks by NTP: limits and offers end by them.')
      : ok('Clock', says);
  return [ok('Database', `${name} answers.`), clock];
}

async function lookAtMigrations(db: Database): Promise<Finding[]> {
  try {
    await checkMigrated(db);
    return [ok('Tables', 'They are those of this version.')];
  } catch {
    return [
      warn('Tables', 'They are not those of this version.', 'the next start brings older ones up to date.'),
    ];
  }
}

async function lookAtRows(db: Database, config: Config): Promise<Finding[]> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('public.job') is not null as there`,
  );
  if (rows[0]?.there !== true) return [];
  const jobs = await createFailedJobs({ db, bus: createMemoryBus(), clock: systemClock }).list();
  const people = await countPublished(db);
  return [
    people === 0
      ? ok('Passwords', 'Nobody has the published one of the demo.')
      : isOnlyHere(config)
        ? ok('Passwords', `${String(people)} accounts have the demo's; this machine alone reaches them.`)
        : fail('Passwords', `${String(people)} accounts have the demo's.`, 'npm run shop -- lock-demo'),
    tellJobs(jobs.length),
    ...(await lookAtMoney(db)),
  ];
}

/** Nothing to say of a database that has no orders yet. */
async function lookAtMoney(db: Database): Promise<Finding[]> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('public.shop_order') is not null as there`,
  );
  if (rows[0]?.there !== true) return [];
  const mismatches = await brokenSums(db);
  if (mismatches.length === 0) return [ok('Money', 'Payments, stock and rights agree.')];
  const names = mismatches.slice(0, 3).map(({ law, id }) => `${law} (${id})`);
  const says = `${String(mismatches.length)} do not agree: ${names.join('; ')}.`;
  return [fail('Money', says, 'compare these orders with the bill of their provider.')];
}
