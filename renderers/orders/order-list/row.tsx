/** One order of the list: what it is about, where it stands, what it cost, and the way to it. */
import type { Locale } from '#schemas/locale.ts';
import type { Order } from '#schemas/order/order.ts';
import { pathTo } from '#schemas/paths.ts';
import { orderGroup, orderWords, type OrderGroup } from '#features/order/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { PersonalRow } from '#pieces/personal-list.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#schemas/money.ts';
import { useMoment } from '#ui/use-moment.ts';
import type { words } from './words.ts';

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

export function Row({ order, t, locale }: RowProps) {
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
