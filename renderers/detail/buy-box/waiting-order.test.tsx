/** An order that waits to be paid is said on the page of the good, with the way to it (D71). */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeTranslate } from '#i18n/make-translate.ts';
import { WaitingOrder } from './waiting-order.tsx';
import { words } from './words.ts';

const t = makeTranslate('buy-box-test', words, 'en');
const NOW = 1_798_000_000;
const draw = (left: number) => {
  const own = {
    open_order: { order_id: 'o_2f6k1m9r4t7w0z3b5d8g1j4n6q', amount: 9900, expire_ts: NOW + left },
  };
  return render(<WaitingOrder own={own} now={NOW} t={t} locale="en" />);
};

afterEach(cleanup);

test('D71: by minutes and seconds while they run, by its moment where it is held for a transfer', () => {
  draw(876);
  expect(document.body.textContent).toContain('You have an order waiting, 14:36 left.');
  expect(screen.getByRole('link', { name: 'Complete payment' }).getAttribute('href')).toBe(
    '/order/o_2f6k1m9r4t7w0z3b5d8g1j4n6q',
  );
  cleanup();
  draw(72 * 3600);
  expect(document.body.textContent).toMatch(/You have an order waiting, held until Dec \d+, \d\d:\d\d\./);
  cleanup();
  draw(0);
  expect(document.body.textContent).toBe('');
});
