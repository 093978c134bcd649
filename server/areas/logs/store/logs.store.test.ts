/** What is kept of the reports of one shop: so many rows, so many bytes, the newest (requirement 49). */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#schemas/time.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { LOG_BYTES_OF_SHOP, LOG_ROWS_OF_SHOP } from '../limits.ts';
import type { FrontLogRow } from './log-rows.ts';
import { removeOldLogs } from './logs.store.ts';

const database = withDatabase();
const BATCH = 200;

const row = (appId: string, message: string, stack = ''): FrontLogRow => ({
  appId,
  level: 'error',
  kind: 'js',
  message,
  detail: { stack },
});

async function fill(appId: string, rows: number, stack: () => string = () => ''): Promise<void> {
  for (let from = 0; from < rows; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, rows - from) }, (_one, at) =>
      row(appId, `report ${String(from + at)}`, stack()),
    );
    await database().stores.logs.add(batch);
  }
}

async function readHeldValue(appId: string): Promise<{ rows: number; bytes: number; oldest: string }> {
  const answer = await database().db.execute<{ rows: string; bytes: string; oldest: string }>(sql`
    select count(*) as rows, coalesce(sum(pg_column_size(message) + pg_column_size(detail)), 0) as bytes,
      (array_agg(message order by seq))[1] as oldest
    from front_log where app_id = ${appId}`);
  const [match] = answer.rows;
  return { rows: Number(match?.rows), bytes: Number(match?.bytes), oldest: match?.oldest ?? '' };
}

describe('reports of a shop', () => {
  it('R49: 10,000 rows are kept of 12,000, the newest, and of another shop all', async () => {
    await database().stores.logs.add([row('quiet', 'one report')]);
    await fill('loud', 12_000);
    expect(LOG_ROWS_OF_SHOP).toBe(10_000);
    expect(await readHeldValue('loud')).toMatchObject({ rows: 10_000, oldest: 'report 2000' });
    expect(await readHeldValue('quiet')).toMatchObject({ rows: 1 });
  }, 60_000);

  it('R49: 8 MB are kept of 16 MB of long reports', async () => {
    await fill('long', 4_000, () => randomBytes(2_000).toString('hex'));
    const { rows, bytes } = await readHeldValue('long');
    expect(LOG_BYTES_OF_SHOP).toBe(8 * 1024 * 1024);
    expect(bytes).toBeLessThanOrEqual(LOG_BYTES_OF_SHOP);
    expect(bytes).toBeGreaterThan(LOG_BYTES_OF_SHOP * 0.9);
    expect(rows).toBeGreaterThan(1_500);
  }, 60_000);

  it('R49: the table itself stops growing, however long the flood lasts', async () => {
    const bytes = async () => {
      const answer = await database().db.execute<{ bytes: string }>(
        sql`select pg_total_relation_size('front_log') as bytes`,
      );
      return Number(answer.rows[0]?.bytes);
    };
    const hour = async () => {
      await fill('flood', 2_400, () => randomBytes(2_000).toString('hex'));
      await removeOldLogs(database().db, Date.now());
    };
    const sizes: number[] = [];
    for (let hours = 0; hours < 3; hours += 1) {
      await hour();
      sizes.push(await bytes());
    }
    expect(sizes.at(-1)).toBeLessThan((sizes[1] ?? 0) * 1.1);
    await removeOldLogs(database().db, Date.now() + 15 * DAY_MS);
    expect(await readHeldValue('flood')).toMatchObject({ rows: 0 });
  }, 120_000);
});
