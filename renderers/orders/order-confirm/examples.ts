/** Named configs of the screen on which a good is bought, with the price a shop server would answer. Moments are fixed. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { orderQuoteGet } from '#schemas/api/orders/orders.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;
type Quote = DataOf<typeof orderQuoteGet>;

/** 2026-12-31 20:00 in the shop's zone. */
const NEW_YEARS_EVE = 1_798_718_400;

const COURSE = { id: 'course_1', type: 50, title: '从零做出一个产品', teacher: '周明远' };
const SKU = { id: 's_1', name: '', price: 12_900, line_price: 0, left: -1, period_days: 0 };
const COUPON = {
  id: 'c_1',
  title: '开工券',
  discount: 2000,
  is_claimed: true,
  end_ts: NEW_YEARS_EVE,
};
const PLAIN: Quote = {
  goods: { ...COURSE, cover: '/demo/covers/fifty-two-letters.svg' },
  sku_id: 's_1',
  skus: [SKU],
  price: 12_900,
  line_price: 0,
  discount: 0,
  amount: 12_900,
  coupon_id: '',
  coupons: [],
  providers: ['sandbox', 'manual'],
  refund: { days: 7, share: 30, by_request: true, terms: '学习进度不超过三分之一时，可申请全额退款。' },
  offer_end_ts: 0,
  server_ts: NEW_YEARS_EVE - 86_400,
};
const props = { goods_id: 'course_1', goods_type: 50 };
const example = (name: string, change: Partial<Quote> = {}): Example => ({
  name,
  props,
  data: { quote: { ...PLAIN, ...change } },
});
const VARIANTS = [
  SKU,
  { ...SKU, id: 's_2', name: '一年', price: 9900, period_days: 365, left: 3 },
  { ...SKU, id: 's_3', name: '带作业点评', price: 29_900, line_price: 39_900, left: 0 },
].map((sku, place) => (place === 0 ? { ...sku, name: '永久' } : sku));
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';

export const examples: Example[] = [
  example('minimal', { refund: { days: 0, share: 30, by_request: true, terms: '' }, providers: ['sandbox'] }),
  example('typical', {
    discount: 2000,
    amount: 10_900,
    coupon_id: 'c_1',
    coupons: [COUPON, { ...COUPON, id: 'c_2', title: '见面礼', discount: 1000 }],
  }),
  example('free', { price: 0, amount: 0, skus: [{ ...SKU, price: 0 }] }),
  example('variants', { skus: VARIANTS }),
  example('sold-out', { sku_id: 's_3', skus: VARIANTS, price: 29_900, amount: 29_900 }),
  example('no-way-to-pay', { providers: [] }),
  example('maximal', {
    goods: { ...PLAIN.goods, title: LONG.repeat(3), teacher: LONG },
    skus: [...VARIANTS, ...VARIANTS.map((sku) => ({ ...sku, id: `${sku.id}_long`, name: LONG }))],
    discount: 2000,
    amount: 9_997_999,
    price: 9_999_999,
    coupon_id: 'c_1',
    coupons: Array.from({ length: 6 }, (_one, place) => ({ ...COUPON, id: `c_${place + 1}`, title: LONG })),
    providers: ['wechat_native', 'alipay_precreate', 'stripe_checkout', 'manual', 'sandbox'],
    refund: { days: 30, share: 30, by_request: true, terms: 'Terms can be long. '.repeat(12) },
    offer_end_ts: NEW_YEARS_EVE,
  }),
  { name: 'broken-image', props, data: { quote: { ...PLAIN, goods: { ...PLAIN.goods, cover: '' } } } },
];
