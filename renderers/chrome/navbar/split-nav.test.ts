/** The navbar's arithmetic, row by row. */
import { describe, expect, test } from 'vitest';
import { columnItems, itemWidth, navWidthLimit, splitNav } from './split-nav.ts';
import { readFileSync } from 'node:fs';
import { SEARCH_MIN_PX } from './right-area.ts';
import { textWidth, widthUnits } from './text-width.ts';

const items = (...titles: string[]) => titles.map((title) => ({ title }));
const titlesOf = (list: readonly { title: string }[]) => list.map((item) => item.title);
const many = (count: number, title: string) => items(...Array.from({ length: count }, () => title));

describe('widths', () => {
  test.each([
    ['学习', 2],
    ['ab', 1],
    ['学习ab', 3],
    ['（全角）', 4],
    ['', 0],
  ])('M79: %s is %d width units, full-width letters 1 and others a half', (text, units) => {
    expect(widthUnits(text)).toBe(units);
  });
  test('M78: an estimated width grows with the letters and the font size', () => {
    expect(textWidth('课程', 14)).toBe(28);
    expect(textWidth('课程', 20)).toBe(40);
    expect(textWidth('WWW', 14)).toBeGreaterThan(textWidth('iii', 14));
  });
  test('M78: a title is never counted wider than its ellipsis allows', () => {
    expect(itemWidth({ title: '课'.repeat(60) }, 14)).toBe(12 * 14 + 24);
  });
});

describe('the bar', () => {
  test.each([
    [400, 636],
    [0, 1036],
    [2000, 0],
  ])('M78: a right area of %d px leaves the menu %d px', (right, limit) => {
    expect(navWidthLimit(right)).toBe(limit);
  });
  test('M78: everything that fits stands in the bar', () => {
    const all = items('首页', '课程', '直播');
    expect(splitNav(all, 156, 14, '更多')).toEqual({ visible: all, more: [] });
  });
  test('M78: one pixel less and the last items go under more, with room for its button', () => {
    const split = splitNav(items('首页', '课程', '直播'), 155, 14, '更多');
    expect(titlesOf(split.visible)).toEqual(['首页']);
    expect(titlesOf(split.more)).toEqual(['课程', '直播']);
  });
  test('M78: an item too wide to fit ends the bar, even where a later one would fit', () => {
    const split = splitNav(items('一二三四五六七八九十', '首页', '首页'), 160, 14, '更多');
    expect(split.visible).toEqual([]);
    expect(split.more).toHaveLength(3);
  });
  test('M78: the same titles are cut the same way each time, whoever asks', () => {
    const nav = many(40, 'Learning paths');
    expect(splitNav(nav, 500, 16, 'More')).toEqual(splitNav(structuredClone(nav), 500, 16, 'More'));
  });
});

describe('six overflow', () => {
  const short = '短名字';
  const eight = '八个单位的菜单名';
  const nine = '九个单位的菜单名字';
  test('M79: with exactly 6 overflowing, names over 8 units are not listed', () => {
    const split = splitNav(items(short, eight, nine, short, nine, short), 0, 14, '更多');
    expect(titlesOf(split.more)).toEqual([short, eight, short, short]);
  });
  test.each([5, 7])('M79: with %d overflowing every name is listed', (count) => {
    expect(splitNav(many(count, nine), 0, 14, '更多').more).toHaveLength(count);
  });
});

describe('the search box', () => {
  test('M78: it counts at its narrowest, the width its style lets it shrink to', () => {
    const css = readFileSync('renderers/chrome/navbar/search-box.module.css', 'utf8');
    expect(css).toMatch(new RegExp(`\\.box \\{[^}]*min-width: ${SEARCH_MIN_PX}px`));
  });
});

describe('columns', () => {
  test.each([
    [1, 10],
    [10, 10],
    [30, 10],
    [31, 15],
    [90, 15],
  ])('M77: a sub-menu of %d items has columns of %d', (count, rows) => {
    expect(columnItems(count)).toBe(rows);
  });
});
