/** Buying one good: what is asked of the server when, and what becomes of each of its answers. */
import { describe, expect, test } from 'vitest';
import { ORDER_AGAIN_MS } from '#schemas/constants.ts';
import { walk } from '#engine/define-machine.ts';
import { purchase, type PurchaseEvent, type Quote } from './purchase.machine.ts';

const QUOTE: Quote = {
  goods: { id: 'course_1', type: 50, title: 'A course', cover: '', teacher: '' },
  sku_id: 's_1',
  skus: [],
  price: 12_900,
  line_price: 0,
  discount: 2000,
  amount: 10_900,
  coupon_id: 'c_1',
  coupons: [],
  providers: ['sandbox'],
  refund: { days: 0, share: 30, by_request: true, terms: '' },
  offer_end_ts: 0,
  server_ts: 0,
};
const ORDER_ID = `o_${'a'.repeat(26)}`;
const openedEvent: PurchaseEvent = { type: 'opened' };
const buildQuotedValue = (attempt: number, change: Partial<Quote> = {}): PurchaseEvent => ({
  type: 'quoted',
  attempt,
  answer: { ok: true, data: { ...QUOTE, ...change } },
});
const submittedEvent: PurchaseEvent = { type: 'submitted', provider: 'sandbox' };
const orderedEvent = (state = 0): PurchaseEvent => ({
  type: 'ordered',
  answer: { ok: true, data: { order_id: ORDER_ID, amount: 10_900, expire_at: '', expire_ts: 0, state } },
});
type Code = Extract<Extract<PurchaseEvent, { type: 'ordered' }>['answer'], { ok: false }>['code'];
const orderRefused = (code: Code): PurchaseEvent => ({
  type: 'ordered',
  answer: { ok: false, code, msg: 'the server’s words' },
});
const begunEvent = (data: { redirect_url?: string; qr_url?: string }): PurchaseEvent => ({
  type: 'begun',
  orderId: ORDER_ID,
  answer: { ok: true, data: { pay_id: 'p', ...data } },
});
const after = (...events: PurchaseEvent[]) => walk(purchase, events);
const lastEffect = (...events: PurchaseEvent[]) => after(...events).effects.at(-1);
const ready = [openedEvent, buildQuotedValue(1)];
const sentEvents = [...ready, submittedEvent];

describe('buying one good', () => {
  test('R34: each choice is priced by the server, and an answer to an older one is dropped', () => {
    const chose: PurchaseEvent = { type: 'chose', choice: { coupon_id: '' } };
    expect(lastEffect(...ready, chose)).toEqual({ type: 'quote', attempt: 2, choice: { coupon_id: '' } });
    const { state } = after(...ready, chose, buildQuotedValue(1, { amount: 1 }));
    expect([state.phase.name, state.quote?.amount]).toEqual(['quoting', 10_900]);
    expect(after(...ready, chose, buildQuotedValue(2, { amount: 12_900 })).state.quote?.amount).toBe(12_900);
  });

  test('R34: what was shown is ordered, once, however often it is pressed', () => {
    const { effects } = after(...sentEvents, submittedEvent, submittedEvent);
    expect(effects.filter(({ type }) => type === 'order')).toEqual([
      { type: 'order', attempt: 1, quote: QUOTE },
    ]);
  });

  test('D71: an order is paid at the page of who takes the money', () => {
    expect(lastEffect(...sentEvents, orderedEvent())).toEqual({
      type: 'pay',
      orderId: ORDER_ID,
      provider: 'sandbox',
    });
    const url = 'https://pay.example/1';
    expect(lastEffect(...sentEvents, orderedEvent(), begunEvent({ redirect_url: url }))).toEqual({
      type: 'go',
      href: url,
      replace: false,
    });
  });

  test('D71: a code to scan is shown with the order, and so is what went wrong', () => {
    const shownEntry = { type: 'go', href: `/order/${ORDER_ID}?pay=sandbox`, replace: true };
    expect(lastEffect(...sentEvents, orderedEvent(), begunEvent({ qr_url: 'weixin://1' }))).toEqual(
      shownEntry,
    );
    const unreachable: PurchaseEvent = {
      type: 'begun',
      orderId: ORDER_ID,
      answer: { ok: false, code: 'payment-unreachable', msg: '' },
    };
    expect(lastEffect(...sentEvents, orderedEvent(), unreachable)).toEqual(shownEntry);
  });

  test('D74: what costs nothing is paid with its order', () => {
    expect(lastEffect(...sentEvents, orderedEvent(1))).toEqual({
      type: 'go',
      href: `/order/${ORDER_ID}`,
      replace: true,
    });
  });

  test('D70: another price is shown and nothing is paid; the next order has a key of its own', () => {
    const changedEvents = [...sentEvents, orderRefused('price-changed')];
    expect(lastEffect(...changedEvents)).toEqual({ type: 'quote', attempt: 2, choice: {} });
    const { state, effects } = after(...changedEvents, buildQuotedValue(2, { amount: 11_900 }));
    expect([state.notice, state.quote?.amount]).toEqual([{ of: 'price', before: 10_900 }, 11_900]);
    expect(effects.some(({ type }) => type === 'pay')).toBe(false);
    expect(lastEffect(...changedEvents, buildQuotedValue(2), submittedEvent)).toMatchObject({
      type: 'order',
      attempt: 2,
    });
  });

  test('R35: a coupon that is gone is given up, and the variant stays chosen', () => {
    const chose: PurchaseEvent = { type: 'chose', choice: { sku_id: 's_1', coupon_id: 'c_1' } };
    const goneEvents = [...ready, chose, buildQuotedValue(2), submittedEvent, orderRefused('coupon-gone')];
    expect(lastEffect(...goneEvents)).toEqual({ type: 'quote', attempt: 3, choice: { sku_id: 's_1' } });
    expect(after(...goneEvents, buildQuotedValue(3)).state.notice).toEqual({ of: 'coupon' });
  });

  test.each(['sold-out', 'state-conflict'] as const)('R35: %s asks what can still be had', (code) => {
    expect(lastEffect(...sentEvents, orderRefused(code))).toMatchObject({ type: 'quote', attempt: 2 });
  });

  test('D71: whoever has it already is told so, with what they chose still there', () => {
    const { state } = after(...sentEvents, orderRefused('already-bought'));
    expect(state.phase).toMatchObject({ name: 'refused', code: 'already-bought' });
    expect(state.quote).toEqual(QUOTE);
  });

  const waitedEvent: PurchaseEvent = { type: 'waited' };
  test.each(['network', 'maintenance'] as const)(
    'R34, ADR-387: after %s the same order is sent again by itself, by the same key, and not for ever',
    (code) => {
      const order = { type: 'order', attempt: 1, quote: QUOTE };
      const first = [...sentEvents, orderRefused(code)];
      expect(after(...first).state.phase).toMatchObject({ name: 'ordering' });
      expect(lastEffect(...first)).toEqual({ type: 'wait', ms: ORDER_AGAIN_MS[0] });
      expect(lastEffect(...first, waitedEvent)).toEqual(order);
      expect(lastEffect(...first, waitedEvent, orderedEvent())).toMatchObject({
        type: 'pay',
        orderId: ORDER_ID,
      });
      const all = ORDER_AGAIN_MS.flatMap(() => [orderRefused(code), waitedEvent]);
      const over = after(...sentEvents, ...all, orderRefused(code));
      expect(over.effects.filter(({ type }) => type === 'order')).toHaveLength(1 + ORDER_AGAIN_MS.length);
      const text = code === 'maintenance' ? '' : 'the server’s words';
      expect(over.state).toMatchObject({ phase: { name: 'ready' }, notice: { of: 'failed', text } });
      expect(lastEffect(...sentEvents, ...all, orderRefused(code), submittedEvent)).toEqual(order);
      expect(after(...first, waitedEvent, orderRefused('sold-out')).effects.at(-1)).toMatchObject({
        type: 'quote',
      });
    },
  );

  test.each(['unknown', 'server-error', 'rate-limited'] as const)(
    'R34: after %s the same order can be sent again, by the same key',
    (code) => {
      const failedEvents = [...sentEvents, orderRefused(code)];
      expect(after(...failedEvents).state).toMatchObject({ phase: { name: 'ready' }, choice: {} });
      expect(lastEffect(...failedEvents, submittedEvent)).toEqual({
        type: 'order',
        attempt: 1,
        quote: QUOTE,
      });
    },
  );
});
