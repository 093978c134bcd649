/** The four reasons why a person may not enter. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test.each([
  [1, 'You are not a member of this organization', '/logout'],
  [2, 'You do not have permission', '/'],
  [3, 'You are not a designated student', '/'],
  [4, 'This account has been disabled', '/logout'],
] as const)(
  'M38, ADR-488: state %d of /noPermissions says why, offers one way on, and whom to ask',
  (state, title, href) => {
    drawView(view, { props: { state }, locale: 'en' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      href,
      '/page/complaint',
    ]);
    expect(screen.queryByRole('search') !== null).toBe(href === '/');
  },
);
