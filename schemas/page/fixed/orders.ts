/** Fixed screen: the orders of who is here (D71). */
import { ORDER_TABS } from '../../order/order-state.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** Query `state`: which of them; all where it names no tab. */
export const orders: FixedScreen = ({ query }) =>
  screen({
    id: 'orders',
    title: { cn: '我的订单', en: 'My orders' },
    kind: 'order-list',
    props: { tab: ORDER_TABS.find((tab) => tab === query.get('state')) ?? 'all' },
  });
