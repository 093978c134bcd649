/** `npm run new -- renderer <family>/<kind> | endpoint <area>/<name> | area <name> | route <name> | feature <name> | shop <label>`: a module with its files. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './gen/files.ts';
import { generate } from './gen.ts';
import { TEMPLATES, type ModuleFile } from './new/templates.ts';

const USAGE = `Usage:
  npm run new -- renderer <family>/<kind>   e.g. page/member-card
  npm run new -- endpoint <area>/<name>     e.g. catalogue/goods.detail.get
  npm run new -- area <name>                e.g. orders
  npm run new -- route <name>               e.g. certificate
  npm run new -- feature <name>             e.g. notes
  npm run new -- shop <label>               e.g. music
`;

function isTemplate(value: string | undefined): value is keyof typeof TEMPLATES {
  return value !== undefined && Object.hasOwn(TEMPLATES, value);
}

function write(files: readonly ModuleFile[]): string[] {
  const taken = files.filter(({ path }) => existsSync(at(path))).map(({ path }) => path);
  if (taken.length > 0) throw new Error(`already there: ${taken.join(', ')}`);
  for (const { path, body } of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), body);
  }
  return files.map(({ path }) => path);
}

const [what, name] = process.argv.slice(2);
if (!isTemplate(what) || name === undefined || !TEMPLATES[what].name.test(name)) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  try {
    for (const path of write(TEMPLATES[what].files(name))) process.stdout.write(`wrote ${path}\n`);
    for (const problem of await generate()) process.stderr.write(`gen: ${problem}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
