/** The health page. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M46: the health page says ok and which build runs', () => {
  const { container } = drawView(view, { props: {}, locale: 'en', build: 'b-123' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ok');
  expect(container.textContent).toBe('okbuild b-123');
});
