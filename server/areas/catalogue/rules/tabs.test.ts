/** The tabs below a good: only those that hold something, and comments, which may always be written (M232, D39, D89). */
import { expect, it } from 'vitest';
import {
  buildDetail,
  sampleGoods,
  sampleHeading,
  sampleLesson,
} from '../../../../tests/support/catalogue-samples.ts';
import { readOutline } from './outline.ts';
import { tabsOf } from './tabs.ts';

const VIDEO = 3;
const COLUMN = 6;
const CAMP = 25;
const COURSE = 50;
const lessons = readOutline([
  sampleHeading('one'),
  sampleLesson('a', { parentId: 'one' }),
  sampleLesson('b'),
]);
const tabs = (type: number, outline = lessons, commentCount = 7) =>
  tabsOf(buildDetail({ goods: sampleGoods({ type }), outline, commentCount })).map(
    ({ id, count }) => `${id} ${String(count)}`,
  );

it('M232: a film has its summary and its comments', () => {
  expect(tabs(VIDEO, readOutline([]))).toEqual(['summary 0', 'comments 7']);
  expect(tabs(VIDEO, readOutline([sampleHeading('empty')]), 0)).toEqual(['summary 0', 'comments 0']);
});

it('M232: a column has a catalogue too, which counts its lessons', () => {
  expect(tabs(COLUMN)).toEqual(['summary 0', 'catalogue 2', 'comments 7']);
});

it.each([CAMP, COURSE])(
  'D89: those who study a good of type %i are a class and talk among themselves',
  (type) => {
    expect(tabs(type)).toEqual(['summary 0', 'catalogue 2', 'comments 7', 'interaction 0']);
  },
);
