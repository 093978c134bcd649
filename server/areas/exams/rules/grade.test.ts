/** What each kind of answer is worth, row by row (D84). */
import { expect, it } from 'vitest';
import type { GivenAnswer, QuestionKind } from '#schemas/exam/question.ts';
import { buildQuestion } from '../../../../tests/support/exam-samples.ts';
import type { RightAnswer } from './exam-rows.ts';
import { gradePaper, gradeQuestion, totalOf } from './grade.ts';

const question = (kind: QuestionKind, right: RightAnswer) => buildQuestion('q', { kind, right });

it.each<[QuestionKind, RightAnswer, GivenAnswer | undefined, boolean]>([
  ['single', 'B', 'B', true],
  ['single', 'B', 'A', false],
  ['single', 'B', undefined, false],
  ['single', 'B', null, false],
  ['multi', ['A', 'C'], ['C', 'A'], true],
  ['multi', ['A', 'C'], ['A'], false],
  ['multi', ['A', 'C'], ['A', 'B', 'C'], false],
  ['multi', ['A', 'C'], ['A', 'B'], false],
  ['multi', ['A', 'C'], [], false],
  ['multi', ['A', 'C'], 'A', false],
  ['judge', false, false, true],
  ['judge', false, true, false],
  ['blank', [['16', 'sixteen'], ['book']], [' Sixteen ', 'BOOK'], true],
  ['blank', [['16', 'sixteen'], ['book']], ['１６', 'book'], true],
  ['blank', [['a good  book']], ['A  good book'], true],
  ['blank', [['a good book']], ['agoodbook'], false],
  ['blank', [['16'], ['book']], ['16'], false],
  ['blank', [['16'], ['book']], ['book', '16'], false],
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
  const keptItems = [{ questionId: 'q', answer: 'text', seq: 1 }];
  expect(gradePaper([essay], keptItems).isPending).toBe(true);
  const read = gradePaper([essay], keptItems, { q: { score: 7, comment: 'Good' } });
  expect([read.score, read.isPending]).toEqual([7, false]);
});

it.each([
  [10, true],
  [9, false],
])('D85: an essay its reader gave %d of 10 is right as a whole: %s', (score, isRight) => {
  const mark = gradeQuestion(question('essay', null), 'text', { score, comment: '' });
  expect(mark).toEqual({ isRight, score, isPending: false });
});

it('D84: a paper is worth what its answers are, of what its questions are worth together', () => {
  const paper = [
    buildQuestion('q1', { score: 5 }),
    buildQuestion('q2', { score: 10 }),
    buildQuestion('q3', { score: 20 }),
  ];
  const answers = [
    { questionId: 'q1', answer: 'A', seq: 1 },
    { questionId: 'q3', answer: 'B', seq: 1 },
    // Of another paper.
    { questionId: 'q9', answer: 'A', seq: 1 },
  ];
  const { marks, score, isPending } = gradePaper(paper, answers);
  expect([score, totalOf(paper), isPending]).toEqual([5, 35, false]);
  expect([...marks].map(([id, { answer, isRight }]) => [id, answer, isRight])).toEqual([
    ['q1', 'A', true],
    ['q2', null, false],
    ['q3', 'B', false],
  ]);
});

it('D85: a paper waits while one essay of it does, whatever else was answered', () => {
  const paper = [buildQuestion('q1'), buildQuestion('q2', { kind: 'essay', right: null })];
  const answers = paper.map(({ id }) => ({ questionId: id, answer: 'A', seq: 1 }));
  expect(gradePaper(paper, answers)).toMatchObject({ score: 10, isPending: true });
});
