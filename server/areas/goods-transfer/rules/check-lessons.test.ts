/** What is told of courses that would take each other's lessons (ADR-300). */
import { describe, expect, it } from 'vitest';
import type { OutlineLine } from '#schemas/goods-table/tables.ts';
import {
  chapterLine,
  fault,
  goodsLine,
  inShort,
  lessonLine,
  NEW_SHOP,
  shopAfter,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { checkLessons } from './check-lessons.ts';

const SHOP = shopAfter({
  goods: [goodsLine('one'), goodsLine('two'), goodsLine('film', { type: 3 })],
  outline: [
    lessonLine('one', 'rain', { type: 2 }),
    lessonLine('one', 'x', { resource_id: 'film' }),
    chapterLine('one', 'snow'),
  ],
});
const BOTH = shopAfter({ outline: [lessonLine('two', 'y', { resource_id: 'rain' })] }, SHOP);
const buildVerdict = (outline: OutlineLine[], shop = SHOP) => checkLessons({ outline }, { shop });
const buildMadeValue = (course: string, id: string) => lessonLine(course, id, { type: 2 });

describe('ADR-300: a lesson is made by one row', () => {
  it('a second row that makes the same lesson names the first', () => {
    const lines = [chapterLine('one', 'c'), buildMadeValue('one', 'l1'), buildMadeValue('two', 'l1')];
    expect(buildVerdict(lines, NEW_SHOP)).toEqual(
      fault(
        ['outline', 2, '/id'],
        'duplicate-id',
        ['前面的一行已写过课时 l1', '删去 type 即引用它，或换一个编号'],
        [
          'An earlier row makes the lesson l1 already',
          'Take the type out to refer to it, or give this lesson another id',
        ],
      ),
    );
  });

  it('is the same under another name in its course', () => {
    const again = lessonLine('one', 'l2', { resource_id: 'l1', type: 2 });
    expect(inShort(buildVerdict([buildMadeValue('one', 'l1'), again, again], NEW_SHOP))).toEqual([
      'outline 1/resource_id duplicate-id',
      'outline 2/resource_id duplicate-id',
    ]);
  });

  it('others may refer to it', () => {
    const refers = lessonLine('two', 'l', { resource_id: 'l1' });
    expect(
      buildVerdict([refers, buildMadeValue('one', 'l1'), buildMadeValue('one', 'l2')], NEW_SHOP),
    ).toEqual([]);
  });

  it('a chapter that bears a type makes none', () => {
    expect(
      buildVerdict([chapterLine('one', 'l1', { type: 2 }), buildMadeValue('two', 'l1')], NEW_SHOP),
    ).toEqual([]);
  });
});

describe('ADR-300: a lesson of another course', () => {
  it('is not written over', () => {
    expect(buildVerdict([chapterLine('two', 'c'), buildMadeValue('two', 'rain')])).toEqual(
      fault(
        ['outline', 1, '/id'],
        'is-a-lesson',
        ['rain 是 one 的课时', '删去 type 即引用它，或换一个编号'],
        ['rain is a lesson of one', 'Take the type out to refer to it, or give this lesson another id'],
      ),
    );
  });

  it.each<[string, OutlineLine[]]>([
    ['is told anew by its own', [buildMadeValue('one', 'rain')]],
    ['is given to another by outlines of both', [buildMadeValue('two', 'rain'), buildMadeValue('one', 'l2')]],
    ['is referred to', [lessonLine('two', 'rain')]],
    ['is none where it is a chapter', [buildMadeValue('two', 'snow')]],
    // Which is told elsewhere, by what is wrong with it.
    ['is none where it is sold alone', [buildMadeValue('two', 'film')]],
  ])('%s', (_, lines) => {
    expect(buildVerdict(lines)).toEqual([]);
  });

  it('may be told anew by each course that holds it', () => {
    expect(buildVerdict([buildMadeValue('one', 'rain')], BOTH)).toEqual([]);
    expect(buildVerdict([buildMadeValue('two', 'rain')], BOTH)).toEqual([]);
    expect(
      inShort(buildVerdict([buildMadeValue('three', 'rain'), buildMadeValue('one', 'l2')], BOTH)),
    ).toEqual(['outline 0/id is-a-lesson']);
  });

  it('is free where its course is named and leaves it out', () => {
    const outline = [buildMadeValue('two', 'rain')];
    expect(checkLessons({ goods: [goodsLine('one')], outline }, { shop: SHOP })).toEqual([]);
    expect(inShort(checkLessons({ goods: [goodsLine('two')], outline }, { shop: SHOP }))).toEqual([
      'outline 0/id is-a-lesson',
    ]);
  });
});
