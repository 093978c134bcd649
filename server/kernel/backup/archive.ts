/** A backup as one file: its folder packed, readable by its owner alone, and unpacked again with every file compared. */
import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as tar from 'tar';
import { BackupError, readManifest, type Manifest } from './manifest.ts';
import { clearAside, describeFiles, filesBelow, MANIFEST_FILE } from './staging.ts';

/** Most of it are pictures, which do not grow smaller. */
const GZIP_LEVEL = 3;

/** A backup that is being packed, beside the name it gets: of this module alone. */
const PART = /\.[\da-f]{8}\.lectern-part$/;

/**
 * Packs the folder into a file that appears whole, mode 0600: it holds what people wrote and the hashes of their passwords.
 * @param onShare told how much of it is packed, of one
 * @throws BackupError where there is a file of that name.
 */
export async function packFile(dir: string, path: string, onShare?: (share: number) => void): Promise<void> {
  const aside = `${path}.${randomBytes(4).toString('hex')}.lectern-part`;
  // A process that was killed leaves a file as large as a backup, and backups have another name each time.
  await clearAside(dirname(path), (name) => PART.test(name));
  try {
    // Made first, for what fills it would make it readable by others.
    const file = await open(aside, 'wx', 0o600);
    try {
      const names = await packList(dir);
      let count = 0;
      const onWriteEntry = () => {
        onShare?.(count / names.length);
        count += 1;
      };
      const options = { file: aside, cwd: dir, gzip: { level: GZIP_LEVEL }, portable: true, onWriteEntry };
      await tar.create(options, names);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(aside, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new BackupError(`There is a file ${path} already: give the backup another name.`);
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** The manifest comes first. */
async function packList(dir: string): Promise<string[]> {
  const names = await filesBelow(dir);
  return [MANIFEST_FILE, ...names.filter((name) => name !== MANIFEST_FILE)];
}

/** Unpacks a file into a folder and compares the uploaded files with the manifest. @throws BackupError where they differ. */
export async function unpackFile(path: string, dir: string): Promise<Manifest> {
  try {
    await tar.extract({
      file: path,
      cwd: dir,
      strict: true,
      noMtime: true,
      preserveOwner: false,
      fmode: 0o600,
      dmode: 0o700,
      filter: (_name, entry) => !('type' in entry) || ['File', 'OldFile', 'Directory'].includes(entry.type),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${path} cannot be read as a backup: ${reason.split('\n')[0] ?? ''}`);
  }
  const text = await readFile(join(dir, MANIFEST_FILE), 'utf8').catch(() => '');
  const manifest = readManifest(text);
  const files = new Map((await describeFiles(join(dir, 'files'))).map((file) => [file.name, file]));
  for (const { name, sha256 } of manifest.files) {
    if (files.get(name)?.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: its file ${name} is not what it was.`);
    files.delete(name);
  }
  for (const name of files.keys()) throw new BackupError(`The backup holds a file ${name} it does not name.`);
  return manifest;
}
