/** Draws the orders of a tab; the tabs are links, so that each is an address of its own. */
import { defineView } from '#engine/define-view.ts';
import { useOrders } from '#features/order/index.ts';
import { emptyOf, PersonalList } from '#pieces/personal-list.tsx';
import { ORDER_TABS, type OrderTab } from '#schemas/order/order-state.ts';
import { PATHS } from '#schemas/paths.ts';
import { definition } from './definition.ts';
import { Row } from './row.tsx';
import { words } from './words.ts';

const hrefOf = (tab: OrderTab) => (tab === 'all' ? PATHS.orders : `${PATHS.orders}?state=${tab}`);

export default defineView(definition, words, function OrderList({ root, props, t, locale, act }) {
  const { tab } = props;
  const orders = useOrders(act, tab);
  return (
    <PersonalList
      root={root}
      words={{ title: t('title'), tabs: t('tabs'), loading: t('loading'), more: t('more') }}
      tabs={ORDER_TABS.map((one) => ({ href: hrefOf(one), text: t(one), isCurrent: one === tab }))}
      listState={orders}
      empty={emptyOf(tab === 'all', {
        title: t('empty'),
        hint: t('emptyHint'),
        tab: t('emptyTab'),
        home: t('home'),
      })}
      rows={orders.list.map((order) => (
        <Row key={order.order_id} order={order} t={t} locale={locale} />
      ))}
    />
  );
});
