/** One order: what was bought, what was paid, where it stands, and what can be done with it. */
import { useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleOrdersList } from '#schemas/api/console/orders.ts';
import type { Order } from '#schemas/order/order.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { DetailScreen, WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Columns, Facts, Panel } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Empty } from '#ui/empty.tsx';
import { CONSOLE } from '../addresses.ts';
import { goodsTypeName } from '../goods-types.ts';
import { NavButton } from '../nav-button.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderStateBadge } from './order-state.tsx';
import { useRefundRule } from './use-refund-rule.ts';
import { ordersWords } from './words.ts';

const WAYS = ['sandbox', 'manual', 'wechat_native', 'alipay_precreate', 'stripe_checkout'] as const;

function OrderFacts({ order }: { order: Order }) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  const rule = useRefundRule(order);
  const way = WAYS.find((one) => one === order.provider);
  return (
    <Columns>
      <Panel title={t('facts')}>
        <Facts
          facts={[
            { label: t('state'), value: <OrderStateBadge state={order.state} /> },
            { label: t('number'), value: order.order_id },
            { label: t('created'), value: say.moment(order.created_ts) },
            { label: t('expires'), value: order.paid_ts > 0 ? '' : say.moment(order.expire_ts) },
            { label: t('paidAt'), value: say.moment(order.paid_ts) },
            { label: t('way'), value: way === undefined ? order.provider : t(way) },
            { label: t('refundRule'), value: rule },
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
  const query = useConsoleQuery(consoleOrdersList, { q: id, limit: 1 });
  const back = { href: CONSOLE.orders, label: t('orders') };
  return (
    <WhenRead query={query}>
      {({ items }) => {
        const order = items.find((one) => one.order_id === id);
        if (order === undefined)
          return (
            <Empty
              level={1}
              title={t('missing')}
              action={<NavButton to={CONSOLE.orders}>{t('all')}</NavButton>}
            />
          );
        return (
          <DetailScreen
            query={{ ...query, data: order }}
            back={back}
            title={() => t('order', { id: order.order_id })}
            actions={() => <OrderActs order={order} />}
          >
            {() => (
              <>
                <OrderFacts order={order} />
                <OrderLine order={order} />
              </>
            )}
          </DetailScreen>
        );
      }}
    </WhenRead>
  );
}
