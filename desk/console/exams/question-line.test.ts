/** A question as its form has it. */
import { expect, test } from 'vitest';
import { moveItem, withoutItem } from '#desk/kit/fields/list-change.ts';
import {
  changeKind,
  markRight,
  optionRows,
  shownQuestion,
  toSaved,
  totalOf,
  withOptions,
} from './question-line.ts';

const SINGLE = {
  id: 'q_1',
  kind: 'single',
  stem: { cn: '哪个？', en: 'Which?' },
  option_a: 'a',
  option_b: 'b',
  option_c: 'c',
  answer: ['B'],
};

test('D84: what is right goes with its option when options are moved or taken out', () => {
  const afterMove = withOptions(SINGLE, moveItem(optionRows(SINGLE), 1, 0));
  expect(afterMove).toMatchObject({ option_a: 'b', option_b: 'a', option_c: 'c', answer: ['A'] });
  const fewer = withOptions(SINGLE, withoutItem(optionRows(SINGLE), 0));
  expect(fewer).toMatchObject({ option_a: 'b', option_b: 'c', answer: ['A'] });
  expect(fewer).not.toHaveProperty('option_c');
});

test('D84: one choice has one right option, several may have several', () => {
  expect(markRight(SINGLE, 'C', true)).toMatchObject({ answer: ['C'] });
  const multi = changeKind(SINGLE, 'multi');
  expect(markRight(multi, 'C', true)).toMatchObject({ kind: 'multi', answer: ['B', 'C'] });
  expect(changeKind(markRight(multi, 'C', true), 'single')).toMatchObject({ answer: ['B'] });
});

test('D84: another kind keeps the words and begins its answer anew', () => {
  const judge = changeKind(SINGLE, 'judge');
  expect(judge).toMatchObject({ kind: 'judge', stem: SINGLE.stem, answer: ['true'] });
  expect(optionRows(judge)).toEqual([]);
  expect(changeKind(judge, 'essay')).not.toHaveProperty('answer');
});

test('D127: a save names every field, so that what was taken out is emptied', () => {
  expect(toSaved(withOptions(SINGLE, optionRows(SINGLE).slice(0, 2)))).toMatchObject({
    option_b: 'b',
    option_c: null,
    analysis: null,
  });
});

test('D84: the preview has what a learner is asked, and nothing of what is right', () => {
  expect(shownQuestion(SINGLE, 'en')).toEqual({
    id: 'q_1',
    kind: 'single',
    stem: 'Which?',
    options: [
      { id: 'A', text: 'a' },
      { id: 'B', text: 'b' },
      { id: 'C', text: 'c' },
    ],
    blanks: 0,
    score: 1,
  });
  expect(shownQuestion({ kind: 'blank', answer: ['1/one', '2'] }, 'cn')).toMatchObject({ blanks: 2 });
  expect(totalOf([SINGLE, { ...SINGLE, score: 5 }])).toBe(6);
});
