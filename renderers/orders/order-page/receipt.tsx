/** What was ordered, what it cost and when: the receipt, once it is paid, alone on the sheet when it is printed. */
import { useBoot } from '#engine/provider.tsx';
import { type OrderDetail, orderWords, printReceipt, wayKey } from '#features/order/index.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import column from '#pieces/personal-list.module.css';
import { PriceLines } from '#pieces/price-lines.tsx';
import type { Locale } from '#schemas/locale.ts';
import type { Order } from '#schemas/order/order.ts';
import { readText } from '#schemas/page/text.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface ReceiptProps {
  id: string;
  order: Order;
  buyer: OrderDetail['buyer'];
  t: Say;
  locale: Locale;
}

function linesOf({ price, discount, amount, refunded, paid_ts: paidAt }: Order, t: Say) {
  return [
    { name: t('price'), fen: price },
    ...(discount > 0 ? [{ name: t('discount'), fen: discount, isOff: true }] : []),
    { name: t(paidAt > 0 ? 'paidSum' : 'amount'), fen: amount, isSum: true },
    ...(refunded > 0 ? [{ name: t('refundedSum'), fen: refunded, isOff: true }] : []),
  ];
}

export function Receipt({ id, order, buyer, t, locale }: ReceiptProps) {
  const { info } = useBoot();
  const isPaid = order.paid_ts > 0;
  const facts = [
    ...(isPaid
      ? [
          { name: t('seller'), value: readText(info.base.shop_name, locale) },
          { name: t('buyer'), value: [buyer.name, buyer.phone].filter((one) => one !== '').join(' · ') },
        ]
      : []),
    { name: t('created'), value: formatMoment(order.created_ts, locale) },
    ...(isPaid ? [{ name: t('paidAt'), value: formatMoment(order.paid_ts, locale) }] : []),
    ...(order.provider === ''
      ? []
      : [{ name: t('way'), value: orderWords.in(locale)(wayKey(order.provider)) }]),
  ];
  const goods = { id: order.goods_id, type: order.goods_type, title: order.title, cover: order.cover };
  return (
    <section className={styles.receipt} aria-labelledby={`${id}-receipt`}>
      <div className={column.line}>
        <h2 className={styles.heading} id={`${id}-receipt`}>
          {t(isPaid ? 'receiptPaid' : 'receipt')}
        </h2>
        {isPaid && (
          <Button className={styles.unprinted} size="s" onClick={printReceipt}>
            {t('print')}
          </Button>
        )}
      </div>
      <OrderGoods goods={goods} lines={order.sku_name === order.title ? [] : [order.sku_name]} />
      <PriceLines lines={linesOf(order, t)} />
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('number')}</dt>
          <dd>
            <span className={styles.number}>{order.order_id}</span>{' '}
            <span className={styles.unprinted}>
              <CopyButton text={order.order_id} />
            </span>
          </dd>
        </div>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
