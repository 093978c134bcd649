/** Which tabs a detail page has (D39). */
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAB_SET, fillTabSet, tabsOf } from './tab-set.ts';

const keys = (type: number) => tabsOf(type, DEFAULT_TAB_SET).map(({ key }) => key);

describe('tabs of a detail page', () => {
  it.each([1, 2, 3, 4])('D39: a single (%i) has summary and comments', (type) => {
    expect(keys(type)).toEqual(['summary', 'comments']);
  });

  it.each([5, 6, 8])('D39: a package (%i) has its catalogue between them', (type) => {
    expect(keys(type)).toEqual(['summary', 'catalogue', 'comments']);
  });

  it.each([25, 50])('D39: a course or a camp (%i) adds interaction', (type) => {
    expect(keys(type)).toEqual(['summary', 'catalogue', 'comments', 'interaction']);
  });

  it('D39: what is published for a type stands in its place, in its order, without what is switched off', () => {
    const title = { cn: '目录', en: 'Lessons' };
    const set = {
      types: {
        '50': [
          { key: 'catalogue' as const, title },
          { key: 'comments' as const, visible: false },
          { key: 'notice' as const },
          { key: 'catalogue' as const },
        ],
      },
    };
    expect(tabsOf(50, set)).toEqual([{ key: 'catalogue', title }, { key: 'notice' }]);
    expect(tabsOf(3, set).map(({ key }) => key)).toEqual(['summary', 'comments']);
  });

  it('D39: a type nobody knows, and one named like a part of every object, have what singles have', () => {
    expect(keys(999)).toEqual(['summary', 'comments']);
    expect(keys(Number.NaN)).toEqual(['summary', 'comments']);
  });

  it('D41: every type with a page of its own is told', () => {
    expect(Object.keys(fillTabSet(DEFAULT_TAB_SET).types)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '8',
      '25',
      '50',
    ]);
  });
});
