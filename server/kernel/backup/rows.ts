/** The rows of a table as lines of text: PostgreSQL's own text of each value, which every PostgreSQL reads back unchanged. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { askTexts, quoteName, type TableShape } from './tables.ts';

/** So much of a table is in memory at once, about: a row may be half a megabyte. */
const BATCH_BYTES = 1024 * 1024;
const FIRST_ROWS = 50;
const ROWS_MAX = 2000;
const MODULUS = 1n << 256n;

/** The sum of the hashes of rows, the same in whatever order they come. */
export class RowSum {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    const hash = createHash('sha256').update(line).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  get checksum(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/** How values are written, whatever the server's own settings are. */
export const TEXT_SETTINGS = [
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
];

/** Reads a table inside the transaction the client is in; answers some lines at a time. */
export async function* readLines(
  client: pg.Client,
  { name, columns }: TableShape,
): AsyncGenerator<readonly string[], void, void> {
  const values = columns.map((column) => `${quoteName(column.name)}::text`).join(', ');
  await client.query(`declare backup_rows no scroll cursor for select ${values} from ${quoteName(name)}`);
  try {
    let count = FIRST_ROWS;
    for (;;) {
      const rows = await askTexts(client, `fetch ${String(count)} from backup_rows`);
      if (rows.length === 0) return;
      const lines = rows.map((row) => JSON.stringify(row));
      yield lines;
      const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
      count = Math.min(ROWS_MAX, Math.max(1, Math.floor(BATCH_BYTES / bytes)));
    }
  } finally {
    await client.query('close backup_rows');
  }
}

/** A line as the values it stands for; undefined where it is none. */
export function readLine(line: string, width: number): (string | null)[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length !== width) return undefined;
  const texts = value.filter((one: unknown) => one === null || typeof one === 'string');
  return texts.length === width ? texts : undefined;
}
