/** What the dead-code check reads: everything of ours, from what is started by name. Each exception says why. */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Started, forked or bundled by its path; nobody imports it.
  entry: [
    'src/app/{entry-client,entry-server}.tsx',
    'desk/vite.config.ts',
    'desk/start/entry.tsx',
    // Stands in for TypeBox in the browser's build (vite.config.ts).
    'src/app/typebox-browser.ts',
    // Stands in for the parser of HTML in the desk's build (desk/vite.config.ts).
    'desk/kit/rich-text/browser-parser.ts',
    'server/start/main.ts',
    'server/{areas/{uploads/{images,share},live/media/ingest},kernel/db/embedded}/worker.mjs',
    // The generator reads every manifest; the registry holds those that do something.
    'src/features/*/feature.ts',
    'cli/shop.ts',
    'tests/contract/live-activities/*.ts',
    'tools/{break-rows,dev-server,mutate,pictures}.ts',
    'tools/mutation/vitest.config.ts',
    'tests/node24/{image,run}.ts',
    'demo/art/*/generate.ts',
    'tools/bench/bare-fastify.mjs',
    'tools/bench/bare-ws.mjs',
    'tools/bench/live-clients.mjs',
    'tests/load/live-nodes.ts',
    'tests/load/live-crowd.ts',
    'tools/bench/engines/{browser,server,hand,ours}.tsx',
    'tools/bench/load/client-only.tsx',
    'tests/{contract/slow-server.ts,contract/traced-server.ts,faults/attacker.ts,journeys/support/seed-demo.ts,load/heap-probe.mjs,support/hold-own-disk.ts}',
  ],
  project: [
    '{schemas,renderers,src,desk,server,cli,demo,stories,tests,tools,.storybook}/**/*.{ts,tsx,mjs,mdx}',
    '*.ts',
    // A package of its own, installed only for the bench.
    '!tools/bench/peers/**',
    '!**/scratch/**',
  ],
  // The generators write whole tables; which rows are used is not theirs to know. What they import counts as used.
  ignore: ['**/*.gen.{ts,tsx,js}'],
  ignoreIssues: {
    // Features add their members by declaration merging, which needs an exported name; nobody imports it.
    'schemas/page/feature-names.ts': ['types'],
    'src/engine/events.ts': ['types'],
    // For activities `npm run new -- live-activity` writes, which keep what runs in the room's row.
    'server/areas/live/activities/define-activity.ts': ['exports'],
    // Gathered into one table by spreading each module (glyphs.ts).
    'demo/art/covers/glyphs/*.ts': ['exports', 'nsExports'],
  },
  // Of the system: for the tests' browser, PostgreSQL and full disk, and for making the demo's media by hand.
  ignoreBinaries: ['apt-get', 'fallocate', 'fc-list', 'ffmpeg', 'mount', 'umount'],
  // `bench:engine` is whichever engine is measured (tools/bench/engines/build.ts).
  ignoreDependencies: ['bench'],
  vitest: { config: ['vitest.config.ts', 'tests/configs/vitest*.config.ts'] },
  playwright: { config: ['playwright.config.ts', 'tests/configs/playwright*.config.ts'] },
};

export default config;
