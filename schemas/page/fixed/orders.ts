/** Fixed screens of buying: the order to confirm, orders, what was bought. */
import { OWNED_TABS } from '../../content/owned.ts';
import { isId } from '../../id.ts';
import { ORDER_ID_PATTERN, PAY_WAY_PATTERN } from '../../order/order-id.ts';
import { ORDER_TABS } from '../../order/order-state.ts';
import { type FixedScreen, screen } from './fixed-screen.ts';

const ID = new RegExp(ORDER_ID_PATTERN);
const WAY = new RegExp(PAY_WAY_PATTERN);
/** Nobody's: a well-formed id, so that the answer to it is that there is no such order. */
const NO_ORDER = `o_${'0'.repeat(26)}`;

/** One order of one's own (D71). Query `pay`: the way to pay that was chosen before, begun at once. */
export const order: FixedScreen = ({ params, query }) => {
  const id = params['id'] ?? '';
  const way = query.get('pay') ?? '';
  return screen({
    id: 'order',
    title: { cn: '订单详情', en: 'Your order' },
    kind: 'order-page',
    props: { order_id: ID.test(id) ? id : NO_ORDER, pay: WAY.test(way) ? way : '' },
  });
};

const TYPE = /^\d{1,3}$/;

/**
 * Buying one good, or taking a free one (D71, D74). Query `goods_id` and `goods_type`; anything that cannot be one is
 * none.
 */
export const orderConfirm: FixedScreen = ({ query }) => {
  const id = query.get('goods_id') ?? '';
  const type = query.get('goods_type') ?? '';
  const isNamed = isId(id) && TYPE.test(type);
  return screen({
    id: 'order-confirm',
    title: { cn: '确认订单', en: 'Confirm your order' },
    kind: 'order-confirm',
    props: { goods_id: isNamed ? id : '', goods_type: isNamed ? Number(type) : 0 },
  });
};

/** What who is here has bought (D76). Query `tab`: which of them; all where it names no tab. */
export const purchases: FixedScreen = ({ query }) =>
  screen({
    id: 'bought',
    title: { cn: '已购内容', en: 'My purchases' },
    kind: 'purchases',
    props: { tab: OWNED_TABS.find((tab) => tab === query.get('tab')) ?? 'all' },
  });

/** The orders of who is here (D71). Query `state`: which of them; all where it names no tab. */
export const orders: FixedScreen = ({ query }) =>
  screen({
    id: 'orders',
    title: { cn: '我的订单', en: 'My orders' },
    kind: 'order-list',
    props: { tab: ORDER_TABS.find((tab) => tab === query.get('state')) ?? 'all' },
  });
