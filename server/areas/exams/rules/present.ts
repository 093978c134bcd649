/** Exams as calls tell them. What is right leaves by `presentResult` alone, of attempts that are over or questions that were answered. */
import type { Result } from '#schemas/exam/attempt.ts';
import { isAnswered, type GivenAnswer, type Graded, type Question } from '#schemas/exam/question.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { AttemptRow, BankQuestion, KeptAnswer, RightAnswer } from './exam-rows.ts';
import { gradePaper, totalOf } from './grade.ts';

export function presentQuestion(
  { id, kind, stem, options, right, score }: BankQuestion,
  locale: Locale,
): Question {
  return {
    id,
    kind,
    stem: readText(stem, locale),
    options: options.map((option) => ({ id: option.id, text: readText(option.text, locale) })),
    blanks: kind === 'blank' && Array.isArray(right) ? right.length : 0,
    score,
  };
}

/** As an answer is given: of each gap the first text that counts. */
function presentRight(right: RightAnswer): GivenAnswer {
  return Array.isArray(right) ? right.map((one) => (Array.isArray(one) ? (one[0] ?? '') : one)) : right;
}

/** @param isOver false while a practice goes on: then only what was answered is told */
export function presentResult(
  attempt: AttemptRow,
  answers: readonly KeptAnswer[],
  { locale, isOver }: { locale: Locale; isOver: boolean },
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
    committed_ts: secondsOf(attempt.committedAt),
    answers: attempt.paper.flatMap((question): Graded[] => {
      const mark = marks.get(question.id);
      if (mark === undefined || (!isOver && !isAnswered(mark.answer))) return [];
      return [
        {
          question_id: question.id,
          answer: mark.answer,
          right: mark.isRight,
          score: mark.score,
          is_pending: mark.isPending,
          right_answer: presentRight(question.right),
          analysis: readText(question.analysis, locale),
          comment: attempt.reviews[question.id]?.comment ?? '',
        },
      ];
    }),
  };
}
