/** An attempt at an exam on the wire: state, clock and result (D85). */
import { Type, type Static } from 'typebox';
import { GradedSchema, QuestionSchema } from './question.ts';

export const AttemptId = Type.String({ pattern: '^at_[a-z0-9]{26}$' });

/** One of ATTEMPT_STATE. */
export const AttemptState = Type.Integer({ minimum: 0, maximum: 4 });

/** What came of an attempt. */
const RESULT = {
  attempt_id: AttemptId,
  state: AttemptState,
  score: Type.Integer(),
  total_score: Type.Integer(),
  pass_score: Type.Integer(),
  is_passed: Type.Boolean(),
  /** Essays nobody has read yet may still change the score. */
  is_pending: Type.Boolean(),
  /** 0 where what is right is not shown: `right_answer` is null then, and `analysis` empty (D131). */
  is_answers_shown: Type.Integer({ minimum: 0, maximum: 1 }),
  /** Unix seconds. */
  committed_ts: Type.Integer(),
  answers: Type.Array(GradedSchema),
};
export const ResultSchema = Type.Object(RESULT);
export type Result = Static<typeof ResultSchema>;

/** With the questions as they were asked. */
export const FullResultSchema = Type.Object({ ...RESULT, questions: Type.Array(QuestionSchema) });
export type FullResult = Static<typeof FullResultSchema>;
