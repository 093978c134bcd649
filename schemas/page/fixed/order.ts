/** Fixed screen: one order of one's own (D71). */
import { ORDER_ID_PATTERN, PAY_WAY_PATTERN } from '../../order/order-id.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

const ID = new RegExp(ORDER_ID_PATTERN);
const WAY = new RegExp(PAY_WAY_PATTERN);
/** Nobody's: a well-formed id, so that the answer to it is that there is no such order. */
const NO_ORDER = `o_${'0'.repeat(26)}`;

/** Query `pay`: the way to pay that was chosen before, begun at once. */
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
