/** Answers to a form as the text of one CSV file (D91, requirement 46). */
import { FORM_ANSWER_SORTS } from '#schemas/api/console/form-answers.ts';
import type { Deps } from '#server/kernel/area.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { toCsv } from '#server/kernel/csv.ts';
import type { Documents } from './forms.ts';
import { readAnswerTable, type AnswerPage, type AnswerTable } from './form-table.ts';

/** Rows read at once. */
const PART_ROWS = 2000;
/** One file holds at most this many rows; the rest is read on by its cursor. */
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

/** All rows as one file in one order; `next` where there are more than it holds. Undefined for an unknown form. */
export async function readAnswerFile(
  world: Documents & Pick<Deps, 'stores' | 'renderers'>,
  appId: string,
  form: string,
  { locale, place }: AnswerPage,
): Promise<{ text: string; next: string | undefined } | undefined> {
  let table = await readAnswerTable(world, appId, form, { locale, place: { ...place, limit: PART_ROWS } });
  if (table === undefined) return undefined;
  const { columns } = table;
  const rows = [[...HEADS[locale], ...columns.map(({ label }) => label)], ...cellsOf(table)];
  while (table?.next !== undefined && rows.length <= FILE_ROWS_MAX) {
    const next: AnswerPage['place'] | undefined = toSortedPlace(
      { sort: place.sort, cursor: table.next, limit: PART_ROWS },
      FORM_ANSWER_SORTS,
    );
    table = next && (await readAnswerTable(world, appId, form, { locale, place: next }));
    if (table !== undefined) rows.push(...cellsOf({ ...table, columns }));
  }
  return { text: toCsv(rows), next: table?.next };
}
