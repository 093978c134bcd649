/** Attempts at exams and answers inside films as their merchant reads them (D83, D85). Times in unix seconds. */
import { Type, type Static } from 'typebox';
import { AttemptId, AttemptState } from './attempt.ts';

/** An essay that waits for its review. */
const EssaySchema = Type.Object({
  question_id: Type.String(),
  stem: Type.String(),
  text: Type.String(),
  full_score: Type.Integer(),
});

export const AttemptLineSchema = Type.Object({
  attempt_id: AttemptId,
  nickname: Type.String(),
  phone: Type.String(),
  state: AttemptState,
  score: Type.Integer(),
  total_score: Type.Integer(),
  started_ts: Type.Integer(),
  /** 0 while it runs. */
  committed_ts: Type.Integer(),
  waiting: Type.Array(EssaySchema),
});
export type AttemptLine = Static<typeof AttemptLineSchema>;

export const FilmAnswerLineSchema = Type.Object({
  /** The second it is asked at now; 0 where it is asked no more. */
  point_s: Type.Integer(),
  question_id: Type.String(),
  /** As it was asked. */
  stem: Type.String(),
  user_id: Type.String(),
  nickname: Type.String(),
  phone: Type.String(),
  /** In words: the letters of options with what they say, each gap. */
  answer: Type.String(),
  is_right: Type.Boolean(),
  answered_ts: Type.Integer(),
});
export type FilmAnswerLine = Static<typeof FilmAnswerLineSchema>;
