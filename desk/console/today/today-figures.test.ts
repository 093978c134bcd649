/** Figures of the day and of what waits. */
import { expect, test } from 'vitest';
import { dayCards, waitingCards } from './today-figures.ts';

test('ADR-821: a figure of zero is left out of what waits and of what happened today', () => {
  const today = {
    revenue: { charged: 9900, refunded: 0 },
    orders: { created: 2, paid: 1, unpaid: 0, transfers: 0 },
    refunds: { waiting: 0, failed: 3 },
  };
  expect(dayCards(today).map(({ name }) => name)).toEqual(['charged', 'created', 'paid']);
  expect(waitingCards(today).map(({ name }) => name)).toEqual(['refundsFailed']);
});
