/** The merchant reads what was answered to a form: rows as JSON, or all of them as a CSV file (D91, requirement 46). */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/kernel/area.ts';
import type { Documents } from '../rules/forms.ts';
import { readAnswerTable, type AnswerPage, type AnswerTable } from '../rules/form-table.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import { toCsv } from '#server/kernel/csv.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { textField } from '#server/kernel/text-field.ts';
import { readCursor } from '#server/kernel/cursor.ts';
import { sendCsv } from '#server/kernel/http/send-csv.ts';

const PAGE_ROWS = 500;
const PAGE_ROWS_MAX = 2000;
/** One file holds at most this many rows; the rest is read on with `before`. */
const FILE_ROWS_MAX = 20_000;

const HEADS = {
  cn: ['提交时间', '学员编号', '昵称'],
  en: ['Answered at', 'Learner', 'Nickname'],
} as const;

interface AnswersRequest extends Omit<AnswerPage, 'locale'> {
  form: string;
  isFile: boolean;
}

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
  let table = await readAnswerTable(world, appId, form, { ...from, limit: PAGE_ROWS_MAX });
  if (table === undefined) return undefined;
  const { columns } = table;
  const rows = [[...HEADS[from.locale], ...columns.map(({ label }) => label)], ...cellsOf(table)];
  while (table?.next !== undefined && rows.length <= FILE_ROWS_MAX) {
    const page: AnswerPage = { locale: from.locale, limit: PAGE_ROWS_MAX, before: table.next };
    table = await readAnswerTable(world, appId, form, page);
    if (table !== undefined) rows.push(...cellsOf({ ...table, columns }));
  }
  return { text: toCsv(rows), next: table?.next };
}

function sendPart(
  reply: FastifyReply,
  file: { text: string; next: string | undefined },
  form: string,
): FastifyReply {
  if (file.next !== undefined) reply.header('x-next', file.next);
  return sendCsv(reply, `${form.replace(/[^\w-]/g, '')}-answers`, file.text);
}

function readAsked(query: unknown): AnswersRequest | undefined {
  const [form = '', format = '', limit = '', before = ''] = ['form', 'format', 'limit', 'before'].map(
    (name) => textField(query, name),
  );
  const rows = limit === '' ? PAGE_ROWS : Number(limit);
  const isFit =
    isStorable(form) &&
    ['', 'json', 'csv'].includes(format) &&
    Number.isInteger(rows) &&
    rows >= 1 &&
    rows <= PAGE_ROWS_MAX &&
    (before === '' || readCursor(before) !== undefined);
  if (!isFit) return undefined;
  return { form, isFile: format === 'csv', limit: rows, ...(before === '' ? {} : { before }) };
}

export function registerFormAnswers(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/form-answers', async ({ request, reply, shop }) => {
    const asked = readAsked(request.query);
    if (asked === undefined) return sendFailure(request, reply, 'bad-parameters');
    const { form, isFile, ...page } = asked;
    const locale = apiLocale(request);
    if (isFile) {
      const file = await readAnswerFile(deps, shop.appId, form, { ...page, locale });
      return file === undefined ? sendFailure(request, reply, 'not-found') : sendPart(reply, file, form);
    }
    const table = await readAnswerTable(deps, shop.appId, form, { ...page, locale });
    return table === undefined ? sendFailure(request, reply, 'not-found') : sendOk(request, reply, table);
  });
}
