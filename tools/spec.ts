/** `npm run spec`: rows of docs/spec-map.md that no test names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './gen/files.ts';

const ROOMS = ['schemas', 'renderers', 'src', 'server', 'stories', 'tests', 'tools'];
/** Tables whose rows are tests stand in files of their own where several files run them. */
const TEST_FILE = /(?:\.(?:test|spec)\.tsx?|-table\.ts)$/;

function testFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && TEST_FILE.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Row numbers named by the titles of tests: string literals that begin with M77, M135-M140, M20/M21 or M20, M21. */
function rowsNamed(text: string): Set<number> {
  const named = new Set<number>();
  for (const [, title = ''] of text.matchAll(
    /['"`]((?:M\d{1,3}|[RD]\d{1,3}[^'"`\n]*\bM\d{1,3})[^'"`\n]*)/g,
  )) {
    for (const match of title.matchAll(/\bM(\d{1,3})(?:\s?[-–]\s?M(\d{1,3}))?\b/g)) {
      const from = Number(match[1]);
      const to = match[2] === undefined ? from : Number(match[2]);
      for (let row = from; row <= to && to <= 289; row += 1) named.add(row);
    }
  }
  return named;
}

const checklist = readFileSync(join(ROOT, 'docs/spec-map.md'), 'utf8');
const rows = [...checklist.matchAll(/^\| M(\d+)\s+\| (.*?)\s+\| [^|]*\|$/gm)].map((match) => ({
  number: Number(match[1]),
  check: match[2] ?? '',
}));
const named = rowsNamed(
  ROOMS.flatMap(testFiles)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);
const open = rows.filter(({ number }) => !named.has(number));
for (const { number, check } of open) process.stdout.write(`M${number}\t${check}\n`);
process.stdout.write(
  `${rows.length - open.length} of ${rows.length} rows have a test; ${open.length} have none\n`,
);
