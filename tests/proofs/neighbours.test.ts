/** One hostile uploader, reporter, searcher and renderer: what others wait meanwhile, and what is kept of it (requirement 16). */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { cacheFigures } from '#server/kernel/cache/cache.ts';
import { LOG_BYTES_OF_SHOP, LOG_ROWS_OF_SHOP } from '#server/areas/logs/limits.ts';
import { KEPT_OF_ASKER } from '#server/web/limits.ts';
import { withPersonal } from '../contract/personal-fixture.ts';

const { test, somebody, upload } = withPersonal();
const ROUNDS = 60;
const HOSTILE = '203.0.113.66';

const ask = (url: string, remoteAddress: string) => test().ask('knowledge', { url, remoteAddress });
const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** What a quiet visitor waits for: a kept page, a page drawn anew, a search. */
async function waits(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const address = `198.51.100.${String(round)}`;
    const began = performance.now();
    await ask('/', address);
    await ask(`/?id=${String(round)}`, address);
    await ask('/api/search.get/1.0.0?content=a', address);
    times.push(performance.now() - began);
  }
  return p95(times);
}

/** Goes on, eight at a time, until the others have been measured. */
async function beside(attack: (turn: number) => Promise<unknown>): Promise<number> {
  let isOver = false;
  let turn = 0;
  const one = async () => {
    while (!isOver) await attack((turn += 1));
  };
  const attackers = Array.from({ length: 8 }, one);
  const waited = await waits();
  isOver = true;
  await Promise.all(attackers);
  return waited;
}

it('R16: others wait at most twice as long, tables and caches stay bounded', async () => {
  await waits();
  const quiet = await waits();
  const me = await somebody();
  const bytes = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const report = {
    items: Array.from({ length: 20 }, () => ({ level: 'error', kind: 'js', message: 'x'.repeat(500) })),
  };
  const attacks: Record<string, (turn: number) => Promise<unknown>> = {
    renderer: (turn) => ask(`/page/made-up-${String(turn)}`, HOSTILE),
    searcher: (turn) => ask(`/api/search.get/1.0.0?content=${String(turn)}`, HOSTILE),
    reporter: () =>
      test().ask('knowledge', { method: 'POST', url: '/v1/log', remoteAddress: HOSTILE, payload: report }),
    uploader: () => upload(me, bytes, 'png').catch(() => undefined),
  };
  const figures: Record<string, number> = { quiet };
  for (const [name, attack] of Object.entries(attacks)) figures[name] = await beside(attack);
  const pages = cacheFigures().find(({ name }) => name === 'pages')?.entries ?? 0;
  const rows = await test().database.db.execute<{ rows: string; bytes: string }>(
    sql`select count(*) as rows, pg_total_relation_size('front_log') as bytes from front_log`,
  );
  const kept = { pages, rows: Number(rows.rows[0]?.rows), bytes: Number(rows.rows[0]?.bytes) };
  process.stdout.write(`p95 in ms ${JSON.stringify(figures)}; kept ${JSON.stringify(kept)}\n`);
  expect(kept.pages).toBeLessThanOrEqual(KEPT_OF_ASKER.max + 10);
  expect(kept.rows).toBeLessThanOrEqual(LOG_ROWS_OF_SHOP);
  expect(kept.bytes).toBeLessThan(2 * LOG_BYTES_OF_SHOP);
  for (const name of Object.keys(attacks)) expect(figures[name], name).toBeLessThanOrEqual(2 * quiet);
}, 300_000);
