/** A shop that opens on phones only. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M66: the page is one code of the shop for phones', () => {
  drawView(view, { props: {}, locale: 'en' });
  expect(screen.getByRole('img', { name: 'QR code for the mobile shop' })).toBeTruthy();
  expect(
    screen.getByText('Lumen Academy is for phones only. Scan the code with yours to enter.'),
  ).toBeTruthy();
});
