/** What a merchant reads where the answer of a question does not fit it (D84, ADR-319). */
import { expect, it } from 'vitest';
import type { QuestionLine } from '#schemas/exam/tables.ts';
import { checkQuestions } from './check-lines.ts';

const CHOICE = { id: 'q', stem: 'x', option_a: 'a', option_b: 'b' } as const;
const PLAIN = { id: 'q', stem: 'x' } as const;

const ONE = ['单选题应有且只有一个正确选项', 'A question with one choice has exactly one right option'];
const SEVERAL = ['多选题的答案应为已有选项的字母', 'The answer names options that are there, each once'];
const TRUTH = ['判断题的答案为 true 或 false', 'The answer is true or false'];
const GAPS = ['填空题至少有一空', 'There is at least one gap'];
const EMPTY = ['填空题每种可接受的写法都不能为空', 'No text that counts for a gap is empty'];
const ESSAY = ['问答题没有标准答案', 'An essay has no right answer'];

it.each<[QuestionLine, readonly string[]]>([
  [{ ...CHOICE, kind: 'single', answer: ['A', 'B'] }, ONE],
  [{ ...CHOICE, kind: 'single', answer: ['C'] }, ONE],
  [{ ...CHOICE, kind: 'multi', answer: ['A', 'A'] }, SEVERAL],
  [{ ...CHOICE, kind: 'multi', answer: ['A', 'C'] }, SEVERAL],
  [{ ...CHOICE, kind: 'multi' }, SEVERAL],
  [{ ...PLAIN, kind: 'judge', answer: ['yes'] }, TRUTH],
  [{ ...PLAIN, kind: 'judge', answer: ['true', 'false'] }, TRUTH],
  [{ ...PLAIN, kind: 'blank' }, GAPS],
  [{ ...PLAIN, kind: 'blank', answer: ['16', 'book/'] }, EMPTY],
  [{ ...PLAIN, kind: 'blank', answer: [' '] }, EMPTY],
  [{ ...PLAIN, kind: 'essay', answer: ['x'] }, ESSAY],
])('D84: of %j the answer does not fit', (line, [cn, en]) => {
  expect(checkQuestions([[line, 3]])).toMatchObject([
    { table: 'questions', row: 3, pointer: '/answer', rule: 'answer', message: { cn, en } },
  ]);
});

it.each<QuestionLine>([
  { ...CHOICE, kind: 'single', answer: ['B'] },
  { ...CHOICE, kind: 'multi', answer: ['B', 'A'] },
  { ...PLAIN, kind: 'judge', answer: ['false'] },
  { ...PLAIN, kind: 'blank', answer: ['16 / sixteen', 'book'] },
  { ...PLAIN, kind: 'essay' },
])('D84: of %j it does', (line) => {
  expect(checkQuestions([[line, 3]])).toEqual([]);
});
