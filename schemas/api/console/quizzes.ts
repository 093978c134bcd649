/** Questions inside one film, as the editor of its lesson reads and saves them (D83). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { QUIZ_POINTS_MAX, QuizSecond } from '../../exam/quiz.ts';
import type { QuestionLine } from '../../exam/tables.ts';
import { defineConsoleCall } from './define-console-call.ts';
import { SavedSchema, VersionSchema } from './save.ts';

const AREA = 'exams';
const SCOPE = 'teaching';

/** A moment of a film at which it asks. */
interface QuizItemPoint {
  point_s: number;
  is_required: boolean;
  /** A row of the table `questions`. */
  question: QuestionLine;
}
export interface QuizItem {
  points: QuizItemPoint[];
}

/** The rules of the import judge the question; a row without an id is new. */
const PointSchema = Type.Object({
  point_s: QuizSecond,
  is_required: Type.Boolean(),
  question: Type.Unsafe<QuestionLine>(Type.Object({}, { additionalProperties: true })),
});
const QuizItemSchema = Type.Object({ points: Type.Array(PointSchema, { maxItems: QUIZ_POINTS_MAX }) });

export const consoleQuizzesGet = defineConsoleCall({
  name: 'console.quizzes.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'The questions inside one film by their seconds, none where it asks nothing; `seconds` is its length, 0 where it is not known.',
  input: { id: GoodsId },
  data: Type.Object({
    item: QuizItemSchema,
    version: VersionSchema,
    /** Of the film. */
    title: Type.String(),
    seconds: Type.Integer(),
    /** Its address where anybody may fetch it; empty where only its learners may. */
    media: Type.String(),
  }),
});

export const consoleQuizzesSave = defineConsoleCall({
  name: 'console.quizzes.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Writes all questions inside one film by the rules of the import; a question with an `id` is changed in the bank too, one without is new. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { id: GoodsId, version: Type.Optional(VersionSchema), item: QuizItemSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});
