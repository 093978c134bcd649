/** `npm run spec`: rows of docs/requirements/rows.md that no test shows through a public door; with `--all` every row and what shows it. */
import { listRows } from './rows/list-rows.ts';
import { DOORS } from './rows/doors.ts';
import { MUTATIONS } from './rows/mutations.ts';

const rows = listRows();
const open = rows.filter(({ isShown }) => !isShown);

if (process.argv.includes('--all'))
  for (const { id, text, tests, decisions } of rows) {
    process.stdout.write(`${id}\t${text}\n`);
    for (const { door, file } of tests) process.stdout.write(`\t${door}\t${file}\n`);
    if (decisions.length > 0) process.stdout.write(`\tby decision\t${decisions.join(', ')}\n`);
  }
for (const { id, text, tests } of open) {
  const hint = tests.length > 0 ? ' [a rule alone, never seen red]' : '';
  process.stdout.write(`${id}\t${text}${hint}\n`);
}

const counts = DOORS.map((door) => {
  const shownRows = rows.filter(({ tests }) => tests.some((test) => test.door === door));
  return `${String(shownRows.length)} by ${door}`;
}).join(', ');
const decisionCount = rows.filter(({ decisions }) => decisions.length > 0).length;
const breakableCount = new Set(MUTATIONS.map(({ law }) => law)).size;
process.stdout.write(
  `${String(rows.length - open.length)} of ${String(rows.length)} rows are shown (${counts}); ${String(open.length)} are not; ${String(decisionCount)} are met by decision; ${String(breakableCount)} laws are broken by hand\n`,
);
