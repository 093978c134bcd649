/** What the generators write is sound as it is written: each is run in a copy of the sources, which then typechecks and keeps the boundaries. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDITIONS } from '../support/additions.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { ROOT } from '../../tools/imports.ts';

const SOURCES = [
  'schemas',
  'renderers',
  'src',
  'server',
  'cli',
  'demo',
  'tools',
  'stories',
  'tests',
  '.storybook',
  'public',
  'docs',
];
const FILES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
/** The proof as a whole is bounded (tools/test/proofs.ts). */
const LONG_MS = 10 * 60_000;
const JOURNAL = 'server/migrations/meta/_journal.json';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

describe('generators', () => {
  const copy = makeTempDir('generators');
  const written: string[] = [];
  const at = (path: string) => join(copy, path);
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  const git = (...args: readonly string[]) =>
    run('git', '-c', 'user.name=proof', '-c', 'user.email=proof@example.com', ...args);
  const vitest = (project: string, ...files: readonly string[]) =>
    run(bin('vitest'), 'run', '--project', project, ...files);
  /** What was touched since the last time, by path from the root. */
  const touched = () => {
    git('add', '--all');
    const paths = git('diff', '--cached', '--name-only').split('\n').filter(Boolean);
    if (paths.length > 0) git('commit', '--quiet', '--message', 'add');
    return paths;
  };

  beforeAll(() => {
    for (const name of [...SOURCES, ...FILES])
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    git('init', '--quiet');
    touched();
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  it.each(ADDITIONS)(
    'architecture: npm run new -- $what $name touches its own places alone',
    ({ what, name, places }) => {
      run(bin('tsx'), 'tools/new.ts', what, name);
      const paths = touched();
      written.push(...paths);
      const isIn = (path: string, place: string) =>
        place.endsWith('/') ? path.startsWith(place) : path === place;
      expect(paths.filter((path) => !places.some((place) => isIn(path, place)))).toEqual([]);
      expect(places.filter((place) => !paths.some((path) => isIn(path, place)))).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'architecture: a migration is one folder, and makes the tables that were added',
    () => {
      const sql = [
        'CREATE TABLE "memos" ("app_id" text NOT NULL REFERENCES "shop"("app_id"), "user_id" text NOT NULL, "id" text NOT NULL, PRIMARY KEY ("app_id", "user_id", "id"));',
        'CREATE TABLE "memo_tag" ("app_id" text NOT NULL REFERENCES "shop"("app_id"), "id" text NOT NULL, PRIMARY KEY ("app_id", "id"));',
        'CREATE TABLE "live_quiz" ("app_id" text NOT NULL REFERENCES "shop"("app_id"), "id" text NOT NULL, "alive_id" text NOT NULL, "title" text NOT NULL, "started_at" bigint NOT NULL, "ended_at" bigint, "joiners" integer DEFAULT 0 NOT NULL, PRIMARY KEY ("app_id", "id"));',
        'CREATE TABLE "live_quiz_join" ("app_id" text NOT NULL REFERENCES "shop"("app_id"), "quiz_id" text NOT NULL, "user_id" text NOT NULL, "at" bigint NOT NULL, PRIMARY KEY ("app_id", "quiz_id", "user_id"));',
      ];
      const journal: Journal = JSON.parse(readFileSync(at(JOURNAL), 'utf8'));
      const last = journal.entries.at(-1);
      if (last === undefined) throw new Error('there is no migration');
      const idx = last.idx + 1;
      const tag = `${String(idx).padStart(4, '0')}_memos`;
      journal.entries.push({ ...last, idx, tag, when: last.when + 1 });
      writeFileSync(at(JOURNAL), JSON.stringify(journal, null, 2));
      writeFileSync(at(`server/migrations/${tag}.sql`), sql.join('\n--> statement-breakpoint\n'));
      expect(touched().filter((path) => !path.startsWith('server/migrations/'))).toEqual([]);
      expect(vitest('server', 'server/start/schema.test.ts')).toMatch(/Tests .* passed/);
    },
    LONG_MS,
  );

  it(
    'M240, D98: the activity that was added runs in a room: started, joined, told in its state, reported',
    () => {
      const files = ['live-quiz', 'live-fields', 'live-polls'].map(
        (name) => `tests/contract/${name}.test.ts`,
      );
      expect(vitest('server-postgres', ...files)).toMatch(/Test Files .*3 passed/);
      const views = ['live-quiz', 'live-host', 'live-chat'].map(
        (kind) => `renderers/live/${kind}/view.test.tsx`,
      );
      expect(vitest('unit', ...views)).toMatch(/Test Files .*3 passed/);
    },
    LONG_MS,
  );

  it('architecture: a call names its limit where it is described', () => {
    const contract = 'schemas/api/coupons/coupon-detail.ts';
    const text = readFileSync(at(contract), 'utf8');
    writeFileSync(
      at(contract),
      text.replace("access: 'learner',", "access: 'learner',\n  rate: 'coupon-detail',"),
    );
    expect(touched()).toEqual([contract]);
  });

  it(
    'architecture: all of it together typechecks, is formatted, and the registries know it',
    () => {
      const gone = at('server/areas/gone.gen.ts');
      writeFileSync(gone, '// Generated by tools/gen.ts; do not edit.\nexport {};\n');
      run(bin('tsx'), 'tools/gen.ts');
      expect(existsSync(gone), 'What no generator writes any more is removed').toBe(false);
      expect(run(bin('tsc'), '--noEmit', '--project', copy)).toBe('');
      expect(run(bin('oxfmt'), '--list-different', ...written)).toBe('');
      expect(readFileSync(at('server/start/areas.gen.ts'), 'utf8')).toContain(
        "'#server/areas/memos/area.ts'",
      );
      expect(readFileSync(at('renderers/definitions.gen.ts'), 'utf8')).toContain('way-passkey');
    },
    LONG_MS,
  );

  it(
    'M110: the way that was added is a tab in the box of every shop, by its folder alone',
    () => {
      const script = `
import { capabilities } from '#schemas/shop/capabilities.ts';
import { login } from '#schemas/page/fixed/login.ts';
import { isOffered, loginTabsOf } from '#features/auth/login-tabs.machine.ts';
const shops = ['knowledge', 'training', 'enterprise-school'];
const offered = shops.map((variant) => isOffered(loginTabsOf(capabilities({ variant, traits: new Set() })), 'passkey'));
const [box] = login({ params: {}, query: new URLSearchParams() }).regions.main;
console.log(JSON.stringify([offered, box.slots.ways.some(({ kind }) => kind === 'way-passkey')]));
`;
      writeFileSync(at('asked.ts'), script);
      expect(JSON.parse(run(bin('tsx'), 'asked.ts'))).toEqual([[true, true, true], true]);
      rmSync(at('asked.ts'));
    },
    LONG_MS,
  );

  it(
    'M119: the company that was added is offered in every shop that does not turn it off, by its file alone',
    () => {
      const script = `
import { capabilities } from '#schemas/shop/capabilities.ts';
import { hasScan, SCAN_COMPANIES } from '#schemas/auth/identity-companies.ts';
import { isOffered, loginTabsOf } from '#features/auth/login-tabs.machine.ts';
const able = (...scansOff) => capabilities({ variant: 'knowledge', traits: new Set(), scansOff });
const on = isOffered(loginTabsOf(able()), SCAN_COMPANIES.dingtalk.choice);
console.log(JSON.stringify([on, hasScan('dingtalk', able('dingtalk'))]));
`;
      writeFileSync(at('asked.ts'), script);
      expect(JSON.parse(run(bin('tsx'), 'asked.ts'))).toEqual([true, false]);
      rmSync(at('asked.ts'));
    },
    LONG_MS,
  );

  it(
    'architecture: all of it together keeps the boundaries',
    () => {
      const files = ['boundaries', 'features', 'server-areas', 'kit', 'module-files'];
      const said = vitest('architecture', ...files.map((name) => `tests/architecture/${name}.test.ts`));
      expect(said).toMatch(/Test Files .*5 passed/);
    },
    LONG_MS,
  );
});
