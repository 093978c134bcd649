/** The screen behind the login box. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('D27: without script the way to the login keeps the way back', () => {
  drawView(view, { props: {}, locale: 'en', path: '/record' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?jumpfrom=%2Frecord');
});
