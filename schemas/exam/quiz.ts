/** Questions at moments of a film, as a learner meets them (D83). */
import { Type, type Static } from 'typebox';
import { GradedSchema, QuestionSchema } from './question.ts';

/** Points of one film. */
export const QUIZ_POINTS_MAX = 50;

/** The second of a film a question stands at. */
export const QuizSecond = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const QuizPointSchema = Type.Object({
  point_s: QuizSecond,
  /** The film goes on once it is answered, and not before. */
  is_required: Type.Boolean(),
  question: QuestionSchema,
  /** What this learner answered, with what is right; null before that. */
  graded: Type.Union([GradedSchema, Type.Null()]),
});
export type QuizPoint = Static<typeof QuizPointSchema>;
