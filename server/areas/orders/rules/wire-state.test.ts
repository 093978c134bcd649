/** The states of an order as the wire counts them: 0, 1, and 6 to 11 (D71). */
import { describe, expect, it } from 'vitest';
import type { OrderState } from '../services/order-rows.ts';
import { statesOf, wireState } from './wire-state.ts';

const OPEN: readonly [Exclude<OrderState, 'closed'>, number][] = [
  ['unpaid', 0],
  ['paid', 1],
  ['refunding', 8],
  ['refund_failed', 9],
  ['refunded', 10],
  ['part_refunded', 11],
];

describe('the state of an order', () => {
  it.each(OPEN)('D71: %s is answered as %i, and asked for by it', (state, wire) => {
    expect(wireState({ state, closeReason: undefined })).toBe(wire);
    expect(statesOf(wire)).toEqual([state]);
  });

  it('D71: one that was never paid timed out, or was cancelled as one is that another replaced; all are closed', () => {
    expect(wireState({ state: 'closed', closeReason: 'timed-out' })).toBe(6);
    expect(wireState({ state: 'closed', closeReason: 'cancelled' })).toBe(7);
    expect(wireState({ state: 'closed', closeReason: 'replaced' })).toBe(7);
    expect([statesOf(6), statesOf(7)]).toEqual([['closed'], ['closed']]);
  });

  it.each([2, 3, 12, -1])('D71: %i asks for no order', (wire) => {
    expect(statesOf(wire)).toEqual([]);
  });
});
