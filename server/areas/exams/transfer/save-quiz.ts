/** Reads and saves the questions of one film by the rules of the import (D83, D127). */
import type { QuizItem } from '#schemas/api/console/quizzes.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { ExamsReport } from '#schemas/exam/import-report.ts';
import { OPTIONAL_POINT } from '#schemas/exam/tables.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Text } from '#schemas/page/text.ts';
import { idOfAddress } from '#server/areas/media/area.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { createExamStore, type ExamStore } from '../store/exams.store.ts';
import { importExams, type ExamsWorld } from './import-exams.ts';
import { questionLine } from './rows-of.ts';
import { idOfRow, questionRows, toItemFault } from './save-exam.ts';

interface StoredQuiz {
  item: QuizItem;
  version: string;
  /** Of the film. */
  title: Text;
  /** Of the film; 0 where it is not known. */
  seconds: number;
  /** Where anybody may fetch the film; empty where only who owns it may. */
  media: string;
}

/** Undefined where the shop has no such film; one that asks nothing has no points. */
export async function readQuiz(
  { exams }: { exams: ExamStore },
  appId: string,
  id: string,
): Promise<StoredQuiz | undefined> {
  const [good] = await exams.goods(appId, [id]);
  if (good?.type !== RESOURCES.video.type) return undefined;
  const { points } = await exams.quizById(appId, id);
  const rows = await exams.questions(
    appId,
    points.map(({ questionId }) => questionId),
  );
  const lines = new Map(rows.map((row) => [row.id, questionLine(row)]));
  const item: QuizItem = {
    points: points.flatMap(({ at, questionId, isRequired }) => {
      const question = lines.get(questionId);
      return question === undefined ? [] : [{ point_s: at, is_required: isRequired, question }];
    }),
  };
  const { title, seconds, url } = good;
  const media = idOfAddress(url) === undefined ? url : '';
  return { item, version: contentHash(item), title, seconds, media };
}

interface QuizChange {
  id: string;
  version: string | undefined;
  points: QuizItem['points'];
}

type QuizOutcome =
  | { kind: 'saved'; version: string; notes: ItemFault[]; report: ExamsReport }
  | { kind: 'stale'; theirs: QuizItem | undefined }
  | { kind: 'refused'; faults: ItemFault[] };

/** `/questions/0/stem` of the import is `/points/0/question/stem` of the item. */
const inPoint = (fault: ItemFault): ItemFault => ({
  ...fault,
  pointer: fault.pointer.replace(/^\/questions\/(\d+)/, '/points/$1/question'),
});

export async function saveQuiz(
  { stores }: ExamsWorld,
  appId: string,
  { id, version, points }: QuizChange,
): Promise<QuizOutcome> {
  return stores.exams.transaction(async (tx): Promise<QuizOutcome> => {
    const exams = createExamStore(tx);
    await exams.lock(appId);
    const before = await readQuiz({ exams }, appId, id);
    if (version !== undefined && before?.version !== version) return { kind: 'stale', theirs: before?.item };
    const questions = questionRows(points.map(({ question }) => question));
    const moments = points.map(({ point_s: at, is_required: isRequired }, index) =>
      [String(at), String(idOfRow(questions[index])), ...(isRequired ? [] : [OPTIONAL_POINT])].join(':'),
    );
    const tables = { questions, quizzes: [{ id, points: moments }] };
    const result = await importExams({ stores: { exams } }, appId, { tables, isTrial: false });
    if (!result.ok)
      return { kind: 'refused', faults: result.faults.map((one) => inPoint(toItemFault('quizzes', one))) };
    const after = await readQuiz({ exams }, appId, id);
    const notes = result.report.notes.map((one) => inPoint(toItemFault('quizzes', one)));
    return { kind: 'saved', version: after?.version ?? '', notes, report: result.report };
  });
}
