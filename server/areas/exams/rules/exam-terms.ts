/** On which terms an exam is taken: what was written, else what is ordinary (D131). Pure. */
import {
  BY_DEFAULT,
  CERTIFIED_ATTEMPTS,
  CERTIFIED_WAIT_S,
  type ShowAnswers,
} from '#schemas/exam/exam-settings.ts';
import { EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { isAnswered } from '#schemas/exam/question.ts';
import { msOf } from '#schemas/time.ts';
import type { AttemptRow, BankQuestion, ExamRow, KeptAnswer } from './exam-rows.ts';

/** An exam with nothing left open. */
export type ExamTerms = Pick<ExamRow, 'attemptsMax' | 'waitS' | 'showAnswers'>;

/** @param isCertified whether a certificate hangs on it */
export function termsOf({ mode, attemptsMax, waitS, showAnswers }: ExamRow, isCertified: boolean): ExamTerms {
  const isStrict = isCertified && mode === 'exam';
  return {
    attemptsMax: attemptsMax === BY_DEFAULT ? (isStrict ? CERTIFIED_ATTEMPTS : 0) : attemptsMax,
    waitS: waitS === BY_DEFAULT ? (isStrict ? CERTIFIED_WAIT_S : 0) : waitS,
    showAnswers,
  };
}

/** The moment the next try may begin, 0 for at once. */
export function nextTryAt({ waitS }: ExamTerms, newest: Pick<AttemptRow, 'committedAt'> | undefined): number {
  return newest === undefined || waitS === 0 ? 0 : newest.committedAt + msOf(waitS);
}

const isClosed = ({ closeAt, state }: ExamRow, now: number) =>
  state === EXAM_STATE.stopped || (closeAt > 0 && closeAt <= now);

const SHOWN: Readonly<Record<ShowAnswers, (isPassed: boolean, isClosed: boolean) => boolean>> = {
  after_pass: (isPassed) => isPassed,
  after_close: (_isPassed, isOver) => isOver,
  always: () => true,
  never: () => false,
};

/** Whether what is right is shown of an attempt that is over. One without an answer learns nothing. */
export function areAnswersShown(
  exam: ExamRow | undefined,
  attempt: Pick<AttemptRow, 'score' | 'passScore'>,
  answers: readonly KeptAnswer[],
  now: number,
): boolean {
  if (exam === undefined || !answers.some(({ answer }) => isAnswered(answer))) return false;
  return SHOWN[exam.showAnswers](attempt.score >= attempt.passScore, isClosed(exam, now));
}

/** Numbers from a text, the same each time: FNV-1a, stirred. */
function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    const mix = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return (mix ^ (mix >>> 16)) >>> 0;
  };
}

/**
 * The paper of a try: where fewer are drawn than there are, some of them in an order of its own; else all, as they stand.
 * @param seed the id of the attempt: the same one draws the same paper
 */
export function drawPaper(questions: readonly BankQuestion[], draw: number, seed: string): BankQuestion[] {
  if (draw === 0 || draw >= questions.length) return [...questions];
  const next = numbersOf(seed);
  return questions
    .map((question) => ({ question, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, draw)
    .map(({ question }) => question);
}

/** How many questions a try has, and what they are worth together: those that are drawn from are worth the same. */
export function sizeOf(questions: readonly BankQuestion[], draw: number): { count: number; total: number } {
  const total = questions.reduce((sum, { score }) => sum + score, 0);
  if (draw === 0 || draw >= questions.length) return { count: questions.length, total };
  return { count: draw, total: Math.round((total / questions.length) * draw) };
}
