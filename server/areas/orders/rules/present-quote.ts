/** The price of a purchase as its buyer reads it, with the variants and the coupons there are (D70). */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { orderQuoteGet } from '#schemas/api/orders/orders.ts';
import { amountOf, isOfferRunning, memberPrice } from '#schemas/content/price.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { presentSku } from '#server/areas/catalogue/area.ts';
import type { FoundPurchase } from './find-purchase.ts';

/** Undefined where the coupon that is asked for cannot be used; without one the best that fits is taken. */
export async function quote(
  { coupons, clock, payments, catalogue }: Pick<Deps, 'coupons' | 'clock' | 'payments' | 'catalogue'>,
  { goods, skus, sku, svipPrice }: FoundPurchase,
  query: {
    appId: string;
    userId: string;
    couponId: string | undefined;
    locale: Locale;
    takesRequests: boolean;
  },
): Promise<DataOf<typeof orderQuoteGet> | undefined> {
  const { appId, userId, couponId, locale, takesRequests } = query;
  const now = secondsOf(clock.now());
  const { price, line_price } = memberPrice(sku, svipPrice);
  const fitting = await coupons.fitting({ appId, userId, goodsId: goods.id, price });
  const choice =
    couponId === '' ? undefined : fitting.find(({ coupon }) => coupon.id === (couponId ?? coupon.id));
  if (couponId !== undefined && couponId !== '' && choice === undefined) return undefined;
  const discount = choice?.discount ?? 0;
  const refund = await catalogue.refundTermsOf(appId, goods.id);
  return {
    goods: {
      id: goods.id,
      type: goods.type,
      title: readText(goods.title, locale),
      cover: goods.cover,
      teacher: readText(goods.teacher, locale),
    },
    sku_id: sku.id,
    skus: skus.map((one) => presentSku({ ...one, ...memberPrice(one, svipPrice) }, locale)),
    price,
    line_price,
    discount,
    amount: amountOf(price, discount),
    coupon_id: choice?.coupon.id ?? '',
    coupons: fitting.map(({ coupon, discount: off, isClaimed }) => ({
      id: coupon.id,
      title: readText(coupon.title, locale),
      discount: off,
      is_claimed: isClaimed,
      end_ts: coupon.end_ts,
    })),
    providers: [...payments.names],
    refund: { ...refund, by_request: takesRequests, terms: readText(refund.terms, locale) },
    offer_end_ts: isOfferRunning(goods, now) ? goods.marketing_end_ts : 0,
    server_ts: now,
  };
}
