/** Named configs of the list of purchases, with what a shop server would answer. Moments are fixed. */
import { EXAMPLE_NOW, exampleOwned } from '#schemas/content/example-goods.ts';
import type { Purchase } from '#schemas/content/owned.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const DAY_S = 86_400;

const purchase = (place: number, change: Partial<Purchase> = {}): Purchase => ({
  ...exampleOwned(place),
  source: 'order',
  state: 'open',
  can_buy: false,
  order_id: `o_2f6k1m9r4t7w0z3b5d8g1j4n6${String(place % 10)}`,
  amount: 12_900,
  ordered_ts: EXAMPLE_NOW - place * DAY_S,
  ...change,
});
const answer = (list: Purchase[], total = list.length) => ({
  list: { list, total, page: 1, page_size: 10, has_more: total > list.length },
});
const OVER: Partial<Purchase> = { can_study: false, expire_ts: EXAMPLE_NOW - DAY_S, state: 'expired' };
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';

export const examples: Example[] = [
  { name: 'empty', props: { tab: 'all' }, data: answer([]) },
  { name: 'minimal', props: { tab: 'course' }, data: answer([purchase(0)]) },
  {
    name: 'typical',
    props: { tab: 'all' },
    data: answer([
      purchase(0),
      purchase(1, { expire_ts: EXAMPLE_NOW + 300 * DAY_S, goods_type: 6, title: '一年写作专栏' }),
      purchase(2, { ...OVER, can_buy: true, goods_type: 5, title: '读书会会员' }),
    ]),
  },
  {
    name: 'maximal',
    props: { tab: 'all' },
    data: answer(
      [
        purchase(0, { title: LONG.repeat(3), amount: 9_999_999, expire_ts: EXAMPLE_NOW + DAY_S }),
        purchase(1, { state: 'upcoming', can_study: false }),
        purchase(2, { ...OVER, can_buy: true }),
        purchase(3, { ...OVER, goods_state: 'off' }),
        purchase(4, { state: 'refunded', can_study: false, can_buy: true }),
        purchase(5, { state: 'closed', can_study: false, order_id: '', source: 'gift', amount: 0 }),
        purchase(6, { cover: '', goods_type: 4, amount: 0, source: 'free', title: 'Free' }),
      ],
      40,
    ),
  },
];
