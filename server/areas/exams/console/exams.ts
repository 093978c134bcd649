/** The merchant's exams: exported as tables and imported, all of them or none (ADR-319). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  EXAM_SORTS,
  consoleExamsExport,
  consoleExamsImport,
  consoleExamsList,
} from '#schemas/api/console/exams.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole, namedRows, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { presentExam } from '../rules/present-exam.ts';
import { exportExams, importExams } from '../transfer/import-exams.ts';

export const examCalls = [
  handleConsole(consoleExamsList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, EXAM_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter: { mode, state, is_waiting: isWaiting } = {} } = input;
    const matching = { q, modes: valuesOf(mode), states: valuesOf(state), isWaiting, locale };
    const { rows, ...part } = await deps.stores.examParts.part(shop.appId, matching, place);
    return ok({ ...part, items: rows.map((row) => presentExam(row, locale)) });
  }),
  handleConsole(consoleExamsExport, async ({ shop, deps }) =>
    ok({ tables: await exportExams(deps, shop.appId) }),
  ),
  handleConsole(consoleExamsImport, async ({ input, shop, deps }) => {
    const { tables, is_trial: isTrial = false, is_whole: isWhole = false } = input;
    const result = await importExams(deps, shop.appId, { tables, isTrial, isWhole });
    if (!result.ok) return fail('config-invalid', { errors: result.faults });
    const { report } = result;
    const { changes } = report;
    if (isTrial || changes.length === 0) return okUnchanged(report);
    const nameOf = ({ table, id }: (typeof changes)[number]) => `${table} ${id}`;
    const updates = changes.filter(({ change }) => change === 'changed');
    return okChanged(report, {
      subject: 'exams',
      before: namedRows(updates.map(nameOf)),
      after: namedRows(changes.map(nameOf)),
    });
  }),
];
