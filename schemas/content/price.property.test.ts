/** Over goods, variants, promotions, members, coupons and dates: what has a price is never free by itself (D125). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MARKETING, PAY_STATE } from './goods-state.ts';
import {
  amountOf,
  couponDiscount,
  isOfferRunning,
  lowestAt,
  memberPrice,
  offerAt,
  payStateAt,
  priceAt,
  promotionAt,
} from './price.ts';

const NOW = 1_800_000_000;
const fen = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 }), fc.constant(100_000_000));
const pricedArbitrary = fc.record({ price: fen, line_price: fen });
const moment = fc.constantFrom(0, NOW - 1, NOW, NOW + 1, NOW + 1_000_000);
const promotion = fc.record({
  marketing_type: fc.constantFrom(...Object.values(MARKETING)),
  marketing_end_ts: moment,
});
const variants = fc.array(pricedArbitrary, { minLength: 1, maxLength: 5 });
const member = fc.option(fen, { nil: undefined });
const coupon = fc.option(fc.record({ amount: fen, threshold: fen }), { nil: undefined });
const runs = { numRuns: 2000 };

it('D125: what the merchant priced above 0 costs 0 only by a coupon or a membership that says so', () => {
  fc.assert(
    fc.property(promotion, pricedArbitrary, member, coupon, (kind, row, svip, off) => {
      const now = priceAt(kind, row, NOW);
      if (row.price > 0) expect(now.price).toBeGreaterThan(0);
      const paidPair = memberPrice(now, svip);
      if (paidPair.price === 0 && row.price > 0) expect(svip).toBe(0);
      const amount = amountOf(paidPair.price, off === undefined ? 0 : couponDiscount(off, paidPair.price));
      expect(amount).toBeGreaterThanOrEqual(0);
      if (amount === 0 && paidPair.price > 0) {
        expect(off?.amount).toBeGreaterThanOrEqual(paidPair.price);
        expect(off?.threshold).toBeLessThanOrEqual(paidPair.price);
      }
    }),
    runs,
  );
});

it('D125: nothing is charged but one of the prices somebody wrote, and what is struck is the higher of two', () => {
  fc.assert(
    fc.property(promotion, pricedArbitrary, member, (kind, row, svip) => {
      const { price, line_price } = memberPrice(priceAt(kind, row, NOW), svip);
      expect([row.price, row.line_price, svip]).toContain(price);
      expect(line_price === 0 || line_price > price).toBe(true);
      if (isOfferRunning(kind, NOW) && svip === undefined) expect(price).toBe(row.price);
    }),
    runs,
  );
});

it('D125: a card, a page and a variant name one price at any moment, whenever their facts were read', () => {
  fc.assert(
    fc.property(promotion, variants, moment, (kind, rows, later) => {
      const lowest = lowestAt(kind, rows, later);
      expect(lowest.price).toBe(Math.min(...rows.map((row) => priceAt(kind, row, later).price)));
      expect(lowest.isFree).toBe(rows.every((row) => priceAt(kind, row, later).price === 0));
      if (later < NOW) return;
      // Read at NOW and looked at later, by its own clock: of a card, and of a page with its variants.
      const { price, line_price } = lowestAt(kind, rows, NOW);
      const card = offerAt({ price, line_price, ...promotionAt(kind, NOW) }, later);
      expect(card.price).toBe(lowest.price);
      const page = rows.map((row) => priceAt(kind, row, NOW));
      expect(lowestAt(promotionAt(kind, NOW), page, later)).toEqual(lowest);
    }),
    runs,
  );
});

it('D127: a sale never begins before its day, and what has a price is never free', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(PAY_STATE)), moment, fen, (set, start, price) => {
      const state = payStateAt({ pay_state: set, sale_start_ts: start, price }, NOW);
      const isOpen = state === PAY_STATE.free || state === PAY_STATE.unpaid;
      if (start > NOW) expect(isOpen).toBe(false);
      if (price > 0) expect(state).not.toBe(PAY_STATE.free);
      // Asked again with its own answer it says the same.
      expect(payStateAt({ pay_state: state, sale_start_ts: start, price }, NOW)).toBe(state);
    }),
    runs,
  );
});
