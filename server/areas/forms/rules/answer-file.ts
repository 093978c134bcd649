/** Answers to a form as the text of one CSV file (D91, requirement 46). */
import type { Deps } from '#server/kernel/area.ts';
import { toCsv } from '#server/kernel/csv.ts';
import type { Documents } from './forms.ts';
import { readAnswerTable, type AnswerPage, type AnswerTable } from './form-table.ts';

/** Rows read at once. */
const PART_ROWS = 2000;
/** One file holds at most this many rows; the rest is read on with `before`. */
const FILE_ROWS_MAX = 20_000;

const HEADS = {
  cn: ['提交时间', '学员编号', '昵称'],
  en: ['Answered at', 'Learner', 'Nickname'],
} as const;

/** Rows of a table as lists of cells, one column a field. */
function cellsOf({ columns, rows }: AnswerTable): string[][] {
  return rows.map((row) => [
    row.at,
    row.user_id,
    row.nickname,
    ...columns.map(({ id }) => (Object.hasOwn(row.answers, id) ? (row.answers[id] ?? '') : '')),
  ]);
}

/** All rows as one file, newest first; `next` where there are more than it holds. Undefined for an unknown form. */
export async function readAnswerFile(
  world: Documents & Pick<Deps, 'stores' | 'renderers'>,
  appId: string,
  form: string,
  from: Pick<AnswerPage, 'locale' | 'before'>,
): Promise<{ text: string; next: string | undefined } | undefined> {
  let table = await readAnswerTable(world, appId, form, { ...from, limit: PART_ROWS });
  if (table === undefined) return undefined;
  const { columns } = table;
  const rows = [[...HEADS[from.locale], ...columns.map(({ label }) => label)], ...cellsOf(table)];
  while (table?.next !== undefined && rows.length <= FILE_ROWS_MAX) {
    const page: AnswerPage = { locale: from.locale, limit: PART_ROWS, before: table.next };
    table = await readAnswerTable(world, appId, form, page);
    if (table !== undefined) rows.push(...cellsOf({ ...table, columns }));
  }
  return { text: toCsv(rows), next: table?.next };
}
