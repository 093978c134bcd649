/** A question on the wire: the question, the answer given, and the right answer once it may be shown (D84). */
import { isBlank } from '#schemas/text/tidy.ts';
import { Type, type Static } from 'typebox';
import { ID_PATTERN } from '../id.ts';
import { ChoiceSchema } from '../page/fragments.ts';

const QUESTION_KINDS = ['single', 'multi', 'judge', 'blank', 'essay'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTIONS_MAX = 200;
const OPTIONS_MAX = 26;
export const BLANKS_MAX = 20;
export const BLANK_MAX = 500;
export const ESSAY_MAX = 10_000;

export const QuestionId = Type.String({ pattern: ID_PATTERN });

/** A question without its right answers. */
export const QuestionSchema = Type.Object({
  id: QuestionId,
  kind: ChoiceSchema(QUESTION_KINDS),
  stem: Type.String(),
  /** Below the stem; absent or empty for none. */
  picture: Type.Optional(Type.String()),
  /** Of single and multi; empty for others. */
  options: Type.Array(Type.Object({ id: QuestionId, text: Type.String() })),
  /** How many gaps a blank has; 0 for others. */
  blanks: Type.Integer(),
  score: Type.Integer(),
});
export type Question = Static<typeof QuestionSchema>;

/** Option id; list of ids for multi; true or false for judge; list of texts for blank; text for essay; null takes it back. */
export const AnswerSchema = Type.Union([
  Type.String({ maxLength: ESSAY_MAX }),
  Type.Array(Type.String({ maxLength: BLANK_MAX }), { maxItems: OPTIONS_MAX }),
  Type.Boolean(),
  Type.Null(),
]);
export type GivenAnswer = Static<typeof AnswerSchema>;

/** One question once it is graded. */
export const GradedSchema = Type.Object({
  question_id: QuestionId,
  answer: AnswerSchema,
  right: Type.Boolean(),
  score: Type.Integer(),
  /** An essay that was not reviewed yet. */
  is_pending: Type.Boolean(),
  /** As an answer is given; of a blank one text that counts for each gap; null for an essay, and while it is not shown. */
  right_answer: AnswerSchema,
  analysis: Type.String(),
  /** What the reader of an essay wrote. */
  comment: Type.String(),
});
export type GradedAnswer = Static<typeof GradedSchema>;

/** Whether anything was answered: an empty text or list is none. */
export function isAnswered(answer: GivenAnswer | undefined): boolean {
  if (answer === undefined || answer === null) return false;
  if (typeof answer === 'boolean') return true;
  if (typeof answer === 'string') return !isBlank(answer);
  return answer.some((part) => !isBlank(part));
}

/** Whether an answer has the form its question asks for; what it says is another matter. */
export function isAnswerTo({ kind, options, blanks }: Question, answer: GivenAnswer): boolean {
  if (answer === null) return true;
  const isOption = (id: string) => options.some((option) => option.id === id);
  switch (kind) {
    case 'single':
      return typeof answer === 'string' && isOption(answer);
    case 'multi':
      return Array.isArray(answer) && new Set(answer).size === answer.length && answer.every(isOption);
    case 'judge':
      return typeof answer === 'boolean';
    case 'blank':
      return Array.isArray(answer) && answer.length <= blanks;
    case 'essay':
      return typeof answer === 'string';
  }
}
