/** `npm run new -- <what> <name>`: a module with its files, and its rows where a table names it, and what is left to do. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './gen/files.ts';
import { generate } from './gen.ts';
import { refusalOf } from './new/refusal.ts';
import type { Template } from './new/template.ts';
import { TEMPLATES } from './new/templates.ts';

const USAGE = `Usage:
${Object.values(TEMPLATES)
  .map(({ usage }) => `  npm run new -- ${usage}`)
  .join('\n')}
`;

function isTemplate(value: string | undefined): value is keyof typeof TEMPLATES {
  return value !== undefined && Object.hasOwn(TEMPLATES, value);
}

function save(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

function formatAll(paths: readonly string[]): void {
  execFileSync(at('node_modules/.bin/oxfmt'), paths.map(at), {
    cwd: at(''),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Writes nothing where something of that name is there already or a row finds no place. */
function write({ files, rows }: Template, name: string): void {
  const modules = files(name);
  const conflicts = modules.filter(({ path }) => existsSync(at(path))).map(({ path }) => path);
  if (conflicts.length > 0) throw new Error(`already there: ${conflicts.join(', ')}`);
  const changes = (rows?.(name) ?? []).map(({ path, add }) => ({
    path,
    body: add(readFileSync(at(path), 'utf8')),
  }));
  for (const { path, body } of modules) {
    save(path, body);
    process.stdout.write(`wrote ${path}\n`);
  }
  for (const { path, body } of changes) {
    save(path, body);
    process.stdout.write(`changed ${path}\n`);
  }
  formatAll([...modules, ...changes].map(({ path }) => path));
}

/** What is left to do, numbered. */
function sayNext(steps: readonly string[]): void {
  process.stdout.write(`\nNext:\n${steps.map((step, place) => `  ${place + 1}. ${step}\n`).join('')}`);
}

const [what, name] = process.argv.slice(2);
const refusal = what === undefined || name === undefined ? USAGE : refusalOf(what, name, TEMPLATES);
if (refusal !== undefined || !isTemplate(what) || name === undefined) {
  process.stderr.write(`${(refusal ?? USAGE).trimEnd()}\n`);
  process.exitCode = 1;
} else {
  try {
    write(TEMPLATES[what], name);
    for (const problem of await generate()) process.stderr.write(`gen: ${problem}\n`);
    sayNext([...TEMPLATES[what].next(name), 'npm run verify:quick']);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
