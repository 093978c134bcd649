/** Deleted content. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M31: says that nothing is there any more and leads on', () => {
  drawView(view, { props: {}, locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is no longer here');
  expect(screen.getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/all/0');
  expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/');
});
