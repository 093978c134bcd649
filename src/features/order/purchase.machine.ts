/** Buying one good (D70, D71): priced by the server at each choice, ordered once, then paid or told why not. */
import type { AnswerOf, DataOf } from '#schemas/api/define-endpoint.ts';
import type { orderCreate, orderPay, orderQuoteGet } from '#schemas/api/orders/orders.ts';
import { PASSING_CODES } from '#schemas/api/passing-codes.ts';
import { ORDER_AGAIN_MS } from '#schemas/constants.ts';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import { pathTo } from '#schemas/paths.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

export type Quote = DataOf<typeof orderQuoteGet>;

/** What the buyer chose; a coupon that is absent is the best that fits, an empty one is none. */
export interface PurchaseChoice {
  sku_id?: string;
  coupon_id?: string;
}

/** What has changed since the buyer looked, said beside what it changed. */
export type PurchaseNotice =
  | { of: 'price'; before: number }
  | { of: 'coupon' | 'sold-out' | 'changed' }
  | { of: 'failed'; text: string };

export type PurchasePhase =
  | { name: 'quoting' }
  | { name: 'ready' }
  /** `again` counts how often it was sent again by itself. */
  | { name: 'ordering'; provider: string; again: number }
  | { name: 'leaving' }
  /** It cannot be ordered; `code` says why, `text` in the server's words. */
  | { name: 'refused'; code: string; text: string };

export interface PurchaseState {
  /** Counts up with every price asked for: the key of an order is made of it, one for each choice. */
  attempt: number;
  choice: PurchaseChoice;
  /** The last price told; it stays while another is asked for. */
  quote: Quote | undefined;
  notice: PurchaseNotice | undefined;
  phase: PurchasePhase;
}

export type PurchaseEvent =
  | { type: 'opened' }
  | { type: 'chose'; choice: PurchaseChoice }
  | { type: 'quoted'; attempt: number; answer: AnswerOf<typeof orderQuoteGet> }
  | { type: 'submitted'; provider: string }
  | { type: 'ordered'; answer: AnswerOf<typeof orderCreate> }
  | { type: 'waited' }
  | { type: 'begun'; orderId: string; answer: AnswerOf<typeof orderPay> };

export type PurchaseEffect =
  | { type: 'quote'; attempt: number; choice: PurchaseChoice }
  | { type: 'order'; attempt: number; quote: Quote }
  | { type: 'wait'; ms: number }
  | { type: 'pay'; orderId: string; provider: string }
  | { type: 'go'; href: string; replace: boolean };

type Next = Step<PurchaseState, PurchaseEffect>;
type Refusal = Extract<AnswerOf<typeof orderQuoteGet | typeof orderCreate>, { ok: false }>;

/** The shop had no turn left for it, or its word was lost: by the same key nothing is made twice (R34). */
const BUSY: ReadonlySet<string> = new Set(['maintenance', 'network']);

function quote(state: PurchaseState, choice: PurchaseChoice, notice?: PurchaseNotice): Next {
  const attempt = state.attempt + 1;
  return {
    state: { ...state, attempt, choice, notice, phase: { name: 'quoting' } },
    effects: [{ type: 'quote', attempt, choice }],
  };
}

function withoutCoupon({ sku_id }: PurchaseChoice): PurchaseChoice {
  return sku_id === undefined ? {} : { sku_id };
}

function refuse(state: PurchaseState, { code, msg: text }: Refusal): Next {
  // What was chosen stands, and can be sent again.
  if (PASSING_CODES.has(code) && state.quote !== undefined) {
    // Nothing is under repair for who was only one of too many.
    const message = code === 'maintenance' ? '' : text;
    return stay({ ...state, notice: { of: 'failed', text: message }, phase: { name: 'ready' } });
  }
  return stay({ ...state, phase: { name: 'refused', code, text } });
}

function takeQuote(state: PurchaseState, answer: AnswerOf<typeof orderQuoteGet>): Next {
  if (answer.ok) return stay({ ...state, quote: answer.data, phase: { name: 'ready' } });
  const isAsked = (state.choice.coupon_id ?? '') !== '';
  if (answer.code === 'coupon-gone' && isAsked)
    return quote(state, withoutCoupon(state.choice), { of: 'coupon' });
  return refuse(state, answer);
}

/** What was refused for another price, a coupon or a variant is priced anew: nothing was ordered, nothing is paid. */
function orderRefused(state: PurchaseState, answer: Refusal): Next {
  const { choice, quote: currentQuote, phase } = state;
  const ms = phase.name === 'ordering' && BUSY.has(answer.code) ? ORDER_AGAIN_MS[phase.again] : undefined;
  if (phase.name === 'ordering' && ms !== undefined)
    return {
      state: { ...state, phase: { ...phase, again: phase.again + 1 } },
      effects: [{ type: 'wait', ms }],
    };
  switch (answer.code) {
    case 'price-changed':
      return quote(state, choice, { of: 'price', before: currentQuote?.amount ?? 0 });
    case 'coupon-gone':
      return quote(state, withoutCoupon(choice), { of: 'coupon' });
    case 'sold-out':
      return quote(state, choice, { of: 'sold-out' });
    case 'state-conflict':
      return quote(state, choice, { of: 'changed' });
    default:
      return refuse(state, answer);
  }
}

function takeOrder(state: PurchaseState, answer: AnswerOf<typeof orderCreate>): Next {
  if (state.phase.name !== 'ordering') return stay(state);
  if (!answer.ok) return orderRefused(state, answer);
  const { order_id: orderId, state: orderState } = answer.data;
  if (orderState === ORDER_STATE.unpaid)
    return { state, effects: [{ type: 'pay', orderId, provider: state.phase.provider }] };
  return {
    state: { ...state, phase: { name: 'leaving' } },
    effects: [{ type: 'go', href: pathTo('order', { id: orderId }), replace: true }],
  };
}

/** A company's own page is gone to; whatever else there is to do, or went wrong, is shown with the order. */
function goToPayment(state: PurchaseState, event: Extract<PurchaseEvent, { type: 'begun' }>): Next {
  if (state.phase.name !== 'ordering') return stay(state);
  const { answer, orderId } = event;
  const leaving: PurchaseState = { ...state, phase: { name: 'leaving' } };
  if (answer.ok && answer.data.redirect_url !== undefined)
    return { state: leaving, effects: [{ type: 'go', href: answer.data.redirect_url, replace: false }] };
  const href = `${pathTo('order', { id: orderId })}?pay=${state.phase.provider}`;
  return { state: leaving, effects: [{ type: 'go', href, replace: true }] };
}

function step(state: PurchaseState, event: PurchaseEvent): Next {
  const { phase } = state;
  const isBusy = phase.name === 'ordering' || phase.name === 'leaving';
  switch (event.type) {
    case 'opened':
      return isBusy ? stay(state) : quote(state, state.choice);
    case 'chose':
      return isBusy ? stay(state) : quote(state, event.choice);
    case 'quoted':
      return event.attempt === state.attempt && phase.name === 'quoting'
        ? takeQuote(state, event.answer)
        : stay(state);
    case 'submitted': {
      if (phase.name !== 'ready' || state.quote === undefined) return stay(state);
      const { attempt, quote: currentQuote } = state;
      return {
        state: {
          ...state,
          notice: undefined,
          phase: { name: 'ordering', provider: event.provider, again: 0 },
        },
        effects: [{ type: 'order', attempt, quote: currentQuote }],
      };
    }
    case 'waited':
      return phase.name === 'ordering' && state.quote !== undefined
        ? { state, effects: [{ type: 'order', attempt: state.attempt, quote: state.quote }] }
        : stay(state);
    case 'ordered':
      return takeOrder(state, event.answer);
    case 'begun':
      return goToPayment(state, event);
  }
}

export const purchase = defineMachine<PurchaseState, PurchaseEvent, PurchaseEffect>({
  initial: { attempt: 0, choice: {}, quote: undefined, notice: undefined, phase: { name: 'quoting' } },
  step,
});
