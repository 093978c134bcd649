/** Named configs of the list of orders, with what a shop server would answer. Moments are fixed. */
import type { Order } from '#schemas/order/order.ts';
import { ORDER_STATE, type OrderState } from '#schemas/order/order-state.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-11-23 20:00 in the shop's zone. */
const ORDERED = 1_795_435_200;
const ID = 'o_2f6k1m9r4t7w0z3b5d8g1j4n6';
const COVERS = ['first-draft-night', 'three-hundred-words', 'thesis-workshop', 'blog-era-writing'];

const order = (place: number, state: OrderState, change: Partial<Order> = {}): Order => ({
  order_id: `${ID}${place % 10}`,
  state,
  goods_id: 'course_1',
  goods_type: 50,
  title: '从零做出一个产品',
  cover: `/demo/covers/${COVERS[place % COVERS.length] ?? ''}.svg`,
  sku_id: 's_1',
  sku_name: '永久',
  price: 12_900,
  discount: 0,
  amount: 12_900,
  refunded: 0,
  provider: '',
  created_ts: ORDERED - place * 86_400,
  expire_ts: ORDERED + 900,
  paid_ts: 0,
  ...change,
});
const answer = (list: Order[], total = list.length) => ({
  list: { list, total, page: 1, page_size: 10, has_more: total > list.length },
});
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';

export const examples: Example[] = [
  { name: 'empty', props: { tab: 'all' }, data: answer([]) },
  { name: 'minimal', props: { tab: 'unpaid' }, data: answer([order(0, ORDER_STATE.unpaid)]) },
  {
    name: 'typical',
    props: { tab: 'all' },
    data: answer([order(0, ORDER_STATE.unpaid), order(1, ORDER_STATE.paid), order(2, ORDER_STATE.refunding)]),
  },
  {
    name: 'maximal',
    props: { tab: 'all' },
    data: answer(
      [
        ...Object.values(ORDER_STATE).map((state, place) => order(place, state)),
        order(8, ORDER_STATE.paid, { title: LONG.repeat(3), sku_name: LONG, amount: 9_999_999 }),
        order(9, ORDER_STATE.paid, { cover: '', title: 'Free', amount: 0 }),
      ],
      40,
    ),
  },
];
