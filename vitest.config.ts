/**
 * The test projects that need no browser: unit (browser-like), plain, architecture, server and production (node),
 * server-postgres (the same stores, and the contract, on PostgreSQL).
 */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { Sequencer } from './tools/test/sequencer.ts';

const BLANK = fileURLToPath(new URL('tests/support/no-styles.ts', import.meta.url));

/** A frame of another origin is a frame here too, and stays empty: tests reach no other machine. */
const environmentOptions = {
  happyDOM: {
    settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
  },
} as const;

/**
 * Arco as Node reads it by itself, in one go and without its styles: its modules for browsers are a thousand files. Named in
 * projects that read none of it too: what a module was translated to is shared by those that look for modules alike.
 */
const ARCO = [
  { find: /^@arco-design\/web-react\/es\/\w+\/style\/css\.js$/, replacement: BLANK },
  { find: /^@arco-design\/web-react\/es\/(.+)$/, replacement: '@arco-design/web-react/lib/$1' },
];

/**
 * The contract and the stores run on PostgreSQL. On the embedded database, which is the same SQL in another process, run those
 * that exercise what differs there: transactions, writers at once, search, snapshots (ADR-434).
 */
const ON_BOTH_DATABASES = ['tests/contract/{backup,learning-reports,orders,search,teaching-saves}.test.ts'];
const ON_POSTGRES_ALONE = ['server/areas/**/!(search).store.test.ts'];
/** A server as a process with a data directory of its own: the embedded database whatever the project. */
const ON_EMBEDDED_ALONE = ['tests/contract/{first-sale,order-kill,stop,stopped-server,traces}.test.ts'];
/** The same, of which each start takes seconds: `npm run proofs -- processes` (ADR-434). */
const OF_THE_PROOFS = ['tests/contract/{operator-messages,schedule-kill}.test.ts'];

/** What is drawn thousands of times: by the React that is shipped, which is several times as fast as the one that warns. */
const DRAWN_OFTEN = ['tests/laws/{render.property,xss-*}.test.ts'];

const PATIENT = './tests/support/patient-waits.ts';

/** A limit for what hangs; what takes too long is told by tools/test/budgets.ts, which knows how slow a machine is. */
const SLOW_MACHINE_MS = 60_000;

/** What speaks to a database of its own accord. */
const STORES = [
  'server/kernel/{db,bus,jobs,outbox,idempotency,limits}/**/*.test.ts',
  'server/areas/**/*.store.test.ts',
  'server/areas/pages/store/*.test.ts',
  'server/areas/*/jobs/*.test.ts',
  'server/start/{backups,schema}.test.ts',
  'demo/demo-times.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: Sequencer },
    // Projects read the same modules: each is translated once a run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          // The viewer's zone is the shop's, whatever this machine's is; tests of zones choose their own.
          env: { TZ: 'Asia/Shanghai' },
          environment: 'happy-dom',
          environmentOptions,
          isolate: false,
          setupFiles: [
            './tests/support/blank-page.ts',
            './tests/support/fixed-seed.ts',
            './tests/support/patience.ts',
            PATIENT,
          ],
          testTimeout: 40_000,
          include: ['{src,renderers,stories,desk}/**/*.test.tsx'],
          alias: ARCO,
          css: false,
        },
      },
      {
        plugins: [react()],
        test: {
          // What draws nothing (.test.ts) needs no page, and to make one for each file costs more than most of the tests:
          // the few that do without drawing say `@vitest-environment happy-dom`.
          name: 'plain',
          environment: 'node',
          environmentOptions,
          isolate: false,
          setupFiles: ['./tests/support/blank-page.ts', './tests/support/fixed-seed.ts', PATIENT],
          testTimeout: 20_000,
          include: ['schemas/**/*.test.{ts,tsx}', '{src,renderers,stories,desk}/**/*.test.ts'],
          alias: ARCO,
          css: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'server',
          environment: 'node',
          environmentOptions,
          isolate: false,
          globalSetup: ['./tests/support/patterns-dir.ts', './tests/support/programs-dir.ts'],
          setupFiles: ['./tests/support/fixed-seed.ts', PATIENT],
          include: [
            '{server,cli,demo,tools}/**/*.test.{ts,tsx}',
            'tests/laws/**/*.test.{ts,tsx}',
            ...ON_BOTH_DATABASES,
            ...ON_EMBEDDED_ALONE,
            ...(process.env['EVERY_WAY'] === '1' ? OF_THE_PROOFS : []),
          ],
          // Packages of the bench and of mutation testing bring tests of their own.
          exclude: ['**/node_modules/**', ...DRAWN_OFTEN, ...ON_POSTGRES_ALONE],
          alias: ARCO,
          css: false,
          hookTimeout: 60_000,
          testTimeout: SLOW_MACHINE_MS,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'production',
          environment: 'node',
          isolate: false,
          include: DRAWN_OFTEN,
          env: { NODE_ENV: 'production' },
          css: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'architecture',
          environment: 'node',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
          alias: ARCO,
          css: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'server-postgres',
          environment: 'node',
          isolate: false,
          globalSetup: [
            './tests/support/patterns-dir.ts',
            './tests/support/programs-dir.ts',
            './tests/support/shared-postgres.ts',
          ],
          setupFiles: ['./tests/support/fixed-seed.ts', PATIENT],
          include: [...STORES, 'tests/contract/**/*.test.ts'],
          exclude: [...ON_EMBEDDED_ALONE, ...OF_THE_PROOFS, 'server/kernel/db/embedded/**'],
          alias: ARCO,
          css: false,
          env: { TEST_DATABASE: 'postgres' },
          hookTimeout: 180_000,
          testTimeout: SLOW_MACHINE_MS,
        },
      },
    ],
  },
});
