/** Reads and saves one exam with its questions by the rules of the import: there is one way to change an exam (D127). */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import type { ExamItem } from '#schemas/api/console/exams.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { ExamFault, ExamsReport } from '#schemas/exam/import-report.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { isObject } from '#schemas/page/json.ts';
import { TextSchema, type Text } from '#schemas/page/text.ts';
import type { CatalogueArea } from '#server/areas/catalogue/area.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { createExamStore, type ExamStore } from '../store/exams.store.ts';
import { importExams, type ExamsWorld } from './import-exams.ts';
import { examLine, questionLine } from './rows-of.ts';

const TITLE_MAX = 200;
const isTitle = makeDocumentAjv().compile<Text>(TextSchema({ min: 1, max: TITLE_MAX }));

interface StoredExam {
  item: ExamItem;
  version: string;
}

/** Undefined where the shop has no such exam. */
export async function readExam(
  { exams }: { exams: ExamStore },
  appId: string,
  id: string,
): Promise<StoredExam | undefined> {
  const row = await exams.byId(appId, id);
  if (row === undefined) return undefined;
  const [good] = await exams.goods(appId, [id]);
  const { id: _id, questions: ids, ...facts } = examLine(row);
  const questions = (await exams.questions(appId, ids)).map(questionLine);
  const item = { title: good?.title ?? '', ...facts, questions };
  return { item, version: contentHash(item) };
}

export interface ExamChangeInput {
  id: string;
  /** Its good is made with it. */
  isNew: boolean;
  /** What was read before; without one the change is made to whatever is stored. */
  version: string | undefined;
  change: Readonly<Record<string, unknown>>;
}

type ExamOutcome =
  | { kind: 'saved'; version: string; isChanged: boolean; notes: ItemFault[]; report: ExamsReport }
  /** `theirs` is undefined where it is not there any more. */
  | { kind: 'stale'; theirs: ExamItem | undefined }
  | { kind: 'refused'; faults: ItemFault[] };

/** Takes back what was written of a save that is refused. */
class SaveRefusedError extends Error {
  readonly faults: ItemFault[];

  constructor(faults: ItemFault[]) {
    super('A save was refused.');
    this.faults = faults;
  }
}

/** Rows of questions, each with an id: one without is new. */
export function questionRows(questions: readonly unknown[]): unknown[] {
  return questions.map((one) =>
    isObject(one) && one['id'] === undefined ? { ...one, id: randomId('q') } : one,
  );
}

export const idOfRow = (row: unknown): unknown => (isObject(row) ? row['id'] : row);

/** What an import is given: the exam's own fields, and its questions by their ids. */
function tablesOf(
  id: string,
  { questions, title: _title, ...fields }: ExamChangeInput['change'],
): Record<string, unknown> {
  if (!Array.isArray(questions)) {
    const ids = questions === undefined ? {} : { questions };
    return { exams: [{ ...fields, ...ids, id }] };
  }
  const rows = questionRows(questions);
  return { questions: rows, exams: [{ ...fields, questions: rows.map(idOfRow), id }] };
}

export function toItemFault(
  own: ExamFault['table'],
  { table, row, pointer, rule, message, hint }: ExamFault,
): ItemFault {
  const place = row < 0 ? '' : `/${String(row)}`;
  return { pointer: table === own ? pointer : `/${table}${place}${pointer}`, rule, message, hint };
}

const NO_TITLE: ItemFault = {
  pointer: '/title',
  rule: 'minLength',
  message: { cn: '请填写名称', en: 'It needs a title' },
  hint: { cn: `不超过 ${String(TITLE_MAX)} 个字符`, en: `At most ${String(TITLE_MAX)} characters` },
};

/** The good that is an exam bears its title: it is made with a new exam, and named anew with an old one. */
async function putGood(
  { catalogue, tx }: { catalogue: Pick<CatalogueArea, 'putTakenGood'>; tx: Database },
  appId: string,
  { id, isNew, change }: ExamChangeInput,
): Promise<ItemFault[]> {
  const { title } = change;
  if (title === undefined && !isNew) return [];
  const { type } = RESOURCES[change['mode'] === 'practice' ? 'practice' : 'examination'];
  const isFit = isTitle(title);
  // One without a title is taken back, once its other faults are known too.
  await catalogue.putTakenGood(tx, { appId, id, type, title: isFit ? title : id });
  return isFit ? [] : [NO_TITLE];
}

interface SaveExamWorld extends ExamsWorld {
  catalogue: Pick<CatalogueArea, 'putTakenGood'>;
}

async function saveIn(
  { catalogue, tx }: { catalogue: SaveExamWorld['catalogue']; tx: Database },
  appId: string,
  input: ExamChangeInput,
): Promise<ExamOutcome> {
  const { id, version, change, isNew } = input;
  const exams = createExamStore(tx);
  // No other save comes between the comparison and the change.
  await exams.lock(appId);
  const before = await readExam({ exams }, appId, id);
  if (version !== undefined && before?.version !== version) return { kind: 'stale', theirs: before?.item };
  const titleFaults = isNew || before !== undefined ? await putGood({ catalogue, tx }, appId, input) : [];
  const result = await importExams({ stores: { exams } }, appId, {
    tables: tablesOf(id, change),
    isTrial: false,
  });
  const toFault = (fault: ExamFault) => toItemFault('exams', fault);
  const faults = [...titleFaults, ...(result.ok ? [] : result.faults.map(toFault))];
  if (!result.ok || faults.length > 0) throw new SaveRefusedError(faults);
  const after = await readExam({ exams }, appId, id);
  const { report } = result;
  return {
    kind: 'saved',
    version: after?.version ?? '',
    isChanged: before?.version !== after?.version,
    notes: report.notes.map(toFault),
    report,
  };
}

export async function saveExam(
  { stores, catalogue }: SaveExamWorld,
  appId: string,
  input: ExamChangeInput,
): Promise<ExamOutcome> {
  try {
    return await stores.exams.transaction((tx) => saveIn({ catalogue, tx }, appId, input));
  } catch (error) {
    if (!(error instanceof SaveRefusedError)) throw error;
    return { kind: 'refused', faults: error.faults };
  }
}
