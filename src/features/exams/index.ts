/** Taking an exam: answers, and whether they are kept. */
export { useAnswerSheet, type AnswerSheet } from './use-answer-sheet.ts';
export { useFlags } from './use-flags.ts';
export { useQuiz } from './use-quiz.ts';
export { useTimeUp } from './use-time-up.ts';
export type { SaveState } from './sheet-run.ts';
