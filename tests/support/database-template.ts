/** An initialised, empty embedded database, made once a machine: a first start costs seconds, a copy 0.1 s. */
import { createHash, randomBytes } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openStores } from '#server/start/open-stores.ts';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

/** Puts a database with all tables and no shop into an empty data directory. */
export async function fillFromTemplate(dataDir: string): Promise<void> {
  copyTemplate(await templateDir(), dataDir);
}

async function templateDir(): Promise<string> {
  const cache = join(process.cwd(), 'node_modules/.cache/lectern');
  const dir = join(cache, `data-${templateKey()}`);
  if (existsSync(dir)) return dir;
  mkdirSync(cache, { recursive: true });
  const aside = makeTempDir('template');
  const stores = await openStores({ dataDir: aside, demo: false });
  await stores.close();
  const copy = `${dir}.${randomBytes(4).toString('hex')}`;
  copyTemplate(aside, copy);
  removeTempDir(aside);
  try {
    renameSync(copy, dir);
  } catch {
    // Another test file made it first.
    rmSync(copy, { recursive: true, force: true });
  }
  return dir;
}

function copyTemplate(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Whatever changes what a first start writes. */
function templateKey(): string {
  const migrations = shippedFile('migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrations, name)));
  }
  for (const name of ['owners-door.mjs', 'worker.mjs'])
    hash.update(readFileSync(shippedFile(`kernel/db/embedded/${name}`)));
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(dirname(entry), '../package.json')));
  return hash.digest('hex').slice(0, 16);
}
