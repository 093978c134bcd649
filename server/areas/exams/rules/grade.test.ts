/** What each kind of answer is worth, row by row (D84). */
import { expect, it } from 'vitest';
import type { GivenAnswer, QuestionKind } from '#schemas/exam/question.ts';
import type { BankQuestion, RightAnswer } from './exam-rows.ts';
import { gradePaper, gradeQuestion } from './grade.ts';

const question = (kind: QuestionKind, right: RightAnswer): BankQuestion => ({
  id: 'q',
  bank: 'b',
  kind,
  stem: '',
  options: [],
  right,
  score: 10,
  analysis: '',
});

it.each<[QuestionKind, RightAnswer, GivenAnswer | undefined, boolean]>([
  ['single', 'B', 'B', true],
  ['single', 'B', 'A', false],
  ['single', 'B', undefined, false],
  ['single', 'B', null, false],
  ['multi', ['A', 'C'], ['C', 'A'], true],
  ['multi', ['A', 'C'], ['A'], false],
  ['multi', ['A', 'C'], ['A', 'B', 'C'], false],
  ['multi', ['A', 'C'], [], false],
  ['judge', false, false, true],
  ['judge', false, true, false],
  ['blank', [['16', 'sixteen'], ['book']], [' Sixteen ', 'BOOK'], true],
  ['blank', [['16', 'sixteen'], ['book']], ['１６', 'book'], true],
  ['blank', [['16'], ['book']], ['16'], false],
  ['blank', [['16'], ['book']], ['16', 'page'], false],
])('D84: of a %s with %j right, %j counts: %s', (kind, right, answer, isRight) => {
  expect(gradeQuestion(question(kind, right), answer)).toEqual({
    isRight,
    score: isRight ? 10 : 0,
    isPending: false,
  });
});

it('D85: an essay that was written waits for its reader, and is worth what the reader says', () => {
  const essay = question('essay', null);
  expect(gradeQuestion(essay, 'text')).toEqual({ isRight: false, score: 0, isPending: true });
  expect(gradeQuestion(essay, '  ')).toEqual({ isRight: false, score: 0, isPending: false });
  const kept = [{ questionId: 'q', answer: 'text', seq: 1 }];
  expect(gradePaper([essay], kept).isPending).toBe(true);
  const read = gradePaper([essay], kept, { q: { score: 7, comment: 'Good' } });
  expect([read.score, read.isPending]).toEqual([7, false]);
});
