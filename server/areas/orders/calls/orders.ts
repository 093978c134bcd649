/** Answers the calls of orders. */
import {
  orderQuoteGet,
  orderCreate,
  orderPay,
  orderStatus,
  orderListGet,
  orderDetailGet,
  orderCancel,
} from '#schemas/api/orders/orders.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { quote } from '../rules/present-quote.ts';
import { findPurchase } from '../rules/find-purchase.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { wireState } from '../rules/wire-state.ts';
import { readText } from '#schemas/page/text.ts';
import { maskPhone } from '#server/areas/identity/area.ts';
import { isInvoiceOpen } from '../services/invoice-order.ts';
import { presentInvoice } from '../services/present-order.ts';
import { readRefund } from '../rules/read-refund.ts';

/** What the learner of the session would pay now, with the coupons that fit. */
export const orderQuoteGetHandler = handle(orderQuoteGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const purchase = await findPurchase(deps, shop.appId, viewer, input, 'first');
  if (!purchase.ok) return fail(purchase.code);
  const query = {
    appId: shop.appId,
    userId: viewer.user.id,
    couponId: input.coupon_id,
    locale,
    takesRequests: shop.capabilities.refundRequests,
  };
  const quotation = await quote(deps, purchase.purchase, query);
  return quotation === undefined ? fail('coupon-gone') : ok(quotation);
});

/** Makes an order for the learner of the session. */
export const orderCreateHandler = handle(
  orderCreate,
  async ({ input, shop, deps, viewer, locale, request }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { idempotency_key: key, goods_id, goods_type, sku_id, coupon_id = '', expected_amount } = input;
    const body = { goods_id, goods_type, sku_id, coupon_id, expected_amount };
    const existing = await deps.orders.existing(shop.appId, viewer.user.id, { key, body });
    if (existing === 'conflict') return fail('state-conflict');
    let order = existing;
    if (order === undefined) {
      const purchase = await findPurchase(deps, shop.appId, viewer, input);
      if (!purchase.ok) return fail(purchase.code);
      const { goods, sku, svipPrice } = purchase.purchase;
      const result = await deps.orders.create(
        {
          appId: shop.appId,
          userId: viewer.user.id,
          goods,
          sku,
          svipPrice,
          couponId: coupon_id,
          locale,
          origin: request.origin,
          expectedAmount: expected_amount,
        },
        { key, body },
      );
      if (!result.ok)
        return fail(result.code, result.amount === undefined ? undefined : { amount: result.amount });
      order = result.order;
    }
    return ok({
      order_id: order.id,
      amount: order.amount,
      expire_at: shopTime(order.expiresAt),
      expire_ts: secondsUpTo(order.expiresAt),
      state: wireState(order),
    });
  },
);

/** Begins to pay an order of the learner of the session. */
export const orderPayHandler = handle(orderPay, async ({ input, shop, deps, viewer, locale, request }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const order = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (order === undefined) return fail('not-found');
  const payment = await deps.orders.pay(order, { provider: input.provider, locale, origin: request.origin });
  if (!payment.ok) return fail(payment.code);
  const { id: pay_id, paymentStart } = payment;
  if (paymentStart.kind === 'qr') return ok({ pay_id, qr_url: paymentStart.content });
  return ok({
    pay_id,
    ...(paymentStart.kind === 'redirect'
      ? { redirect_url: paymentStart.url }
      : { instructions: paymentStart.text }),
  });
});

/** Where an order of the learner of the session stands; while they wait, the provider is asked too. */
export const orderStatusHandler = handle(orderStatus, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const match = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (match === undefined) return fail('not-found');
  const order = await deps.orders.latest(match);
  const { id: order_id, amount, expiresAt, paidAt } = order;
  return ok({
    order_id,
    state: wireState(order),
    amount,
    expire_ts: secondsUpTo(expiresAt),
    ...(paidAt === undefined ? {} : { paid_at: shopTime(paidAt) }),
  });
});

/** Orders of the learner of the session, the newest first. */
export const orderListGetHandler = handle(orderListGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok(await deps.orders.listOf(shop.appId, viewer.user.id, input, locale));
});

/** One order of the learner of the session. */
export const orderDetailGetHandler = handle(orderDetailGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const match = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (match === undefined) return fail('not-found');
  const { rule, way } = await readRefund(deps, match, shop.capabilities.refundRequests);
  const invoice = await deps.stores.invoices.ofOrder(match);
  return ok({
    ...(await deps.orders.detailOf(match, locale)),
    refund_terms: { ...rule, terms: readText(rule.terms, locale) },
    refund_way: way,
    buyer: {
      name: viewer.user.nickname,
      phone: viewer.user.phone === '' ? '' : maskPhone(viewer.user.phone),
    },
    invoice: {
      is_open: shop.capabilities.invoices && isInvoiceOpen(match, invoice),
      ...(invoice === undefined ? {} : { request: presentInvoice(invoice, match) }),
    },
  });
});

/** Gives up an unpaid order of the learner of the session. */
export const orderCancelHandler = handle(orderCancel, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const match = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (match === undefined) return fail('not-found');
  const order = (await deps.orders.cancel(match)) ?? match;
  // Asked twice, it is cancelled all the same.
  if (order.state !== 'closed') return fail('state-conflict', { state: wireState(order) });
  return ok({ order_id: order.id, state: wireState(order) });
});
