/** Attempts at exams and answers inside films as their merchant reads them (D83, D85). Times in unix seconds. */
import { Type, type Static } from 'typebox';
import { contactField } from '../console/readers.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { AttemptId, AttemptState } from './attempt.ts';

export const EXAM_MODES = ['exam', 'practice'] as const;

/** An exam or a practice with how often it was taken. */
export const MerchantExamSchema = Type.Object({
  exam_id: Type.String(),
  /** Of its good; empty where that is gone. */
  title: Type.String(),
  mode: ChoiceSchema(EXAM_MODES),
  /** One of EXAM_STATE. */
  state: Type.Integer(),
  questions: Type.Integer(),
  /** Questions drawn for a try; 0 for all. */
  draw: Type.Integer(),
  pass_score: Type.Integer(),
  /** 0 for no limit. */
  duration_s: Type.Integer(),
  /** 0 where it is open from the start, and where it does not close. */
  open_ts: Type.Integer(),
  close_ts: Type.Integer(),
  attempts: Type.Integer(),
  /** Attempts handed in whose essays nobody has read yet. */
  waiting: Type.Integer(),
});
export type MerchantExam = Static<typeof MerchantExamSchema>;

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
  /** Its middle is masked; empty where the account is gone. */
  phone: contactField(Type.String()),
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
  /** Its middle is masked; empty where the account is gone. */
  phone: contactField(Type.String()),
  /** In words: the letters of options with what they say, each gap. */
  answer: Type.String(),
  is_right: Type.Boolean(),
  answered_ts: Type.Integer(),
});
export type FilmAnswerLine = Static<typeof FilmAnswerLineSchema>;
