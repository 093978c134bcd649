/** Exams of the shop for its merchant: tables, attempts, essays, and answers inside films (D83-D85, ADR-319). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { AttemptId, AttemptState } from '../../exam/attempt.ts';
import { ExamFaultSchema, ExamsReportSchema } from '../../exam/import-report.ts';
import {
  AttemptLineSchema,
  EXAM_MODES,
  FilmAnswerLineSchema,
  MerchantExamSchema,
} from '../../exam/merchant-lists.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import type { Text } from '../../page/text.ts';
import { QuestionId } from '../../exam/question.ts';
import { ExamTablesSchema, type ExamLine, type QuestionLine } from '../../exam/tables.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  sortsBy,
  PartSchema,
  sortInput,
} from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';
import { defineSheetsRead, defineWorkbookGet } from './sheets.ts';

const AREA = 'exams';
const SCOPE = 'teaching';
const OF_FILM = { film_id: GoodsId };
const SCORE_MAX = 100_000;
const COMMENT_MAX = 2000;

/** Orders of this list, its own first. */
export const EXAM_SORTS = sortsBy('position', 'title', '-attempts');
export type ExamSort = (typeof EXAM_SORTS)[number];

export const consoleExamsList = defineConsoleCall({
  name: 'console.exams.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Exams and practices of the shop in its order. `q` is looked for in ids and titles.',
  input: {
    ...LIST_INPUT,
    ...sortInput(EXAM_SORTS),
    filter: Type.Optional(
      Type.Object({
        mode: Type.Optional(OneOrMore(ChoiceSchema(EXAM_MODES))),
        /** One of EXAM_STATE. */
        state: Type.Optional(OneOrMore(Type.Integer({ minimum: 0, maximum: 4 }))),
        /** Those with an attempt that waits for a review. */
        is_waiting: Type.Optional(Type.Boolean()),
      }),
    ),
  },
  data: PartSchema(MerchantExamSchema),
});

/** One exam as its form has it: the title of its good, the row of the table `exams`, and its questions in their order as rows of `questions`. */
export type ExamItem = Omit<ExamLine, 'id' | 'questions'> & { title: Text; questions: QuestionLine[] };
/** As it is stored: one the import would refuse today is still read, so that it can be mended. */
const ExamItemSchema = Type.Unsafe<ExamItem>(Type.Object({}, { additionalProperties: true }));

export const consoleExamsGet = defineConsoleCall({
  name: 'console.exams.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'One exam or practice as its form has it, with its questions.',
  input: { id: GoodsId },
  data: Type.Object({ item: ExamItemSchema, version: VersionSchema }),
});

export const consoleExamsSave = defineConsoleCall({
  name: 'console.exams.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Changes the fields of an exam that are named, by the rules of the import; null empties a field. `questions` is the whole list in its order: a question with an `id` is changed, in the bank too, one without is new. `title` is that of the good the exam is sold as, whose `id` it has; without `id` the exam is new, and its good with it: free, in no list. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { id: Type.Optional(GoodsId), version: Type.Optional(VersionSchema), item: ItemChangeSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});

export const consoleExamsExport = defineConsoleCall({
  name: 'console.exams.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'All questions, exams and questions of films of the shop, as `console.exams.import` takes them.',
  input: {},
  data: Type.Object({ tables: ExamTablesSchema }),
});

export const consoleExamsImport = defineConsoleCall({
  name: 'console.exams.import',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Writes the rows of tables, all of them or none; rows that are not named stay. 42200 with `errors`: the table, row and field of each fault.',
  input: {
    /** Lists of rows by the names of the tables: questions, exams, quizzes. */
    tables: Type.Record(Type.String(), Type.Unknown()),
    /** Say what would change, and write nothing. */
    is_trial: Type.Optional(Type.Boolean({ default: false })),
    /** Each row is the whole of what it names, not a change to it (D127). */
    is_whole: Type.Optional(Type.Boolean({ default: false })),
  },
  data: ExamsReportSchema,
  codes: ['config-invalid'],
});
const SHEETS = { noun: 'exams', area: AREA, scope: SCOPE } as const;
export const consoleExamsSheetsRead = defineSheetsRead(SHEETS);
export const consoleExamsWorkbookGet = defineWorkbookGet(SHEETS);

/** The data of its refusal. */
export const ExamsRefusedSchema = Type.Object({ errors: Type.Array(ExamFaultSchema) });

/** Orders of this list, its own first. */
export const ATTEMPT_SORTS = sortsBy('-started_ts', '-score');
export type AttemptSort = (typeof ATTEMPT_SORTS)[number];

export const consoleExamAttemptsList = defineConsoleCall({
  name: 'console.exam_attempts.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Attempts at one exam with the essays that wait: the newest first. `q` is looked for in the learner’s name, and, for who may read phones, is a whole phone or its last four digits.',
  input: { ...LIST_INPUT, ...sortInput(ATTEMPT_SORTS), exam_id: GoodsId },
  data: PartSchema(AttemptLineSchema),
});

export const consoleExamAttemptsReview = defineConsoleCall({
  name: 'console.exam_attempts.review',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Gives an essay its score; the last reading counts. 40000 where the question is worth less, 40900 while the attempt runs.',
  input: {
    attempt_id: AttemptId,
    question_id: QuestionId,
    score: Type.Integer({ minimum: 0, maximum: SCORE_MAX }),
    /** The learner reads it. */
    comment: Type.Optional(Type.String({ maxLength: COMMENT_MAX, default: '' })),
  },
  data: Type.Object({ attempt_id: AttemptId, state: AttemptState, score: Type.Integer() }),
  codes: ['state-conflict'],
});

/** Orders of this list, its own first. */
export const FILM_ANSWER_SORTS = sortsBy('-answered_ts');
export type FilmAnswerSort = (typeof FILM_ANSWER_SORTS)[number];

export const consoleFilmAnswersList = defineConsoleCall({
  name: 'console.film_answers.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'What learners answered to the questions inside one film, the newest first. `q` is looked for in the learner’s name, and, for who may read phones, is a whole phone or its last four digits.',
  input: { ...LIST_INPUT, ...sortInput(FILM_ANSWER_SORTS), ...OF_FILM },
  data: PartSchema(FilmAnswerLineSchema),
});

export const consoleFilmAnswersExport = defineConsoleCall({
  name: 'console.film_answers.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'The newest 20,000 of these answers as the text of one CSV file.',
  input: OF_FILM,
  data: Type.Object({ csv: Type.String() }),
});
