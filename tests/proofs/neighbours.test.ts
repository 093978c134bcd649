/** One hostile uploader, reporter, searcher and renderer: what others wait meanwhile, and what is kept of it (requirement 16). */
import { get } from 'node:http';
import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { frontLog } from '#server/areas/logs/tables/front-log.ts';
import { LOG_ROWS_OF_SHOP } from '#server/areas/logs/limits.ts';
import { readConfig } from '#server/start/config.ts';
import { openStores } from '#server/start/open-stores.ts';
import { logIn } from '../../tools/bench/log-in.ts';
import { startShop } from '../../tools/bench/shop-server.ts';
import { startProcess } from '../faults/process.ts';

/** A measurement: so many rounds, or as many as there is time for, but never too few to speak of. */
const ROUNDS = { least: 20, most: 100, ms: 20_000 };
/** Bytes the server's process may have at its worst: less than it once had (784 MB), and a half more than it starts with. */
const MEMORY_MAX = 768 * 2 ** 20;
const ATTACKS = ['renderer', 'searcher', 'reporter', 'uploader'] as const;

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** From an address of its own, on a connection of its own, as visitors come. */
function ask(base: string, path: string, localAddress: string): Promise<string> {
  const { host, port } = new URL(base);
  const headers = { host, 'app-id': 'appknowledge' };
  return new Promise((resolve, reject) => {
    const askedRequest = get(
      { host: '127.0.0.1', port, path, localAddress, agent: false, headers },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(text)).on('error', reject);
      },
    );
    askedRequest.on('error', reject);
  });
}

let visitors = 0;

/** What visitors wait for: a kept page, a page drawn anew, a search; each of another address. */
async function waits(base: string): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + ROUNDS.ms;
  while (times.length < ROUNDS.least || (times.length < ROUNDS.most && performance.now() < until)) {
    visitors += 1;
    const address = `127.1.${String(Math.floor(visitors / 250))}.${String((visitors % 250) + 1)}`;
    const began = performance.now();
    await ask(base, '/', address);
    await ask(base, `/?id=${String(visitors)}`, address);
    await ask(base, '/api/search.get/1.0.0?content=a', address);
    times.push(performance.now() - began);
  }
  return p95(times);
}

async function beside(base: string, attack: string, cookie: string) {
  const env = { SHOP_URL: base, ATTACK: attack, COOKIE: cookie };
  const attacker = await startProcess('tests/faults/attacker.ts', env);
  try {
    await attacker.line((line) => line === 'begun');
    const waitedValue = await waits(base);
    process.kill(attacker.pid, 'SIGTERM');
    await attacker.exit;
    return { waited: waitedValue, answered: attacker.lines.at(-1) ?? '' };
  } finally {
    attacker.kill();
  }
}

const figure = (metrics: string, name: string, label = '') =>
  Number(new RegExp(`^${name}${label} (\\S+)`, 'm').exec(metrics)?.[1]);
const PAGES = String.raw`\{[^}]*cache="pages"[^}]*\}`;
const metricsOf = (base: string) => ask(base, '/metrics', '127.0.0.1');
const memoryOf = async (base: string) => figure(await metricsOf(base), 'process_resident_memory_bytes');
const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);

it('R16: others wait at most twice as long, tables and caches stay bounded', async () => {
  const { url, dataDir, stop, close } = await startShop();
  try {
    const cookie = await logIn(url, '19900000001');
    await waits(url);
    const memory = { start: await memoryOf(url), most: 0 };
    const notices: { attack: string; quiet: number; waitMs: number }[] = [];
    for (const attack of ATTACKS) {
      // A machine that has other work is as slow for the quiet one.
      const before = await waits(url);
      const { waited, answered } = await beside(url, attack, cookie);
      memory.most = Math.max(memory.most, await memoryOf(url));
      const quiet = Math.max(before, await waits(url));
      notices.push({ attack, quiet: Math.round(quiet), waitMs: Math.round(waited) });
      process.stdout.write(
        `${attack}: ${waited.toFixed(1)} ms beside ${quiet.toFixed(1)}, was answered ${answered}\n`,
      );
      expect(answered, attack).toMatch(/"[2-4]\d\d":\d+/);
    }
    const metrics = await metricsOf(url);
    const storedValue = {
      pages: figure(metrics, 'cache_entries', PAGES),
      bytes: figure(metrics, 'cache_bytes', PAGES),
    };
    await stop();
    const config = readConfig({ DATA_DIR: dataDir, DEMO: '1' });
    const stores = await openStores(config);
    const [rows] = await stores.db.select({ rows: count() }).from(frontLog);
    await stores.close();
    process.stdout.write(
      `p95 in ms ${JSON.stringify(notices)}; kept ${JSON.stringify({ ...storedValue, ...rows })}; ` +
        `memory ${String(mebibytes(memory.start))} MiB, at most ${String(mebibytes(memory.most))}\n`,
    );
    expect(rows?.rows).toBeLessThanOrEqual(LOG_ROWS_OF_SHOP);
    expect(storedValue.bytes).toBeLessThan(64 * 2 ** 20);
    expect(memory.most).toBeLessThan(MEMORY_MAX);
    for (const { attack, quiet, waitMs: waitedValue } of notices)
      expect(waitedValue, attack).toBeLessThanOrEqual(2 * quiet);
  } finally {
    await close();
  }
}, 540_000);
