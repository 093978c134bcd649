/** The merchant's exams: exported as tables and imported, all of them or none (ADR-319). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  EXAM_SORTS,
  consoleExamsExport,
  consoleExamsGet,
  consoleExamsImport,
  consoleExamsList,
  consoleExamsSave,
  consoleExamsSheetsRead,
  consoleExamsWorkbookGet,
} from '#schemas/api/console/exams.ts';
import { EXAM_TABLE_NAMES } from '#schemas/exam/tables.ts';
import { sheetCalls } from '#server/areas/goods-transfer/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { changeOf } from '../rules/audit-of-exams.ts';
import { presentExam } from '../rules/present-exam.ts';
import { exportExams, importExams } from '../transfer/import-exams.ts';
import { readExam, saveExam } from '../transfer/save-exam.ts';

export const examCalls = [
  handleConsole(consoleExamsList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, EXAM_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter: { mode, state, is_waiting: isWaiting } = {} } = input;
    const matching = { q, modes: valuesOf(mode), states: valuesOf(state), isWaiting, locale };
    const { rows, ...part } = await deps.stores.examParts.part(shop.appId, matching, place);
    return ok({ ...part, items: rows.map((row) => presentExam(row, locale)) });
  }),
  handleConsole(consoleExamsGet, async ({ input: { id }, shop: { appId }, deps }) => {
    const match = await readExam(deps.stores, appId, id);
    return match === undefined ? fail('not-found') : ok(match);
  }),
  handleConsole(consoleExamsSave, async ({ input, shop: { appId }, deps }) => {
    const { id = randomId('ex'), version, item } = input;
    const isNew = input.id === undefined;
    const result = await saveExam(deps, appId, { id, isNew, version, change: item });
    if (result.kind === 'stale')
      return fail('state-conflict', { yours: item, theirs: result.theirs ?? null });
    if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
    const { report, version: now, isChanged, notes } = result;
    const data = { id, version: now, notes };
    return isChanged ? okChanged(data, changeOf(`exam ${id}`, report)) : okUnchanged(data);
  }),
  handleConsole(consoleExamsExport, async ({ shop, deps }) =>
    ok({ tables: await exportExams(deps, shop.appId) }),
  ),
  handleConsole(consoleExamsImport, async ({ input, shop, deps }) => {
    const { tables, is_trial: isTrial = false, is_whole: isWhole = false } = input;
    const result = await importExams(deps, shop.appId, { tables, isTrial, isWhole });
    if (!result.ok) return fail('config-invalid', { errors: result.faults });
    const { report } = result;
    if (isTrial || report.changes.length === 0) return okUnchanged(report);
    return okChanged(report, changeOf('exams', report));
  }),
  ...sheetCalls({
    read: consoleExamsSheetsRead,
    workbook: consoleExamsWorkbookGet,
    names: EXAM_TABLE_NAMES,
    chief: 'questions',
    exportAll: ({ shop, deps }) => exportExams(deps, shop.appId),
  }),
];
