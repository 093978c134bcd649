/**
 * `npm run bench`: our engine, page, checks, search and server, each beside its peers in one run, as ratios.
 * `-- --only engines,validation,search,page,detail,study,blocks,server,orders,reports,live,pictures,alike,editing` picks parts, `-- --runs 9` the number of interleaved runs.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, chromiumArgs } from './chromium.ts';
import { measureAlike } from './bench/alike.ts';
import { measureEngines } from './bench/engines/measure.ts';
import { ENGINES, type EngineName } from './bench/engines/build.ts';
import { measureLoads } from './bench/load/measure.ts';
import { makeTwins } from './bench/load/twins.ts';
import { ensurePeers } from './bench/peers.ts';
import { measureLive } from './bench/live.ts';
import { measureOrders } from './bench/orders.ts';
import { measurePictures, picturesTable } from './bench/pictures.ts';
import {
  alikeTable,
  editingTable,
  enginesTable,
  liveTable,
  loadTables,
  navigationTable,
  ordersTable,
  reportsTable,
  searchTables,
  serverTable,
  validationTable,
} from './bench/print.ts';
import { logIn } from './bench/log-in.ts';
import { measureReports } from './bench/reports.ts';
import { measureServer } from './bench/server-load.ts';
import { startShop, type ShopServer } from './bench/shop-server.ts';
import { ROOT } from './imports.ts';

const PARTS = [
  'engines',
  'validation',
  'search',
  'page',
  'detail',
  'study',
  'blocks',
  'server',
  'orders',
  'reports',
  'live',
  'pictures',
  'alike',
  'editing',
];

function option(name: string): string | undefined {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? undefined : process.argv[place + 1];
}

const parts = new Set(option('only')?.split(',') ?? PARTS);
const runs = Number(option('runs') ?? 7);
const report: Record<string, unknown> = {
  at: new Date().toISOString(),
  node: process.version,
  processors: cpus().length,
  runs,
};

function print(part: string, figures: unknown, text: string): void {
  report[part] = figures;
  process.stdout.write(`\n${text}`);
}

async function benchEngines(): Promise<void> {
  const peers = ensurePeers();
  const names = (Object.keys(ENGINES) as EngineName[]).filter(
    (name) => (name !== 'puck' || peers.puck) && (name !== 'amis' || peers.amis),
  );
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
  try {
    const figures = await measureEngines(browser, names, runs);
    print('engines', figures, enginesTable(figures));
  } finally {
    await browser.close();
  }
}

async function benchValidation(): Promise<void> {
  const { measureValidation } = await import('./bench/validation.ts');
  const figures = await measureValidation();
  print('validation', figures, validationTable(figures));
}

async function benchSearch(): Promise<void> {
  const { measureSearch } = await import('./bench/search/measure.ts');
  const figures = await measureSearch(runs);
  print('search', figures, searchTables(figures));
}

async function benchPage(shop: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
  const twins = await makeTwins(shop, '/', { pageId: 'home' });
  try {
    const figures = await measureLoads(browser, `${shop}/`, twins, { runs });
    print('page', figures, loadTables('the home', figures));
  } finally {
    await twins.close();
    await browser.close();
  }
}

/** Each page of a course that is more than its lists, and who looks at it: a stranger, or a learner who bought it. */
const COURSE_PAGES = {
  detail: { what: 'a course', path: '/detail/demo_paid_course/50', phone: '' },
  study: {
    what: 'a lesson',
    path: '/learn/demo_lesson_trial/3?product_id=demo_paid_course&product_type=50',
    phone: '19900000001',
  },
} as const;

/** Such a page beside one static file of the same. */
async function benchCourse(shop: string, part: keyof typeof COURSE_PAGES): Promise<void> {
  const { what, path, phone } = COURSE_PAGES[part];
  const cookie = phone === '' ? undefined : await logIn(shop, phone);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
  const twins = await makeTwins(shop, path, { cookie });
  try {
    const figures = await measureLoads(browser, shop + path, twins, { runs, cookie });
    print(part, figures, loadTables(what, figures));
  } finally {
    await twins.close();
    await browser.close();
  }
}

/** A page of forty blocks: its first load beside its twins, and going to it beside one request a block. */
async function benchBlocks(shop: ShopServer): Promise<void> {
  const { publishForty, FORTY_ID, measureNavigation } = await import('./bench/load/navigation.ts');
  await publishForty(shop);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
  const twins = await makeTwins(shop.url, `/page/${FORTY_ID}`, { pageId: FORTY_ID });
  try {
    const loads = await measureLoads(browser, `${shop.url}/page/${FORTY_ID}`, twins, { runs });
    const navigation = await measureNavigation(browser, shop.url, runs);
    const text = loadTables('forty blocks', loads) + navigationTable(navigation);
    print('blocks', { loads, navigation }, text);
  } finally {
    await twins.close();
    await browser.close();
  }
}

/** Typing in the desk beside typing in Puck's editor. */
async function benchEditing(shop: ShopServer): Promise<void> {
  const { measureEditing } = await import('./bench/editing/measure.ts');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
  try {
    const figures = await measureEditing(browser, shop, runs);
    print('editing', figures, editingTable(figures));
  } finally {
    await browser.close();
  }
}

async function benchShop(): Promise<void> {
  if (!existsSync(join(ROOT, 'dist', 'client'))) throw new Error('Nothing is built yet: npm run build');
  const shop = await startShop();
  try {
    if (parts.has('page')) await benchPage(shop.url);
    for (const part of ['detail', 'study'] as const) if (parts.has(part)) await benchCourse(shop.url, part);
    if (parts.has('blocks')) await benchBlocks(shop);
    if (parts.has('editing')) await benchEditing(shop);
    if (parts.has('server')) {
      const figures = await measureServer(shop.url, runs);
      print('server', figures, serverTable(figures));
    }
  } finally {
    await shop.close();
  }
}

process.env['NODE_ENV'] = 'production';
if (parts.has('engines')) await benchEngines();
if (parts.has('validation')) await benchValidation();
if (parts.has('search')) await benchSearch();
if (['page', 'detail', 'study', 'blocks', 'editing', 'server'].some((part) => parts.has(part)))
  await benchShop();
if (parts.has('orders')) {
  const figures = await measureOrders(runs);
  print('orders', figures, ordersTable(figures));
}
if (parts.has('reports')) {
  const figures = await measureReports(runs);
  print('reports', figures, reportsTable(figures));
}
if (parts.has('live')) {
  const figures = await measureLive(runs);
  print('live', figures, liveTable(figures));
}
if (parts.has('pictures')) {
  const figures = measurePictures();
  print('pictures', figures, picturesTable(figures));
}
if (parts.has('alike')) {
  const figures = await measureAlike(runs);
  print('alike', figures, alikeTable(figures));
}
mkdirSync(join(ROOT, 'reports'), { recursive: true });
const plain = (_name: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);
writeFileSync(join(ROOT, 'reports', 'bench.json'), `${JSON.stringify(report, plain, 2)}\n`);
process.stdout.write('\nreports/bench.json\n');
