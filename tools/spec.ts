/** `npm run spec`: rows of docs/laws/rows.md that no test shows through a public door. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './imports.ts';
import { readLaws } from './laws.ts';
import { DOORS, doorOf, rowsNamed, type Door } from './rows/doors.ts';
import { MUTATIONS } from './rows/mutations.ts';

const ROOMS = ['schemas', 'renderers', 'src', 'server', 'stories', 'tests', 'tools'];
/** Tables whose rows are tests stand in files of their own where several files run them. */
const TEST_FILE = /(?:\.(?:test|spec)\.tsx?|-table\.ts)$/;

const rows = readLaws().flatMap(({ id, text }) =>
  id.startsWith('M') ? [{ number: Number(id.slice(1)), text }] : [],
);
const shownBy = new Map<Door, Set<number>>(DOORS.map((door) => [door, new Set<number>()]));
for (const file of sourceFiles(ROOMS, TEST_FILE)) {
  const named = rowsNamed(readFileSync(join(ROOT, file), 'utf8'), rows.length);
  for (const row of named) shownBy.get(doorOf(file))?.add(row);
}
const broken = new Set(MUTATIONS.map(({ law }) => law));

/** By what a row is shown; a rule asked from inside shows it where it was seen red. */
function shown(row: number): boolean {
  const isFromOutside = DOORS.some((door) => door !== 'rule' && shownBy.get(door)?.has(row) === true);
  return isFromOutside || (shownBy.get('rule')?.has(row) === true && broken.has(`M${row}`));
}

const open = rows.filter(({ number }) => !shown(number));
for (const { number, text } of open) {
  const hint = shownBy.get('rule')?.has(number) === true ? ' [a rule alone, never seen red]' : '';
  process.stdout.write(`M${number}\t${text}${hint}\n`);
}
const counts = DOORS.map((door) => `${shownBy.get(door)?.size ?? 0} by ${door}`).join(', ');
process.stdout.write(
  `${rows.length - open.length} of ${rows.length} rows are shown (${counts}); ${open.length} are not; ${broken.size} laws are broken by hand\n`,
);
