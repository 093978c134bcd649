/** One order: what was bought, what was paid, where it stands, and what can be done with it. */
import { Link, useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleOrdersGet } from '#schemas/api/console/orders.ts';
import type { Order } from '#schemas/order/order.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { DetailScreen } from '#desk/kit/screens/detail-screen.tsx';
import { Columns, Facts, Panel } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { CONSOLE, oneOf } from '../addresses.ts';
import { goodsTypeName } from '../goods-types.ts';
import { OrderActs } from './order-acts.tsx';
import { EventsPanel, RefundsPanel, type OrderOfMerchant } from './order-history.tsx';
import { OrderStateBadge } from './order-state.tsx';
import { wayOf } from './pay-way.ts';
import { useRefundRule } from './use-refund-rule.ts';
import { ordersWords } from './words.ts';

function Buyer({ order: { buyer } }: { order: OrderOfMerchant }) {
  const t = useTranslation(ordersWords);
  const mayOpen = useMay('people');
  if (buyer.user_id === '') return t('gone');
  const name = mayOpen ? <Link to={oneOf('people', buyer.user_id)}>{buyer.nickname}</Link> : buyer.nickname;
  return (
    <>
      {name} {buyer.phone}
    </>
  );
}

function OrderFacts({ order }: { order: OrderOfMerchant }) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  const rule = useRefundRule(order);
  const way = wayOf(order.provider);
  return (
    <Columns>
      <Panel title={t('facts')}>
        <Facts
          facts={[
            { label: t('state'), value: <OrderStateBadge state={order.state} /> },
            { label: t('number'), value: order.order_id },
            { label: t('person'), value: <Buyer order={order} /> },
            { label: t('created'), value: say.moment(order.created_ts) },
            { label: t('expires'), value: order.paid_ts > 0 ? '' : say.moment(order.expire_ts) },
            { label: t('paidAt'), value: say.moment(order.paid_ts) },
            { label: t('way'), value: way === undefined ? order.provider : t(way) },
            { label: t('refundRule'), value: rule },
            {
              label: t('invoice'),
              value: order.invoice === undefined ? '' : t(`inv_${order.invoice.state}`),
            },
          ]}
        />
      </Panel>
      <Panel title={t('money')}>
        <Facts
          facts={[
            { label: t('price'), value: say.money(order.price) },
            { label: t('discount'), value: order.discount > 0 ? say.money(order.discount) : '' },
            { label: t('amount'), value: say.money(order.amount) },
            { label: t('refundedAmount'), value: order.refunded > 0 ? say.money(order.refunded) : '' },
          ]}
        />
      </Panel>
    </Columns>
  );
}

function OrderLine({ order }: { order: Order }) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  return (
    <Panel title={t('line')}>
      <PlainTable
        label={t('line')}
        rows={[order]}
        keyOf={({ goods_id: id }) => id}
        empty=""
        columns={[
          { id: 'title', label: t('goods'), cell: ({ title }) => title },
          { id: 'sku', label: t('variant'), cell: ({ sku_name: name }) => name },
          { id: 'type', label: t('type'), cell: ({ goods_type: type }) => goodsTypeName(type, say.locale) },
          { id: 'price', label: t('price'), isNumber: true, cell: ({ price }) => say.money(price) },
        ]}
      />
    </Panel>
  );
}

export function OrderScreen() {
  const t = useTranslation(ordersWords);
  const { id = '' } = useParams();
  const query = useConsoleQuery(consoleOrdersGet, { id });
  return (
    <DetailScreen
      query={query}
      back={{ href: CONSOLE.orders, label: t('orders') }}
      title={({ item }) => t('order', { id: item.order_id })}
      actions={({ item }) => ({ main: <OrderActs order={item} /> })}
    >
      {({ item }) => (
        <>
          <OrderFacts order={item} />
          <OrderLine order={item} />
          <RefundsPanel order={item} />
          <EventsPanel order={item} />
        </>
      )}
    </DetailScreen>
  );
}
