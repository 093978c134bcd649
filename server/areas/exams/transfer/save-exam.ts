/** Reads and saves one exam with its questions by the rules of the import: there is one way to change an exam (D127). */
import type { ExamItem } from '#schemas/api/console/exams.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { ExamFault, ExamsReport } from '#schemas/exam/import-report.ts';
import { isObject } from '#schemas/page/json.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { createExamStore } from '../store/exams.store.ts';
import { importExams, type ExamsWorld } from './import-exams.ts';
import { examLine, questionLine } from './rows-of.ts';

interface StoredExam {
  item: ExamItem;
  version: string;
}

/** Undefined where the shop has no such exam. */
export async function readExam(
  { stores: { exams } }: Pick<ExamsWorld, 'stores'>,
  appId: string,
  id: string,
): Promise<StoredExam | undefined> {
  const row = await exams.byId(appId, id);
  if (row === undefined) return undefined;
  const { id: _id, questions: ids, ...facts } = examLine(row);
  const questions = (await exams.questions(appId, ids)).map(questionLine);
  const item = { ...facts, questions };
  return { item, version: contentHash(item) };
}

export interface ExamChangeInput {
  id: string;
  /** What was read before; without one the change is made to whatever is stored. */
  version: string | undefined;
  change: Readonly<Record<string, unknown>>;
}

type ExamOutcome =
  | { kind: 'saved'; version: string; notes: ItemFault[]; report: ExamsReport }
  /** `theirs` is undefined where it is not there any more. */
  | { kind: 'stale'; theirs: ExamItem | undefined }
  | { kind: 'refused'; faults: ItemFault[] };

/** What an import is given: the exam's own fields, and its questions by their ids. */
function tablesOf(id: string, { questions, ...fields }: ExamChangeInput['change']): Record<string, unknown> {
  if (!Array.isArray(questions)) {
    const ids = questions === undefined ? {} : { questions };
    return { exams: [{ ...fields, ...ids, id }] };
  }
  const rows = questions.map((one: unknown) =>
    isObject(one) && one['id'] === undefined ? { ...one, id: randomId('q') } : one,
  );
  const ids = rows.map((row: unknown) => (isObject(row) ? row['id'] : row));
  return { questions: rows, exams: [{ ...fields, questions: ids, id }] };
}

function toItemFault({ table, row, pointer, rule, message, hint }: ExamFault): ItemFault {
  const place = row < 0 ? '' : `/${String(row)}`;
  return { pointer: table === 'exams' ? pointer : `/${table}${place}${pointer}`, rule, message, hint };
}

export async function saveExam(
  world: ExamsWorld,
  appId: string,
  { id, version, change }: ExamChangeInput,
): Promise<ExamOutcome> {
  return world.stores.exams.transaction(async (tx): Promise<ExamOutcome> => {
    const exams = createExamStore(tx);
    // No other save comes between the comparison and the change.
    await exams.lock(appId);
    const within = { ...world, stores: { exams } };
    const before = await readExam(within, appId, id);
    if (version !== undefined && before?.version !== version) return { kind: 'stale', theirs: before?.item };
    const result = await importExams(within, appId, { tables: tablesOf(id, change), isTrial: false });
    if (!result.ok) return { kind: 'refused', faults: result.faults.map(toItemFault) };
    const after = await readExam(within, appId, id);
    const { report } = result;
    return {
      kind: 'saved',
      version: after?.version ?? '',
      notes: report.notes.map(toItemFault),
      report,
    };
  });
}
