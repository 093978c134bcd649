/** Where the order stands, and what its buyer can do about it now. */
import { useState } from 'react';
import { orderGroup, type OrderGroup, orderWords, wayKey } from '#features/order/index.ts';
import column from '#pieces/personal-list.module.css';
import { RadioCards } from '#pieces/radio-cards.tsx';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Order } from '#schemas/order/order.ts';
import { orderConfirmHref, pathTo } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Left } from './left.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface HeadProps {
  id: string;
  order: Order;
  providers: readonly string[];
  /** The way chosen on the page before; empty for none. */
  first: string;
  /** Of the shop's server, in seconds. */
  now: number;
  /** A payment is being begun. */
  isBusy: boolean;
  fault: string;
  pay: (provider: string) => void;
  cancel: () => void;
  /** Undefined while the page asks by itself. */
  havePaid: (() => void) | undefined;
  /** False while the shop takes no orders: nothing can be paid or ordered again (M284). */
  isSelling: boolean;
  t: Say;
  locale: Locale;
}

function hintOf(group: OrderGroup, { refunded }: Order, t: Say): string {
  switch (group) {
    case 'unpaid':
      return '';
    case 'paid':
      return t('paidHint');
    case 'timedOut':
    case 'cancelled':
      return t('closedHint');
    case 'refunding':
      return t('refundingHint');
    case 'refundFailed':
      return t('refundFailedHint');
    case 'refunded':
      return t('refundedHint');
    case 'partRefunded':
      return t('partRefundedHint', { money: formatMoney(refunded) });
  }
}

function Unpaid(props: HeadProps) {
  const { id, providers, first, order, now, isBusy, fault, pay, cancel, havePaid, isSelling, t, locale } =
    props;
  const [selectedProvider, setSelectedProvider] = useState(first);
  const way = providers.find((name) => name === selectedProvider) ?? providers[0];
  const say = orderWords.in(locale);
  return (
    <>
      <Left until={order.expire_ts} now={now} t={t} locale={locale} />
      {providers.length > 1 && way !== undefined && (
        <RadioCards
          legend={t('ways')}
          choices={providers.map((name) => ({ id: name, title: say(wayKey(name)), notes: [] }))}
          chosenId={way}
          choose={setSelectedProvider}
          isHeld={isBusy}
        />
      )}
      {havePaid !== undefined && (
        <p className={styles.hint} role="status">
          {t('resting')}
        </p>
      )}
      <FieldError id={`${id}-pay-fault`} text={fault} />
      <div className={styles.actions}>
        {way !== undefined && now < order.expire_ts && (
          <Button tone="primary" size="l" busy={isBusy} unavailable={!isSelling} onClick={() => pay(way)}>
            {t(isSelling ? 'payNow' : 'shopShut')}
          </Button>
        )}
        {havePaid !== undefined && (
          <Button size="l" onClick={havePaid}>
            {t('havePaid')}
          </Button>
        )}
        <Button tone="text" size="l" unavailable={isBusy} onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

const OPEN: ReadonlySet<OrderGroup> = new Set(['paid', 'refunding', 'refundFailed', 'partRefunded']);
const OVER: ReadonlySet<OrderGroup> = new Set(['timedOut', 'cancelled', 'refunded']);

export function Head(props: HeadProps) {
  const { order, isSelling, t, locale } = props;
  const group = orderGroup(order.state);
  const goods = { goods_id: order.goods_id, goods_type: order.goods_type };
  return (
    <section className={styles.card}>
      <div role="status">
        <h1 className={column.title}>{orderWords.in(locale)(group)}</h1>
        <p className={styles.hint}>{hintOf(group, order, t)}</p>
      </div>
      {group === 'unpaid' && <Unpaid {...props} />}
      {OPEN.has(group) && (
        <div className={styles.actions}>
          <Button
            tone="primary"
            size="l"
            href={pathTo('detail', { id: order.goods_id, type: order.goods_type })}
          >
            {t('study')}
          </Button>
        </div>
      )}
      {OVER.has(group) && isSelling && (
        <div className={styles.actions}>
          <Button size="l" href={orderConfirmHref(goods)}>
            {t('again')}
          </Button>
        </div>
      )}
    </section>
  );
}
