/** The steps of the gate, in the order they run in their lanes. */
import { join } from 'node:path';
import { ROOT } from '../imports.ts';

export interface Step {
  readonly name: string;
  readonly says: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Which report to count; a step without one counts as a single check. */
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly file: string };
  readonly browser: boolean;
  /** Steps that must have passed for this one to make sense. */
  readonly needs: readonly string[];
  /** For what hangs. */
  readonly limitMinutes: number;
  /** The main lane is heard while it runs; what runs beside it is told at its end. */
  readonly lane: 'main' | 'side';
}

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const check = (name: string, says: string, command: readonly string[]): Step => ({
  name,
  says,
  command,
  browser: false,
  needs: name === 'gen' ? [] : ['gen'],
  limitMinutes: 10,
  lane: name === 'gen' ? 'main' : 'side',
});

function vitest(
  name: string,
  says: string,
  reports: string,
  options: readonly string[],
  more: Partial<Step> = {},
): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    says,
    command: [
      bin('vitest'),
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { kind: 'vitest', file },
    browser: false,
    needs: ['gen'],
    limitMinutes: 40,
    lane: 'main',
    ...more,
  };
}

const GEN = check('gen', 'registries, validators and stories are generated', [bin('tsx'), 'tools/gen.ts']);
/** One checker: more of them check the same types again, which costs beside the units what it saves in time. */
const TYPES = check('types', 'tsc --noEmit', [bin('tsc'), '--noEmit', '--checkers', '1']);
const LINT = check('lint', 'oxlint, type-aware, warnings denied', [
  bin('oxlint'),
  '--type-aware',
  '--deny-warnings',
]);
const FORMAT = check('format', 'oxfmt --check', [bin('oxfmt'), '--check']);
/** Reads generated files too, which git ignores: through them the registries' entries are used. */
const DEAD_CODE = check('dead-code', 'knip: no file, package, export or type that nobody uses', [
  bin('knip'),
  '--no-gitignore',
  '--no-progress',
  '--treat-config-hints-as-errors',
]);
const BUILD = check('build', 'client, server renderer and server bundles', [bin('tsx'), 'tools/build.ts']);

function journeys(reports: string): Step {
  const file = join(reports, 'journeys.json');
  return {
    name: 'journeys',
    says: 'what the built server answers, and people who use it in Chromium',
    command: [bin('playwright'), 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { kind: 'playwright', file },
    browser: true,
    needs: ['gen', 'build'],
    limitMinutes: 40,
    lane: 'main',
  };
}

/** Projects of vitest.config.ts. */
const projects = (...names: readonly string[]) => names.flatMap((name) => ['--project', name]);

export function stepsFor(args: readonly string[], reports: string): Step[] {
  if (args.includes('--quick')) {
    return [
      GEN,
      TYPES,
      LINT,
      vitest('unit', 'unit, plain and architecture', reports, projects('unit', 'plain', 'architecture')),
    ];
  }
  const verify = [
    GEN,
    TYPES,
    LINT,
    FORMAT,
    DEAD_CODE,
    BUILD,
    vitest(
      'unit',
      'unit, architecture, laws, stores and what differs on the embedded database',
      reports,
      projects('unit', 'plain', 'architecture', 'server', 'production'),
    ),
    vitest(
      'postgres',
      'stores and the whole contract on PostgreSQL',
      reports,
      projects('server-postgres'),
      // Commands of a shop run as they were built: from their sources each would take seconds to start.
      { needs: ['gen', 'build'] },
    ),
    vitest(
      'stories',
      'every example in Chromium, with axe',
      reports,
      ['--config', 'tests/configs/vitest.stories.config.ts'],
      { browser: true },
    ),
  ];
  return args.includes('--verify') ? verify : [...verify, journeys(reports)];
}
