/** Named configs of live-offers. */
import { SAMPLE_ROOM, SAMPLE_START } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const CARD = {
  id: 'p_1',
  type: 6,
  title: '一年写作练习',
  summary: '',
  cover: '/demo/covers/build-from-zero.svg',
  price: 19_900,
  line_price: 0,
  pay_state: 1,
  marketing_type: -1,
  marketing_end_ts: 0,
  student_count: 320,
  lesson_count: 52,
  teacher: '林晚舟',
  alive_state: -1,
  start_ts: 0,
  svip_free: false,
};
const COUPON = {
  id: 'c_1',
  title: '直播间专享',
  amount: 2000,
  threshold: 9900,
  some_goods: false,
  left: 30,
  start_ts: 0,
  end_ts: SAMPLE_START + 86_400,
  is_claimed: false,
};
const ALL = { goods: [CARD, { ...CARD, id: 'p_2' }], goods_total: 3, coupons: [COUPON], coupons_total: 1 };
const GOODS = { list: [CARD, { ...CARD, id: 'p_2' }, { ...CARD, id: 'p_3' }] };
const CLAIMED = { coupon_id: 'c_1', claimed_ts: SAMPLE_START, left: 29 };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: SAMPLE_ROOM, cards: ALL, goods: GOODS, claim: CLAIMED } },
  {
    name: 'none',
    props: PROPS,
    data: { page: SAMPLE_ROOM, cards: { goods: [], goods_total: 0, coupons: [], coupons_total: 0 } },
  },
];
