/** Reaches a PostgreSQL server at start: waits a little for one that is starting, refuses one that cannot serve. */
import { secondsUpTo } from '#schemas/time.ts';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config/config-error.ts';
import { connectionOptions, type Address } from './pool.ts';
import { firstLine, StoreUnavailable, toStoreError } from './store-error.ts';

const OLDEST_VERSION = 150_000;
const PATIENCE_MS = 15_000;
const RETRY_MS = 300;
/** Who waits longer is told, again and again. */
const SAY_AFTER_MS = 2_000;
const SAY_EVERY_MS = 5_000;
/** SQLSTATE: wrong password or user, no such database or right; waiting will not help. */
const REFUSALS = new Set(['28P01', '28000', '3D000', '42501']);

export async function preparePostgres<Made>(
  address: Address,
  prepare: (address: Address) => Promise<Made>,
  onWait: (line: string) => void = () => undefined,
): Promise<Made> {
  const began = Date.now();
  const giveUpAt = began + PATIENCE_MS;
  let sayAt = began + SAY_AFTER_MS;
  for (;;) {
    try {
      await checkVersion(address);
      return await prepare(address);
    } catch (error) {
      const storeError = toStoreError('start', error);
      if (isRefusal(error))
        throw new ConfigError(
          'DATABASE_URL',
          `an address this server may use (${storeError instanceof Error ? storeError.message : 'refused'})`,
        );
      if (!(storeError instanceof StoreUnavailable)) throw storeError;
      if (Date.now() >= giveUpAt)
        throw new ConfigError('DATABASE_URL', `the address of a running PostgreSQL (${storeError.reason})`);
      if (Date.now() >= sayAt) {
        sayAt = Date.now() + SAY_EVERY_MS;
        const left = secondsUpTo(giveUpAt - Date.now());
        onWait(
          `Waiting for PostgreSQL at ${placeOf(address)} (${storeError.reason}), ${String(left)} s more ...`,
        );
      }
      await pause(RETRY_MS);
    }
  }
}

/** The address without user and password. */
function placeOf(address: Address): string {
  if (address.kind === 'embedded') return address.socketDir;
  const { host, pathname, searchParams } = new URL(address.url);
  return `${host === '' ? (searchParams.get('host') ?? 'its socket') : host}${pathname}`;
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSALS.has(error.code)
  );
}

async function checkVersion(address: Address): Promise<void> {
  const client = new pg.Client(connectionOptions(address));
  // The awaited calls report what goes wrong; the event alone would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const answer = await client.query(
      `select current_setting('server_version_num')::int as number, version() as name`,
    );
    const row: unknown = answer.rows[0];
    const read = (name: string): unknown =>
      typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
    if (Number(read('number')) < OLDEST_VERSION) {
      throw new ConfigError(
        'DATABASE_URL',
        `the address of PostgreSQL 15 or newer (it is ${firstLine(String(read('name')))})`,
      );
    }
  } finally {
    await client.end();
  }
}
