/** Footer template1. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const draw = (name: string, locale: 'cn' | 'en' = 'cn') =>
  drawView(view, { props: examples.find((example) => example.name === name)?.props ?? {}, locale });

afterEach(cleanup);

describe('footer links', () => {
  test('M92: template1 draws every link under its own name and address', () => {
    draw('typical', 'en');
    const nav = screen.getByRole('navigation', { name: 'Footer' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/page/about', '/page/teach', '/page/help', '/page/terms', '/page/privacy']);
  });
  test('M92: a link with links under it is the head of a column', () => {
    draw('groups');
    expect(screen.getByText('学习').closest('li')?.textContent).toBe('学习全部课程直播日程训练营');
  });
  test('M92: a link that may not be followed is drawn as its text', () => {
    draw('unsafe-link');
    expect(screen.getByText('只有文字')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
  test('M92: without links nothing is drawn', () => {
    expect(draw('empty').container.childElementCount).toBe(0);
  });
});
