/** The merchant reads what was answered to a form: rows, or all of them as a CSV file (D91, requirement 46). */
import {
  FORM_ANSWER_SORTS,
  consoleFormAnswersExport,
  consoleFormAnswersList,
} from '#schemas/api/console/form-answers.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { readAnswerFile } from '../rules/answer-file.ts';
import { readAnswerTable } from '../rules/form-table.ts';

const ROWS = 500;

export const formAnswerCalls = [
  handleConsole(consoleFormAnswersList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace({ limit: ROWS, ...input }, FORM_ANSWER_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const table = await readAnswerTable(deps, shop.appId, input.form, { place, locale });
    if (table === undefined) return fail('not-found');
    const { rows: items, ...part } = table;
    return ok({ ...part, items });
  }),
  handleConsole(consoleFormAnswersExport, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, FORM_ANSWER_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const file = await readAnswerFile(deps, shop.appId, input.form, { place, locale });
    if (file === undefined) return fail('not-found');
    return ok({ csv: file.text, ...(file.next === undefined ? {} : { next: file.next }) });
  }),
];
