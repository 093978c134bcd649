/** `npm run new -- <what> <name>`: a module with its files, and its rows where a table names it; see USAGE. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { at } from './gen/files.ts';
import { generate } from './gen.ts';
import type { Template } from './new/template.ts';
import { TEMPLATES } from './new/templates.ts';

const USAGE = `Usage:
  npm run new -- renderer <family>/<kind>   e.g. page/member-card
  npm run new -- endpoint <area>/<name>     e.g. catalogue/goods.detail.get
  npm run new -- area <name>                e.g. orders
  npm run new -- route <name>               e.g. certificate
  npm run new -- feature <name>             e.g. notes
  npm run new -- shop <label>               e.g. music
  npm run new -- login-way <name>           e.g. passkey
  npm run new -- lesson-type <name>         e.g. quiz
  npm run new -- sms-provider <name>        e.g. vonage
  npm run new -- table <area>/<name>        e.g. coupons/coupon-note
  npm run new -- job <area>/<name>          e.g. coupons/expire-coupons
  npm run new -- limit <area>/<name>        e.g. coupons/coupon-note
`;

function isTemplate(value: string | undefined): value is keyof typeof TEMPLATES {
  return value !== undefined && Object.hasOwn(TEMPLATES, value);
}

async function save(path: string, text: string): Promise<void> {
  mkdirSync(dirname(at(path)), { recursive: true });
  const options = await resolveConfig(at(path));
  writeFileSync(at(path), await format(text, { ...options, filepath: at(path) }));
}

/** Writes nothing where something of that name is there already or a row finds no place. */
async function write({ files, rows }: Template, name: string): Promise<void> {
  const modules = files(name);
  const taken = modules.filter(({ path }) => existsSync(at(path))).map(({ path }) => path);
  if (taken.length > 0) throw new Error(`already there: ${taken.join(', ')}`);
  const changed = (rows?.(name) ?? []).map(({ path, add }) => ({
    path,
    body: add(readFileSync(at(path), 'utf8')),
  }));
  for (const { path, body } of modules) {
    await save(path, body);
    process.stdout.write(`wrote ${path}\n`);
  }
  for (const { path, body } of changed) {
    await save(path, body);
    process.stdout.write(`changed ${path}\n`);
  }
}

const [what, name] = process.argv.slice(2);
if (!isTemplate(what) || name === undefined || !TEMPLATES[what].name.test(name)) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  try {
    await write(TEMPLATES[what], name);
    for (const problem of await generate()) process.stderr.write(`gen: ${problem}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
