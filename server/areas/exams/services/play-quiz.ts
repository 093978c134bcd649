/** The questions of a film as one learner meets them: what is right is told of what they answered, and of nothing else (D83). */
import { isAnswered, isAnswerTo, type GivenAnswer, type GradedAnswer } from '#schemas/exam/question.ts';
import type { QuizPoint as QuizPointTold } from '#schemas/exam/quiz.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Deps } from '#server/kernel/area.ts';
import { presentGraded, presentQuestion } from '../rules/present.ts';
import type { QuizTaker } from '../store/quizzes.store.ts';

type QuizDeps = Pick<Deps, 'stores' | 'clock'>;

/** By their moments; a point whose question is gone is none. */
export async function readQuiz(
  { stores }: Pick<QuizDeps, 'stores'>,
  taker: QuizTaker,
  locale: Locale,
): Promise<QuizPointTold[]> {
  const points = await stores.quizzes.points(taker.appId, taker.quizId);
  if (points.length === 0) return [];
  const ids = points.map(({ questionId }) => questionId);
  const [questions, answers] = await Promise.all([
    stores.exams.questions(taker.appId, ids),
    stores.quizzes.answers(taker),
  ]);
  return points.flatMap(({ at, questionId, isRequired }) => {
    const answer = answers.get(questionId);
    const question = answer?.question ?? questions.find(({ id }) => id === questionId);
    if (question === undefined) return [];
    return [
      {
        point_s: at,
        is_required: isRequired,
        question: presentQuestion(question, locale),
        graded: answer === undefined ? null : presentGraded(answer, locale),
      },
    ];
  });
}

/** The first answer stands: whoever has seen what is right answers no more. */
export async function answerQuiz(
  { stores, clock }: QuizDeps,
  taker: QuizTaker,
  { at, answer, locale }: { at: number; answer: GivenAnswer; locale: Locale },
): Promise<{ ok: true; grade: GradedAnswer } | { ok: false; code: 'not-found' | 'bad-parameters' }> {
  const points = await stores.quizzes.points(taker.appId, taker.quizId);
  const point = points.find((one) => one.at === at);
  if (point === undefined) return { ok: false, code: 'not-found' };
  const before = (await stores.quizzes.answers(taker)).get(point.questionId);
  if (before !== undefined) return { ok: true, grade: presentGraded(before, locale) };
  const [question] = await stores.exams.questions(taker.appId, [point.questionId]);
  if (question === undefined) return { ok: false, code: 'not-found' };
  if (!isAnswered(answer) || !isAnswerTo(presentQuestion(question, 'cn'), answer))
    return { ok: false, code: 'bad-parameters' };
  return {
    ok: true,
    grade: presentGraded(await stores.quizzes.keep(taker, { question, answer }, clock.now()), locale),
  };
}
