/**
 * A shop opened to others as an operator does it: the built server behind an https proxy, with DEMO unset, 1 and 0. Nothing
 * that can be read in this repository lets anybody in (requirement 63, B70).
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.ts';
import { ROOT } from '../../tools/imports.ts';
import { freePort } from '../../tools/free-port.ts';
import { startHttpsProxy, type HttpsProxy } from './support/https-proxy.ts';
import { stop, untilReady } from './support/server-process.ts';
import { expect, test } from './support/storefront.ts';

const HOST = 'learn.example';
const PASSWORD = 'learn123';
const END_LIMIT_MS = 60_000;
const SEED_LIMIT_MS = 120_000;
/** The demo's owner and its training admin, and learners beside them. */
const KNOWN = [
  ['appknowledge', '19900000001'],
  ['appknowledge', '19900000002'],
  ['apptraining', '19900000001'],
  ['apptraining', '19900000002'],
] as const;

const executablePath = findChromium();
test.use({
  ignoreHTTPSErrors: true,
  // Whoever tries is bound by no policy of the page they try from.
  bypassCSP: true,
  launchOptions: {
    args: [
      ...chromiumArgs(),
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

interface StartedServer {
  child: ChildProcess;
  port: number;
  /** All it has said. */
  readOutput: () => string;
  exit: Promise<number | null>;
}

const running: ChildProcess[] = [];
let dir = '';
let proxy: HttpsProxy;

/** Runs a program of ours as an operator would, on the data of this test; answers what it says. */
function run(...command: string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: environment({ DEMO: '0' }) };
    execFile(process.execPath, command, options, (_error, out, err) => resolve(out + err));
  });
}

test.beforeAll(async () => {
  test.setTimeout(SEED_LIMIT_MS);
  dir = mkdtempSync(join(tmpdir(), 'lectern-public-'));
  proxy = await startHttpsProxy(HOST);
  expect(await run('--import', 'tsx', 'tests/journeys/support/seed-demo.ts')).toBe('seeded\n');
});
test.afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  proxy.close();
  rmSync(dir, { recursive: true, force: true });
});

/** What an operator's shell holds, and nothing this run was started with. */
function environment(more: Readonly<Record<string, string>>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, HOST: '127.0.0.1', DATA_DIR: join(dir, 'data'), ...more };
}

async function start(more: Readonly<Record<string, string>>): Promise<StartedServer> {
  const port = await freePort();
  const log = join(dir, `server-${String(port)}.log`);
  const out = openSync(log, 'w');
  const env = environment({ ...more, PORT: String(port) });
  const child = spawn(process.execPath, ['dist/app/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', out, out],
    env,
  });
  running.push(child);
  closeSync(out);
  const endPromise = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, port, readOutput: () => readFileSync(log, 'utf8'), exit: endPromise };
}

async function open(more: Readonly<Record<string, string>>): Promise<StartedServer> {
  const startedValue = await start(more);
  await untilReady(
    startedValue.port,
    startedValue.child,
    join(dir, `server-${String(startedValue.port)}.log`),
  );
  return startedValue;
}

/** Starts it where it is to refuse; answers the line it ends with. */
async function readRefusal(more: Readonly<Record<string, string>>): Promise<string> {
  const { child, exit: endPromise, readOutput: readMessage } = await start(more);
  const late = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
  expect(await endPromise, readMessage()).toBe(1);
  clearTimeout(late);
  return readMessage();
}

/** What a page of this address hears when it logs in as each of the people everybody can read of. */
function tryAll(page: Page): Promise<{ status: number; text: string }[]> {
  return page.evaluate(
    ({ people, password }) =>
      Promise.all(
        people.map(async ([appId, phone]) => {
          const answer = await fetch('/auth/password_login', {
            method: 'POST',
            headers: { 'app-id': appId, 'content-type': 'application/json' },
            body: JSON.stringify({ phone, password, area_code: '86' }),
          });
          return { status: answer.status, text: await answer.text() };
        }),
      ),
    { people: KNOWN, password: PASSWORD },
  );
}

async function expectNobodyIsIn(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
}

test('R63: on a public address nothing published lets anybody in, with DEMO unset, 1 and 0', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const outside = { PUBLIC_URL: proxy.origin, TRUST_PROXY: 'loopback' };

  await test.step('DEMO unset: a demo of this machine refuses whom a proxy brings that it was not told of', async () => {
    const demo = await open({});
    for (const keepsHost of [true, false]) {
      proxy.leadTo(demo.port, { keepsHost });
      expect((await page.goto(proxy.origin))?.status()).toBe(403);
      await expect(page.locator('body')).toContainText('it answers this machine alone');
      for (const { status } of await tryAll(page)) expect(status).toBe(403);
      expect((await page.goto(`${proxy.origin}/dev/shops`))?.status()).toBe(403);
    }
    await expectNobodyIsIn(page);
    await stop(demo.child);
  });

  await test.step('DEMO unset and DEMO=1: told of the proxy, it does not start', async () => {
    const ways = [outside, { PUBLIC_URL: proxy.origin }, { TRUST_PROXY: '1' }, { HOST: '0.0.0.0' }];
    const starts = [{}, { DEMO: '1' }].flatMap((demo) => ways.map((way) => readRefusal({ ...demo, ...way })));
    for (const message of await Promise.all(starts))
      expect(message).toMatch(/^DEMO must be 0 where [^\n]+set DEMO=0[^\n]+\.\n$/);
    expect((await page.goto(proxy.origin))?.status()).toBe(502);
  });

  await test.step('DEMO=0 on the database of a demo: it does not start before the password is taken away', async () => {
    const message = await readRefusal({ ...outside, DEMO: '0' });
    expect(message).toMatch(
      /^Opening the database \.\.\.\nThe database is that of a demo: [^\n]+npm run shop -- lock-demo[^\n]+\.\n$/,
    );
    expect(await run('cli/shop.mjs', 'lock-demo')).toMatch(
      /^\d+ accounts had the demo's password and have none now/m,
    );
  });

  await test.step('DEMO=0: the shop is open, and what everybody can read opens nothing', async () => {
    const shop = await open({ ...outside, DEMO: '0' });
    proxy.leadTo(shop.port);
    expect((await page.goto(proxy.origin))?.status()).toBe(200);
    for (const { text } of await tryAll(page)) expect([2511, 4005]).toContain(JSON.parse(text).code);
    await page.goto(`${proxy.origin}/login`);
    for (const path of ['/dev/shops', '/dev/outbox', '/dev/outbox.json'])
      expect((await page.goto(proxy.origin + path))?.status(), path).toBe(404);
    await expectNobodyIsIn(page);
    await stop(shop.child);
  });
});
