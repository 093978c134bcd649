/** Writes tools/boundaries.oxlintrc.json, the boundary table as lint rules: `tsx tools/lint-boundaries.ts`. A test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODULES, type Module } from './boundary-table.ts';
import { readAliases, ROOT } from './imports.ts';

export const BOUNDARIES_FILE = join(ROOT, 'tools', 'boundaries.oxlintrc.json');

/** Inner modules of the server, reached as #server/<module>/. */
const SERVER_MODULES = ['kernel', 'areas', 'web', 'seed', 'start'];

/** Modules behind each import pattern; a pattern is open to a module that may import any of them. */
function patterns(): Map<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  for (const alias of Object.keys(readAliases())) {
    const name = alias.slice(1, -2);
    if (name === 'renderers') map.set('#renderers/**', ['definitions', 'definition registries', 'views']);
    else if (name === 'schemas') map.set('#schemas/**', ['schemas', 'kit schemas']);
    else if (name === 'server')
      for (const inner of SERVER_MODULES) map.set(`#server/${inner}/**`, [`server ${inner}`]);
    else map.set(`#${name}/**`, [name]);
  }
  return map;
}

function dependencies(): string[] {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies);
}

function mayUse(module: Module, name: string): boolean {
  return module.packages.some(
    (allowed) => allowed === '*' || name === allowed || (allowed.endsWith('/') && name.startsWith(allowed)),
  );
}

function rulesOf(module: Module): object {
  const closedPatterns = [...patterns()]
    .filter(([, modules]) => !modules.some((name) => module.may.includes(name)))
    .map(([pattern]) => pattern);
  const closedPackages = dependencies()
    .filter((name) => !mayUse(module, name))
    .flatMap((name) => [name, `${name}/**`]);
  const message = `Module "${module.name}" (layer ${module.layer}) may not import this; see tools/boundary-table.ts.`;
  const imports = ['error', { patterns: [{ group: [...closedPatterns, ...closedPackages], message }] }];
  const globals = [
    'error',
    ...(module.bans ?? []).map((name) => ({
      name,
      message: `${module.name} may not use ${name}; see tools/boundary-table.ts.`,
    })),
  ];
  return {
    files: [module.glob],
    rules: {
      'no-restricted-imports': imports,
      ...(module.bans === undefined ? {} : { 'no-restricted-globals': globals }),
    },
  };
}

function openModule(module: Module): object {
  return { files: [module.glob], rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' } };
}

/** The lint config of the boundaries; later overrides win, so the table's first-match order is turned round. */
export function boundariesAsLint(): string {
  const closed = MODULES.toReversed().map((module) =>
    module.may.includes('*') ? openModule(module) : rulesOf(module),
  );
  const loose = {
    files: ['**/*.test.{ts,tsx}', '**/*.gen.{ts,tsx,js}'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' },
  };
  return `${JSON.stringify({ overrides: [...closed, loose] }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(BOUNDARIES_FILE, boundariesAsLint());
