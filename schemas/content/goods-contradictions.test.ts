/** Facts of a good that contradict each other are named with both fields (D125, D127). */
import { describe, expect, it } from 'vitest';
import { findContradictions, type GoodsFacts } from './goods-contradictions.ts';

const COURSE: GoodsFacts = { type: 50, price: 9900 };
const FILM: GoodsFacts = { type: 3, price: 9900 };
const LIVE: GoodsFacts = { type: 4, price: 9900, start_ts: 1000 };
const buildMessage = (facts: GoodsFacts) =>
  findContradictions(facts).map(({ kind, fields }) => `${kind} ${fields.join(' ')}`);

describe('facts that contradict each other', () => {
  it.each<[string, GoodsFacts]>([
    ['refuse pay_state price', { ...COURSE, pay_state: 0 }],
    ['refuse pay_state price', { ...COURSE, price: 0, pay_state: 0, skus: [{ id: 'a', price: 1 }] }],
    ['refuse price line_price', { ...COURSE, marketing_type: 8, line_price: 8900 }],
    ['refuse price line_price', { ...COURSE, marketing_type: 3, line_price: 8900 }],
    [
      'refuse marketing_end sale_start',
      { ...COURSE, marketing_type: 8, line_price: 12_900, marketing_end_ts: 100, sale_start_ts: 100 },
    ],
    ['refuse marketing_end marketing_type', { ...COURSE, marketing_end_ts: 100 }],
    ['refuse marketing_end marketing_type', { ...COURSE, marketing_type: 0, marketing_end_ts: 100 }],
    ['refuse svip_price price', { ...COURSE, svip_price: 9901 }],
    ['refuse svip_free svip_price', { ...COURSE, svip_price: 100, svip_free: true }],
    ['refuse lookback_end start', { ...LIVE, is_lookback: true, lookback_end_ts: 1000 }],
    ['refuse seconds type', { ...COURSE, seconds: 60 }],
    ['refuse media type', { ...COURSE, media: '/film.mp4' }],
    ['refuse try_seconds type', { ...COURSE, try_seconds: 60 }],
    ['refuse try_seconds seconds', { ...FILM, seconds: 60, try_seconds: 61 }],
    ['refuse type questions', { type: 27, price: 9900, has_questions: false }],
    ['note line_price price', { ...COURSE, line_price: 9900 }],
    ['note marketing_type line_price', { ...COURSE, marketing_type: 8 }],
    ['note lookback_end is_lookback', { ...LIVE, lookback_end_ts: 1001 }],
    ['note alive_state type', { ...FILM, alive_state: 0 }],
    ['note is_lookback type', { ...FILM, is_lookback: true }],
    ['note refund_days price', { ...COURSE, price: 0, refund_days: 7 }],
  ])('D127: %s is told alone', (expectedText, facts) => {
    expect(buildMessage(facts)).toEqual([expectedText]);
  });

  it('D125: each variant is judged by its own two prices', () => {
    const skus = [
      { id: 'dearer', price: 9900, line_price: 4900 },
      { id: 'plain', price: 4900 },
      { id: 'fine', price: 4900, line_price: 9900 },
    ];
    const promotedValue = { ...COURSE, price: 4900, line_price: 9900, marketing_type: 8, skus };
    expect(findContradictions(promotedValue).map(({ kind, rule, sku }) => [kind, rule, sku])).toEqual([
      ['refuse', 'promotion-dearer', 'dearer'],
      ['note', 'promotion-lowers-nothing', 'plain'],
    ]);
    expect(findContradictions({ ...promotedValue, marketing_type: 0 })).toEqual([]);
  });

  it.each<GoodsFacts>([
    COURSE,
    { ...COURSE, pay_state: 1, sale_start_ts: 1_900_000_000 },
    { ...COURSE, price: 0, pay_state: 0 },
    { ...COURSE, line_price: 12_900 },
    { ...COURSE, marketing_type: 8, line_price: 12_900, svip_price: 10_900 },
    { ...COURSE, marketing_type: 6, sale_start_ts: 100, marketing_end_ts: 200, pay_state: 3 },
    { ...COURSE, svip_price: 0 },
    { ...FILM, seconds: 60, try_seconds: 60, media: '/film.mp4' },
    { ...LIVE, is_lookback: true, lookback_end_ts: 1001, alive_state: 0 },
    { type: 27, price: 0, has_questions: true },
  ])('D127: %j says one thing', (facts) => {
    expect(findContradictions(facts)).toEqual([]);
  });
});
