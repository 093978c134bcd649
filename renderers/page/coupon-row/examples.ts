/** Named configs of the coupons, with what a shop server would answer. Times are fixed. */
import type { CouponCard } from '#schemas/content/coupon.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-01-01 and 2099-12-31, and moments before and between. */
const PAST = 1_767_196_800;
const LONG_PAST = 1_735_660_800;
const FUTURE = 4_070_908_800;
const FAR = 4_102_444_799;

const COUPON: CouponCard = {
  id: 'cu_1',
  title: '第一盏灯 · 见面礼',
  amount: 1000,
  threshold: 0,
  some_goods: false,
  left: -1,
  start_ts: PAST,
  end_ts: FAR,
};

const COUPONS: CouponCard[] = [
  COUPON,
  {
    ...COUPON,
    id: 'cu_2',
    title: '长夜系列课专用券',
    amount: 4000,
    threshold: 16_800,
    some_goods: true,
    left: 18,
  },
  {
    ...COUPON,
    id: 'cu_3',
    title: '会员日满减券',
    amount: 6000,
    threshold: 30_000,
    left: 200,
    start_ts: FUTURE,
  },
];
const SPENT: CouponCard[] = [
  { ...COUPON, id: 'cu_4', title: '周年庆', amount: 8888, threshold: 50_000, left: 0 },
  { ...COUPON, id: 'cu_5', title: '去年的券', amount: 500, start_ts: LONG_PAST, end_ts: PAST },
];

const answer = (coupons: CouponCard[]) => ({ coupons: { lists: [coupons] } });
const head = {
  title: { cn: '先领券，再选课', en: 'A little off to begin with' },
  subtitle: { cn: '每种一张，下单时抵扣', en: 'One of each, taken off when you order' },
};

export const examples: Example[] = [
  { name: 'empty', props: head, data: answer([]) },
  { name: 'minimal', props: { source: 'manual', coupon_ids: ['cu_1'], limit: 1 }, data: answer([COUPON]) },
  { name: 'typical', props: head, data: answer(COUPONS) },
  { name: 'two', props: head, data: answer(COUPONS.slice(0, 2)) },
  { name: 'spent', props: head, data: answer([COUPON, ...SPENT]) },
  {
    name: 'maximal',
    props: { ...head, limit: 12 },
    data: answer(
      Array.from({ length: 12 }, (_, index) => ({
        ...([...COUPONS, ...SPENT][index % 5] ?? COUPON),
        id: `cu_${index}`,
      })),
    ),
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的优惠券标题，用来看看它怎样折行',
        en: 'A heading that is rather long, to see how it wraps',
      },
      subtitle: { cn: '副标题也很长。'.repeat(10), en: 'The subtitle is long too. '.repeat(5) },
    },
    data: answer(
      COUPONS.map((coupon, index) => ({
        ...coupon,
        title:
          index === 1
            ? 'A coupon whose name is so long that two lines cannot hold it, so that it ends in an ellipsis'
            : '一张名字特别长的优惠券，长到两行也放不下，于是第二行末尾会出现省略号而不会撑破',
        amount: 12_345_600 + index * 55,
        threshold: 99_999_900,
      })),
    ),
  },
];
