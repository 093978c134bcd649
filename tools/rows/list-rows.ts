/** Every row of docs/requirements/rows.md with the tests whose titles name it, and the decisions it is met by in another way than its words say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from '../imports.ts';
import { readLaws } from '../laws.ts';
import { DOORS, doorOf, rowsNamed, type Door } from './doors.ts';
import { MUTATIONS } from './mutations.ts';

export interface Row {
  /** `M77`. */
  readonly id: string;
  readonly text: string;
  /** By door, then by path. */
  readonly tests: readonly { readonly door: Door; readonly file: string }[];
  /** Ids as they are cited: `D121`, `ADR-255`. */
  readonly decisions: readonly string[];
  /** By a test through a public door, or by a rule that was seen red. */
  readonly isShown: boolean;
}

const ROOMS = ['schemas', 'renderers', 'src', 'desk', 'server', 'cli', 'demo', 'stories', 'tests', 'tools'];
/** Tables whose rows are tests stand in files of their own where several files run them. */
const TEST_FILE = /(?:\.(?:test|spec)\.tsx?|-table\.ts)$/;

/** What a row says of the decisions it is met by; empty where it is met as it stands. */
function decisionsIn(text: string): string[] {
  const [, decisions = ''] = text.split('By decision:');
  return [...decisions.matchAll(/\bD\d+\b|\bADR-\d{3}\b/g)].map(([id]) => id);
}

export function listRows(): Row[] {
  const laws = readLaws().filter(({ id }) => id.startsWith('M'));
  const files = sourceFiles(ROOMS, TEST_FILE).map((file) => ({
    file,
    door: doorOf(file),
    rows: rowsNamed(readFileSync(join(ROOT, file), 'utf8'), laws.length),
  }));
  const breakable = new Set(MUTATIONS.map(({ law }) => law));
  return laws.map(({ id, text }) => {
    const number = Number(id.slice(1));
    const tests = DOORS.flatMap((door) =>
      files
        .filter((one) => one.door === door && one.rows.has(number))
        .map(({ file }) => ({ door, file }))
        .sort((one, other) => (one.file < other.file ? -1 : 1)),
    );
    const isShown = tests.some(({ door }) => door !== 'rule' || breakable.has(id));
    return { id, text, tests, decisions: decisionsIn(text), isShown };
  });
}
