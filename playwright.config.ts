/**
 * The really built server, started once, in its own data directory: `served` reads what it answers over HTTP, `journeys` are
 * people in Chromium, which opens *.localhost by itself.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tools/chromium.ts';

const executablePath = findChromium();

/** Whole paths, for Playwright reads others from the folder of the config, and those in tests/configs take this one over. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** No other machine is there, whatever an address in a page names. */
const ALONE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

/** Begun first: one of them begun last would leave a processor without work until its end. */
const LONG =
  /(?:buying|desk-console|desk-crash|desk-first-sale|exam|first-course|lesson-types|live-media|messaging-login|public-address|study-chaos|tasks)\.spec\.ts$/;

/** What the gate leaves to `npm run proofs -- every-way` (ADR-434). */
const SIDE_ROADS = /@side/;

export default defineConfig({
  testDir: at('tests'),
  projects: [
    { name: 'long-journeys', testDir: at('tests/journeys'), testMatch: LONG },
    { name: 'served', testDir: at('tests/served') },
    { name: 'journeys', testDir: at('tests/journeys'), testIgnore: LONG },
  ],
  globalSetup: at('tests/journeys/support/start-server.ts'),
  outputDir: at('test-results'),
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: SIDE_ROADS,
  retries: 0,
  // Two browsers leave a fifth of two cores idle, waiting for what people wait for.
  workers: 3,
  // Limits for what hangs: what takes too long is told by tools/test/budgets.ts, which knows how slow a machine is.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Most learners live in the shop's zone; who does not is tried by tests/journeys/times.spec.ts.
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      args: [...chromiumArgs(), ALONE],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
