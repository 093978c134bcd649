/** The merchant's exams: exported as tables and imported, all of them or none (ADR-319). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  EXAM_SORTS,
  consoleExamsExport,
  consoleExamsGet,
  consoleExamsImport,
  consoleExamsList,
  consoleExamsSave,
} from '#schemas/api/console/exams.ts';
import type { ExamsReport } from '#schemas/exam/import-report.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import {
  okChanged,
  handleConsole,
  namedRows,
  okUnchanged,
  type Change,
} from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { presentExam } from '../rules/present-exam.ts';
import { exportExams, importExams } from '../transfer/import-exams.ts';
import { readExam, saveExam } from '../transfer/save-exam.ts';

/** Which rows were changed, and which came to be besides. */
function changeOf(subject: string, { changes }: ExamsReport): Change {
  const nameOf = ({ table, id }: ExamsReport['changes'][number]) => `${table} ${id}`;
  const updates = changes.filter(({ change }) => change === 'changed');
  return { subject, before: namedRows(updates.map(nameOf)), after: namedRows(changes.map(nameOf)) };
}

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
    const match = await readExam(deps, appId, id);
    return match === undefined ? fail('not-found') : ok(match);
  }),
  handleConsole(consoleExamsSave, async ({ input, shop: { appId }, deps }) => {
    const { id, version, item } = input;
    const result = await saveExam(deps, appId, { id, version, change: item });
    if (result.kind === 'stale')
      return fail('state-conflict', { yours: item, theirs: result.theirs ?? null });
    if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
    const { report, kind: _kind, ...stand } = result;
    const data = { id, ...stand };
    return report.changes.length === 0 ? okUnchanged(data) : okChanged(data, changeOf(`exam ${id}`, report));
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
];
