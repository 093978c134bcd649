/** The file of the data directory that says when the last backup was made, by whomever: `shop doctor` and the console read it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const BACKUP_NOTE = 'backup.json';

interface BackupNote {
  /** ISO 8601: the moment it holds. */
  at: string;
  /** Its path. */
  file: string;
}

export function writeBackupNote(dataDir: string, note: BackupNote): Promise<void> {
  return writeFile(join(dataDir, BACKUP_NOTE), `${JSON.stringify(note)}\n`, { mode: 0o600 });
}

/** When the last one was made, unix milliseconds; undefined where there was none, or nobody can say. */
export async function readLastBackup(dataDir: string): Promise<number | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(join(dataDir, BACKUP_NOTE), 'utf8'));
    const at = typeof note === 'object' && note !== null && 'at' in note ? Date.parse(String(note.at)) : NaN;
    return Number.isNaN(at) ? undefined : at;
  } catch {
    return undefined;
  }
}
