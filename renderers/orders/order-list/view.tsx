/** Draws the orders of a tab; the tabs are links, so that each is an address of its own. */
import { defineView } from '#engine/define-view.ts';
import { orderGroup, type OrderGroup, orderWords, useOrders } from '#features/order/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { emptyOf, PersonalList, PersonalRow } from '#pieces/personal-list.tsx';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import { ORDER_TABS, type OrderTab } from '#schemas/order/order-state.ts';
import type { Order } from '#schemas/order/order.ts';
import { PATHS, pathTo } from '#schemas/paths.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';

const TONES: Readonly<Record<OrderGroup, BadgeTone>> = {
  unpaid: 'warning',
  paid: 'success',
  timedOut: 'neutral',
  cancelled: 'neutral',
  refunding: 'primary',
  refundFailed: 'error',
  refunded: 'neutral',
  partRefunded: 'neutral',
};

interface RowProps {
  order: Order;
  t: Translate<WordKeys<typeof words>>;
  locale: Locale;
}

/** One order of the list: what it is about, where it stands, what it cost, and the way to it. */
function Row({ order, t, locale }: RowProps) {
  const moment = useMoment(locale);
  const group = orderGroup(order.state);
  const goods = { id: order.goods_id, type: order.goods_type, title: order.title, cover: order.cover };
  const isUnpaid = group === 'unpaid';
  return (
    <PersonalRow
      note={
        <>
          {moment(order.created_ts)} · {t('number', { id: order.order_id })}
        </>
      }
      state={<Badge tone={TONES[group]}>{orderWords.in(locale)(group)}</Badge>}
      sum={formatMoney(order.amount)}
      action={
        <Button
          size="s"
          tone={isUnpaid ? 'primary' : 'secondary'}
          href={pathTo('order', { id: order.order_id })}
          aria-label={`${t(isUnpaid ? 'pay' : 'open')}: ${order.title}`}
        >
          {t(isUnpaid ? 'pay' : 'open')}
        </Button>
      }
    >
      <OrderGoods goods={goods} lines={order.sku_name === order.title ? [] : [order.sku_name]} />
    </PersonalRow>
  );
}

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
