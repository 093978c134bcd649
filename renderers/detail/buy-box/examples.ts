/** Named configs of the buy box: each state of a sale as everybody sees it. Moments are fixed. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

/** 2026-12-31 20:00 in the shop's zone. */
const NEW_YEARS_EVE = 1_798_718_400;

const BOX: Props = {
  goods: { id: 'course_1', type: 50, title: '从零做出一个产品' },
  state: 'on',
  offer: {
    goods_id: 'course_1',
    goods_type: 50,
    price: 39_900,
    line_price: 0,
    label: '',
    pay_state: 1,
    sale_start_ts: 0,
    marketing: { type: -1, price: 39_900, start_ts: 0, end_ts: 0 },
  },
  skus: [{ id: 's_1', name: '', price: 39_900, line_price: 0, left: -1, period_days: 0 }],
  limits: { is_designated: false, have_password: false, svip_price: -1, svip_free: false },
  live: { alive_state: -1, start_ts: 0, is_lookback: false, lookback_end_ts: 0 },
  refund: { days: 7, share: 30, by_request: true, terms: '学习进度不超过三分之一时，可申请全额退款。' },
  first_lesson: { id: 'v_1', type: 3 },
  opened: {},
};
const SKU = { id: 's_1', name: '', price: 39_900, line_price: 0, left: -1, period_days: 0 };
const offer = (change: Partial<Props['offer']>): Props => {
  const offerProps = { ...BOX.offer, ...change };
  const { price, line_price } = offerProps;
  return { ...BOX, offer: offerProps, skus: [{ ...SKU, price, line_price }] };
};
const limits = (change: Partial<Props['limits']>): Props => ({
  ...offer({ price: 0, pay_state: 0 }),
  limits: { ...BOX.limits, ...change },
});

export const examples: RendererExample<Props>[] = [
  { name: 'minimal', props: { ...BOX, refund: { days: 0, share: 30, by_request: true, terms: '' } } },
  { name: 'typical', props: BOX },
  { name: 'free', props: offer({ price: 0, pay_state: 0 }) },
  {
    name: 'flash-sale',
    props: {
      ...offer({
        price: 19_900,
        line_price: 39_900,
        marketing: { type: 8, price: 19_900, start_ts: 0, end_ts: NEW_YEARS_EVE },
      }),
      skus: [{ id: 's_1', name: '', price: 19_900, line_price: 39_900, left: 3, period_days: 365 }],
      limits: { ...BOX.limits, svip_free: true },
    },
  },
  {
    name: 'upcoming',
    props: offer({
      pay_state: 3,
      sale_start_ts: NEW_YEARS_EVE,
      marketing: { type: 6, price: 39_900, start_ts: 0, end_ts: 0 },
    }),
  },
  { name: 'sold-out', props: offer({ pay_state: 4 }) },
  { name: 'stopped', props: offer({ pay_state: 2 }) },
  { name: 'password', props: limits({ have_password: true }) },
  { name: 'designated', props: limits({ is_designated: true }) },
  { name: 'members', props: limits({ svip_price: 0 }) },
  {
    name: 'lesson-of-a-course',
    props: { ...BOX, goods: { id: 'v_1', type: 3, title: '第一讲' }, first_lesson: { id: '', type: 0 } },
  },
  {
    name: 'variants',
    props: {
      ...offer({ label: 'from', price: 9_999_900, line_price: 19_999_900 }),
      skus: [
        { ...SKU, price: 9_999_900, line_price: 19_999_900 },
        { ...SKU, id: 's_2', price: 19_999_900 },
      ],
      refund: { days: 7, share: 30, by_request: true, terms: 'Terms can be long. '.repeat(12) },
    },
  },
  {
    name: 'live-now',
    props: { ...offer({ price: 0, pay_state: 0 }), live: { ...BOX.live, alive_state: 1 } },
  },
];
