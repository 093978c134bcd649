/** The merchant reads what was answered to a form: rows, or all of them as a CSV file (D91, requirement 46). */
import { consoleFormAnswersExport, consoleFormAnswersList } from '#schemas/api/console/form-answers.ts';
import { readCursor } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { readAnswerFile } from '../rules/answer-file.ts';
import { readAnswerTable } from '../rules/form-table.ts';

const ROWS = 500;

/** Where to read on; undefined for a cursor that is none. */
function placeOf({ cursor }: { cursor?: string | undefined }): { before?: string } | undefined {
  if (cursor === undefined) return {};
  return readCursor(cursor) === undefined ? undefined : { before: cursor };
}

export const formAnswerCalls = [
  handleConsole(consoleFormAnswersList, async ({ input, shop, deps, locale }) => {
    const place = placeOf(input);
    if (place === undefined) return fail('bad-parameters');
    const { form, limit = ROWS } = input;
    const table = await readAnswerTable(deps, shop.appId, form, { ...place, limit, locale });
    if (table === undefined) return fail('not-found');
    const { rows: items, ...part } = table;
    return ok({ ...part, items });
  }),
  handleConsole(consoleFormAnswersExport, async ({ input, shop, deps, locale }) => {
    const place = placeOf(input);
    if (place === undefined) return fail('bad-parameters');
    const file = await readAnswerFile(deps, shop.appId, input.form, { ...place, locale });
    if (file === undefined) return fail('not-found');
    return ok({ csv: file.text, ...(file.next === undefined ? {} : { next: file.next }) });
  }),
];
