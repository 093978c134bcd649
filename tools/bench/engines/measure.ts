/** Measures every engine on the bench page, interleaved, in fresh pages of one Chromium. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { serveFolder } from '../static-server.ts';
import { median, quartile } from '../stats.ts';
import { buildEngine, ENGINES, shell, type EngineName } from './build.ts';

interface BrowserBench {
  measure(): Promise<{ mount: number; change: number }>;
  paint(): Promise<number>;
  hydrate(): Promise<number>;
}
declare const bench: BrowserBench;

interface ServerModule {
  html(): string;
  timeRender(times: number): number[];
}

export interface EngineFigures {
  jsGz: number;
  /** Milliseconds, medians over the runs. */
  serverRender?: number;
  mount: number;
  paint: number;
  hydrate?: number;
  change: number;
  heapKb: number;
}

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1024;
}

async function inPage<Value>(
  browser: Browser,
  url: string,
  read: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await read(page);
  } finally {
    await context.close();
  }
}

type Samples = { [Figure in keyof EngineFigures]-?: number[] };
const emptySamples = (): Samples => ({
  jsGz: [],
  serverRender: [],
  mount: [],
  paint: [],
  hydrate: [],
  change: [],
  heapKb: [],
});

/** One round of one engine. */
async function round(
  browser: Browser,
  url: string,
  server: ServerModule | undefined,
  samples: Samples,
): Promise<void> {
  const live = await inPage(browser, `${url}/index.html`, (page) => page.evaluate(() => bench.measure()));
  samples.mount.push(live.mount);
  samples.change.push(live.change);
  const auto = await inPage(browser, `${url}/index.html?auto`, async (page) => ({
    paint: await page.evaluate(() => bench.paint()),
    heap: await heapOf(page),
  }));
  samples.paint.push(auto.paint);
  samples.heapKb.push(auto.heap);
  if (server === undefined) return;
  samples.serverRender.push(quartile(server.timeRender(60)));
  samples.hydrate.push(
    await inPage(browser, `${url}/drawn.html`, (page) => page.evaluate(() => bench.hydrate())),
  );
}

/** Compressed size of the scripts a page of this engine asks for before it can draw. */
function weigh(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const sources = new Set<string>();
  const visit = (file: string) => {
    if (sources.has(file)) return;
    sources.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const other of files) {
      const name = other.split('/').at(-1) ?? other;
      if (new RegExp(`(?:from|import)\\s*["'][^"']*${name.replaceAll('.', '\\.')}["']`).test(text))
        visit(other);
    }
  };
  visit('entry.js');
  return [...sources].reduce(
    (bytes, file) => bytes + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
}

export async function measureEngines(
  browser: Browser,
  names: readonly EngineName[],
  runs: number,
): Promise<Map<EngineName, EngineFigures>> {
  const out = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const site = await serveFolder(out);
  try {
    const servers = new Map<EngineName, ServerModule>();
    for (const name of names) {
      await buildEngine(name, out);
      if (!ENGINES[name].server) continue;
      const server: ServerModule = await import(join(out, `${name}-server`, 'server.js'));
      servers.set(name, server);
      writeFileSync(join(out, name, 'drawn.html'), shell(server.html()));
    }
    const samples = new Map(names.map((name) => [name, emptySamples()]));
    for (let turn = 0; turn < runs; turn += 1) {
      for (const name of names) {
        await round(browser, `${site.url}/${name}`, servers.get(name), samples.get(name) ?? emptySamples());
        process.stdout.write('.');
      }
    }
    return new Map([...samples].map(([name, all]) => [name, figuresOf(all, weigh(join(out, name)))]));
  } finally {
    await site.close();
    rmSync(out, { recursive: true, force: true });
  }
}

function figuresOf(samples: Samples, jsGz: number): EngineFigures {
  const figures = {
    jsGz,
    mount: median(samples.mount),
    paint: median(samples.paint),
    change: median(samples.change),
    heapKb: median(samples.heapKb),
  };
  if (samples.serverRender.length === 0) return figures;
  return { ...figures, serverRender: median(samples.serverRender), hydrate: median(samples.hydrate) };
}
