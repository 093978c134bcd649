/** `npm run spec`: rows of docs/laws/rows.md that no test names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './imports.ts';
import { readLaws } from './laws.ts';

const ROOMS = ['schemas', 'renderers', 'src', 'server', 'stories', 'tests', 'tools'];
/** Tables whose rows are tests stand in files of their own where several files run them. */
const TEST_FILE = /(?:\.(?:test|spec)\.tsx?|-table\.ts)$/;

/** Row numbers named by the titles of tests: string literals that begin with M77, M135-M140, M20/M21 or M20, M21. */
function rowsNamed(text: string, last: number): Set<number> {
  const named = new Set<number>();
  for (const [, title = ''] of text.matchAll(
    /['"`]((?:M\d{1,3}|[RD]\d{1,3}[^'"`\n]*\bM\d{1,3})[^'"`\n]*)/g,
  )) {
    for (const match of title.matchAll(/\bM(\d{1,3})(?:\s?[-–]\s?M(\d{1,3}))?\b/g)) {
      const from = Number(match[1]);
      const to = match[2] === undefined ? from : Number(match[2]);
      for (let row = from; row <= to && to <= last; row += 1) named.add(row);
    }
  }
  return named;
}

const rows = readLaws().flatMap(({ id, text }) =>
  id.startsWith('M') ? [{ number: Number(id.slice(1)), text }] : [],
);
const named = rowsNamed(
  sourceFiles(ROOMS, TEST_FILE)
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n'),
  rows.length,
);
const open = rows.filter(({ number }) => !named.has(number));
for (const { number, text } of open) process.stdout.write(`M${number}\t${text}\n`);
process.stdout.write(
  `${rows.length - open.length} of ${rows.length} rows have a test; ${open.length} have none\n`,
);
