/** Grades answers. Pure: the same answers to the same paper are worth the same, whoever asks and when (D84, D85). */
import { isAnswered, type GivenAnswer } from '#schemas/exam/question.ts';
import type { BankQuestion, KeptAnswer, RightAnswer, Review } from './exam-rows.ts';
import { isSameAnswer } from './answer-text.ts';

interface Mark {
  isRight: boolean;
  score: number;
  /** An essay that was written and not read yet. */
  isPending: boolean;
}

/** Of several options; not the texts of gaps. */
const isChosen = (right: string[] | string[][]): right is string[] =>
  right.every((one) => typeof one === 'string');

function isRightAnswer(right: RightAnswer, answer: GivenAnswer, asNumbers: boolean): boolean {
  if (!Array.isArray(right)) return answer === right;
  if (!Array.isArray(answer) || answer.length !== right.length) return false;
  if (isChosen(right)) return right.every((one) => answer.includes(one));
  return right.every((texts, gap) => texts.some((text) => isSameAnswer(text, answer[gap] ?? '', asNumbers)));
}

/** A question is right as a whole or not at all; only the reader of an essay gives parts of its score. */
export function gradeQuestion(
  { kind, right, score, compare }: BankQuestion,
  answer: GivenAnswer | undefined,
  review?: Review,
): Mark {
  if (answer === undefined || !isAnswered(answer)) return { isRight: false, score: 0, isPending: false };
  if (kind === 'essay') {
    if (review === undefined) return { isRight: false, score: 0, isPending: true };
    return { isRight: review.score === score, score: review.score, isPending: false };
  }
  const isRight = isRightAnswer(right, answer, compare === 'number');
  return { isRight, score: isRight ? score : 0, isPending: false };
}

export interface GradedPaper {
  marks: ReadonlyMap<string, Mark & { answer: GivenAnswer }>;
  score: number;
  isPending: boolean;
}

export const totalOf = (paper: readonly Pick<BankQuestion, 'score'>[]): number =>
  paper.reduce((sum, { score }) => sum + score, 0);

export function gradePaper(
  paper: readonly BankQuestion[],
  answers: readonly KeptAnswer[],
  reviews: Readonly<Record<string, Review>> = {},
): GradedPaper {
  const byQuestion = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const marks = new Map(
    paper.map((question) => {
      const answer = byQuestion.get(question.id) ?? null;
      const review = Object.hasOwn(reviews, question.id) ? reviews[question.id] : undefined;
      return [question.id, { ...gradeQuestion(question, answer, review), answer }];
    }),
  );
  const all = [...marks.values()];
  return { marks, score: totalOf(all), isPending: all.some(({ isPending }) => isPending) };
}
