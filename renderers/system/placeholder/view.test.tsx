/** The placeholder block. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M68: the placeholder block holds a place with the merchant’s words, else its own', () => {
  drawView(view, { props: { title: '秋季训练营' } });
  expect(screen.getByText('秋季训练营')).toBeTruthy();
  cleanup();
  drawView(view, { props: {}, locale: 'en' });
  expect(screen.getByText('Coming here soon')).toBeTruthy();
});
