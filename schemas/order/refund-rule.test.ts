/** The rule of refunds at its edges (D132). */
import { describe, expect, it } from 'vitest';
import { refundWay, type RefundFacts, type RefundRule } from './refund-rule.ts';

const DAY = 86_400_000;
const PAID = 1_800_000_000_000;
const RULE: RefundRule = { days: 7, share: 30, by_request: true };
const FACTS: RefundFacts = { left: 9900, paidAt: PAID, begunPercent: 0, isByHand: false };

describe('a refund', () => {
  it.each<[string, Partial<RefundRule>, Partial<RefundFacts>, number, string]>([
    ['in time, nothing begun', {}, {}, PAID, 'granted'],
    ['in the last moment', {}, {}, PAID + 7 * DAY - 1, 'granted'],
    ['a moment later', {}, {}, PAID + 7 * DAY, 'request'],
    ['with the share begun', {}, { begunPercent: 30 }, PAID, 'granted'],
    ['with more begun', {}, { begunPercent: 31 }, PAID, 'request'],
    ['too late, where no requests are taken', { by_request: false }, {}, PAID + 7 * DAY, 'none'],
    [
      'with more begun, where no requests are taken',
      { by_request: false },
      { begunPercent: 31 },
      PAID,
      'none',
    ],
    ['of what is sold without refunds', { days: 0 }, {}, PAID, 'request'],
    ['of what is sold without refunds or requests', { days: 0, by_request: false }, {}, PAID, 'none'],
    [
      'of a transfer, which the seller sends back',
      { by_request: false },
      { isByHand: true },
      PAID,
      'request',
    ],
    ['of what cost nothing', {}, { left: 0 }, PAID, 'none'],
  ])('D132: %s', (_name, rule, facts, now, way) => {
    expect(refundWay({ ...RULE, ...rule }, { ...FACTS, ...facts }, now)).toBe(way);
  });
});
