/** Exams as calls tell them. What is right leaves by `tell` alone: of attempts that are over, and of questions that were answered. */
import type { Result } from '#schemas/exam/attempt.ts';
import { isAnswered, type GivenAnswer, type GradedAnswer, type Question } from '#schemas/exam/question.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { AttemptRow, BankQuestion, KeptAnswer, QuizAnswer, RightAnswer } from './exam-rows.ts';
import { gradePaper, gradeQuestion, totalOf } from './grade.ts';

export function presentQuestion(
  { id, kind, stem, picture = '', options, right, score }: BankQuestion,
  locale: Locale,
): Question {
  return {
    id,
    kind,
    stem: readText(stem, locale),
    ...(picture === '' ? {} : { picture }),
    options: options.map((option) => ({ id: option.id, text: readText(option.text, locale) })),
    blanks: kind === 'blank' && Array.isArray(right) ? right.length : 0,
    score,
  };
}

/** As an answer is given: of each gap the first text that counts. */
function presentRight(right: RightAnswer): GivenAnswer {
  return Array.isArray(right) ? right.map((one) => (Array.isArray(one) ? (one[0] ?? '') : one)) : right;
}

type MarkedAnswer = Pick<GradedAnswer, 'answer' | 'score' | 'comment' | 'is_pending' | 'right'>;

const gradedOf = (
  question: BankQuestion,
  mark: MarkedAnswer,
  locale: Locale,
  isShown = true,
): GradedAnswer => ({
  question_id: question.id,
  answer: mark.answer,
  right: mark.right,
  score: mark.score,
  is_pending: mark.is_pending,
  right_answer: isShown ? presentRight(question.right) : null,
  analysis: isShown ? readText(question.analysis, locale) : '',
  comment: mark.comment,
});

/** What came of an answer at a point of a film (D83). */
export function presentGraded({ question, answer }: QuizAnswer, locale: Locale): GradedAnswer {
  const { isRight: right, score, isPending: is_pending } = gradeQuestion(question, answer);
  return gradedOf(question, { answer, right, score, is_pending, comment: '' }, locale);
}

/**
 * @param isOver false while a practice goes on: then only what was answered is told
 * @param isShown whether what is right and why may be seen (D131)
 */
export function presentResult(
  attempt: AttemptRow,
  answers: readonly KeptAnswer[],
  { locale, isOver, isShown = true }: { locale: Locale; isOver: boolean; isShown?: boolean },
): Result {
  const { marks, score, isPending } = gradePaper(attempt.paper, answers, attempt.reviews);
  return {
    attempt_id: attempt.id,
    state: attempt.state,
    score,
    total_score: totalOf(attempt.paper),
    pass_score: attempt.passScore,
    is_passed: score >= attempt.passScore,
    is_pending: isPending,
    is_answers_shown: isShown ? 1 : 0,
    committed_ts: secondsOf(attempt.committedAt),
    answers: attempt.paper.flatMap((question): GradedAnswer[] => {
      const mark = marks.get(question.id);
      if (mark === undefined || (!isOver && !isAnswered(mark.answer))) return [];
      const { answer, score: worth, isRight: right, isPending: is_pending } = mark;
      const comment = attempt.reviews[question.id]?.comment ?? '';
      return [gradedOf(question, { answer, right, score: worth, is_pending, comment }, locale, isShown)];
    }),
  };
}
