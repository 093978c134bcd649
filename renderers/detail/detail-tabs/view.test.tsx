/** The tabs of a detail: words, addresses, and the one that is open. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const draw = (name: string, locale: 'cn' | 'en' = 'cn') => {
  const foundView = examples.find((one) => one.name === name);
  if (foundView === undefined) throw new Error(`no example ${name}`);
  return drawView(view, { props: foundView.props, locale });
};
const readChoice = () => screen.getByRole('tab', { selected: true }).textContent;

afterEach(cleanup);

describe('tabs of a detail', () => {
  test('M22: navIndex opens a tab, and each tab is an address that opens it', () => {
    draw('typical');
    expect(readChoice()).toBe('目录20');
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'))).toEqual([
      '?navIndex=0#tabs',
      '?navIndex=1#tabs',
      '?navIndex=2#tabs',
    ]);
  });

  test('WCAG 2.1.1: arrows move between tabs', () => {
    draw('typical');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(readChoice()).toBe('评论36');
    fireEvent.click(screen.getByRole('tab', { name: '简介' }));
    expect(readChoice()).toBe('简介');
  });

  test('D39: the merchant’s own words stand on a tab', () => {
    draw('maximal', 'en');
    expect(screen.getByRole('tab', { name: 'About the course' })).toBeDefined();
    expect(screen.getByRole('tab', { name: /Lessons/ })).toBeDefined();
  });
});
