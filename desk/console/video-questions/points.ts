/** Moments of a film and the questions asked at them, as the form has them. Pure (D83). */
import type { QuizItem } from '#schemas/api/console/quizzes.ts';
import type { QuestionKind } from '#schemas/exam/question.ts';
import { isObject } from '#schemas/page/json.ts';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { idOf, newQuestion, toSaved } from '../exams/question-line.ts';

/** Kinds that are judged at once: an essay waits for a reader, and a film does not. */
export const FILM_KINDS = ['single', 'multi', 'judge', 'blank'] as const satisfies readonly QuestionKind[];

/** Length of a timeline while the film's own is unknown. */
const UNKNOWN_S = 600;

export interface Point {
  id: string;
  second: number;
  question: Item;
  /** Its place in the item. */
  index: number;
}

/** By their moments. */
export function pointsOf(value: unknown): Point[] {
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  return rows
    .map((row, index) => {
      const question = isObject(row['question']) ? row['question'] : {};
      const second = typeof row['point_s'] === 'number' ? row['point_s'] : 0;
      return { id: idOf(question), second, question, index };
    })
    .toSorted((one, other) => one.second - other.second);
}

/** The nearest second nothing is asked at, from this one on. */
export function freeSecond(points: readonly Point[], from: number): number {
  const takenSeconds = new Set(points.map(({ second }) => second));
  let second = Math.max(1, from);
  while (takenSeconds.has(second)) second += 1;
  return second;
}

export const newPoint = (second: number): { point_s: number; is_required: boolean; question: Item } => ({
  point_s: second,
  is_required: true,
  question: newQuestion('single'),
});

/** Seconds a timeline shows. */
export const lengthOf = (points: readonly Point[], seconds: number): number =>
  Math.max(1, seconds === 0 ? UNKNOWN_S : seconds, ...points.map(({ second }) => second));

/** What the compiler cannot follow: the rules of the import judge each row. */
function asPoints(rows: readonly Item[]): QuizItem['points'];
function asPoints(rows: unknown): unknown {
  return rows;
}

/** As a save sends them: each question whole. */
export function toPoints(value: unknown): QuizItem['points'] {
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  return asPoints(
    rows.map((row) => ({
      point_s: typeof row['point_s'] === 'number' ? row['point_s'] : 1,
      is_required: row['is_required'] === true,
      question: toSaved(isObject(row['question']) ? row['question'] : {}),
    })),
  );
}
