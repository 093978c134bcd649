/** Orders of the shop: found, filtered, exported. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { consoleOrdersList, ORDER_SORTS } from '#schemas/api/console/orders.ts';
import { yuanOf } from '#schemas/money.ts';
import { ORDER_STATE_NAMES } from '#schemas/order/order-state.ts';
import type { Order } from '#schemas/order/order.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { oneOf } from '../addresses.ts';
import { goodsTypeName, goodsTypeOptions } from '../goods-types.ts';
import { orderStateName, OrderStateBadge } from './order-state.tsx';
import { useOrdersParts } from './use-orders-parts.ts';
import { ordersWords } from './words.ts';

function useColumns(): Column<Order>[] {
  const t = useTranslation(ordersWords);
  const say = useSay();
  return [
    {
      id: 'goods',
      label: t('goods'),
      text: ({ title }) => title,
      cell: ({ order_id: id, title, sku_name: sku }) => (
        <RowLink to={oneOf('orders', id)} note={sku === title ? '' : sku}>
          {title}
        </RowLink>
      ),
    },
    { id: 'number', label: t('number'), text: ({ order_id: id }) => id, isWide: true },
    {
      id: 'type',
      label: t('type'),
      text: ({ goods_type: type }) => goodsTypeName(type, say.locale),
      isWide: true,
    },
    {
      id: 'state',
      label: t('state'),
      text: ({ state }) => t(orderStateName(state)),
      cell: ({ state }) => <OrderStateBadge state={state} />,
    },
    {
      id: 'amount',
      label: t('amount'),
      sort: 'amount',
      isNumber: true,
      text: ({ amount }) => yuanOf(amount),
      cell: ({ amount }) => say.money(amount),
    },
    {
      id: 'created',
      label: t('created'),
      sort: 'created_ts',
      isWide: true,
      text: ({ created_ts: ts }) => say.moment(ts),
      isOneLine: true,
    },
  ];
}

export function OrdersScreen() {
  const t = useTranslation(ordersWords);
  const locale = useLocale();
  const columns = useColumns();
  const parts = useOrdersParts();
  const list: ListDefinition<Order> = {
    name: 'orders',
    title: t('orders'),
    call: consoleOrdersList,
    read: (ask, query) => ask(consoleOrdersList, query),
    idOf: (order) => order.order_id,
    nameOf: (order) => order.order_id,
    columns,
    sorts: ORDER_SORTS,
    searchHint: t('search'),
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: ORDER_STATE_NAMES.map((value) => ({ value, label: t(value) })),
      },
      { name: 'type', label: t('type'), options: goodsTypeOptions(locale) },
      {
        name: 'is_transfer',
        label: t('way'),
        isSingle: true,
        options: [{ value: true, label: t('byTransfer') }],
      },
    ],
    parts,
    empty: { title: t('none'), hint: t('noneHint') },
  };
  return <ListScreen list={list} />;
}
