/** What a card says of a good: a table over every type, limit, sale and promotion. */
import { describe, expect, test } from 'vitest';
import { GOODS_LIMITS, type GoodsCard } from '#schemas/content/goods-card.ts';
import { MARKETING, PAY_STATE } from '#schemas/content/goods-state.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { buildCard } from '../../tests/support/build-card.ts';
import { cardState, costOf } from './goods-state.ts';

const card = buildCard('x', { title: 'Thinking', student_count: 10 });
const PAID = { price: 9900, pay_state: 1 };
const TYPES = [...new Set(Object.values(RESOURCES).map(({ type }) => type))];
const wordsOf = (change: Partial<GoodsCard>) =>
  cardState({ ...card, ...change }).marks.map(({ word }) => word);

describe('what stands where a price does', () => {
  test.each([
    [{}, { fen: 0 }],
    [{ ...PAID }, { fen: 9900 }],
    [{ price: 9900, pay_state: PAY_STATE.free }, { fen: 9900 }],
    [{ limit: 'password' }, { word: 'byPassword' }],
    [{ limit: 'password', ...PAID }, { fen: 9900 }],
    [{ limit: 'designated' }, { word: 'designated' }],
    [{ limit: 'designated', ...PAID }, { word: 'designated' }],
    [{ limit: 'svip' }, { word: 'vipOnly' }],
    [{ limit: 'svip', ...PAID }, { fen: 9900 }],
  ] as const)('M194: %j costs %j', (change, cost) => {
    expect(costOf({ ...card, ...change })).toEqual(cost);
  });

  test('M194: nothing that is limited is ever called free, whatever its type and state', () => {
    for (const type of TYPES)
      for (const limit of GOODS_LIMITS)
        for (const pay_state of Object.values(PAY_STATE)) {
          const limitedValue: GoodsCard = { ...card, type, limit, pay_state };
          expect(costOf(limitedValue)).not.toEqual({ fen: 0 });
        }
  });
});

describe('marks', () => {
  test.each([
    [{ ...PAID, svip_free: true }, ['vipFree']],
    [{ svip_free: true }, []],
    [{ limit: 'password', ...PAID }, ['byPassword']],
    [{ limit: 'svip', ...PAID }, ['vipOnly']],
    [{ limit: 'designated', ...PAID, svip_free: true }, []],
    [{ pay_state: PAY_STATE.stopped }, ['stopped']],
    [{ pay_state: PAY_STATE.soldOut, marketing_type: MARKETING.booking }, ['soldOut']],
    [{ pay_state: PAY_STATE.willPay }, ['willPay']],
    [{ pay_state: PAY_STATE.unpaid, marketing_type: MARKETING.booking }, ['willPay']],
    [{ pay_state: PAY_STATE.willPay, marketing_type: MARKETING.booking }, ['willPay']],
  ] as const)('M234, M235: %j is marked %j', (change, marks) => {
    expect(wordsOf(change)).toEqual(marks);
  });

  test('D77: a booking is no promotion beside the sale that has not begun', () => {
    expect(cardState({ ...card, pay_state: 3, marketing_type: MARKETING.booking }).promotion).toBeUndefined();
  });
});

describe('how those who chose it are counted', () => {
  const SAID: Partial<Record<keyof typeof RESOURCES, string>> = {
    entity_goods: 'sold',
    service_goods: 'sold',
    camp: 'enrolled',
    big_class: 'enrolled',
    course_offline: 'enrolled',
    member: 'member',
    community: 'member',
    ebook: 'reader',
  };

  test.each(
    Object.entries(RESOURCES).flatMap(([name, { type }]) => (type === 0 ? [] : [[name, type] as const])),
  )('M1: people of %s (%i)', (name, type) => {
    const message = new Map(Object.entries(SAID)).get(name) ?? 'learner';
    expect(cardState({ ...card, type }).people).toBe(message);
  });

  test('M240: before a room opens people have signed up for it', () => {
    expect(cardState({ ...card, type: 4, alive_state: 0 }).people).toBe('signedUp');
    expect(cardState({ ...card, type: 4, alive_state: 3 }).people).toBe('learner');
  });
});
