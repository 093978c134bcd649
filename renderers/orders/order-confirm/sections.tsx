/** What can be chosen: the variant, the coupon, and the way to pay. */
import {
  orderWords,
  type PurchaseChoice,
  type PurchaseNotice,
  type Quote,
  wayKey,
} from '#features/order/index.ts';
import { type RadioCard, RadioCards } from '#pieces/radio-cards.tsx';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Price } from '#ui/price.tsx';
import { useMoment } from '#ui/use-moment.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

export interface SectionsProps {
  quote: Quote;
  choice: PurchaseChoice;
  notice: PurchaseNotice | undefined;
  choose: (choice: PurchaseChoice) => void;
  isHeld: boolean;
  t: Say;
  locale: Locale;
}

/** A few are left: worth saying. */
const FEW = 20;

export function Variants({ quote, choice, notice, choose, isHeld, t, locale }: SectionsProps) {
  if (quote.skus.length < 2) return null;
  const choices = quote.skus.map((sku): RadioCard => {
    const left = sku.left > 0 && sku.left <= FEW ? t('left', { n: sku.left }) : '';
    const period = sku.period_days > 0 ? t('period', { count: sku.period_days }) : t('forever');
    return {
      id: sku.id,
      title: sku.name,
      notes: [period, sku.left === 0 ? t('gone') : left].filter((note) => note !== ''),
      end: <Price fen={sku.price} lineFen={sku.line_price} locale={locale} size="s" />,
      isOff: sku.left === 0,
    };
  });
  // What fits another price may be another coupon; who wants none wants none.
  const keep = choice.coupon_id === '' ? { coupon_id: '' } : {};
  return (
    <RadioCards
      className={styles.card}
      legend={t('variants')}
      choices={choices}
      chosenId={quote.sku_id}
      choose={(sku_id) => choose({ sku_id, ...keep })}
      isHeld={isHeld}
      notice={notice?.of === 'sold-out' ? t('soldOutOther') : ''}
    />
  );
}

const NONE = 'none';

export function Coupons({ quote, choice, notice, choose, isHeld, t, locale }: SectionsProps) {
  const moment = useMoment(locale);
  const couponText = notice?.of === 'coupon' ? t('couponGone') : '';
  if (quote.coupons.length === 0 && couponText === '') return null;
  const sku = choice.sku_id === undefined ? {} : { sku_id: choice.sku_id };
  const fitting = quote.coupons.map((coupon, place): RadioCard => ({
    id: coupon.id,
    title: coupon.title,
    notes: [t('couponEnds', { time: moment(coupon.end_ts) })],
    end: (
      <>
        {place === 0 && quote.coupons.length > 1 && <Badge tone="accent">{t('couponBest')}</Badge>}
        <span className={styles.money}>{t('couponOff', { money: formatMoney(coupon.discount) })}</span>
      </>
    ),
  }));
  return (
    <RadioCards
      className={styles.card}
      legend={t('coupons')}
      choices={[...fitting, { id: NONE, title: t('couponNone'), notes: [] }]}
      chosenId={quote.coupon_id === '' ? NONE : quote.coupon_id}
      choose={(id) => choose({ ...sku, coupon_id: id === NONE ? '' : id })}
      isHeld={isHeld}
      notice={couponText}
    />
  );
}

interface WaysProps extends Pick<SectionsProps, 'quote' | 'isHeld' | 't' | 'locale'> {
  way: string;
  choose: (way: string) => void;
}

export function Ways({ quote, way, choose, isHeld, t, locale }: WaysProps) {
  if (quote.amount === 0) return null;
  const say = orderWords.in(locale);
  if (quote.providers.length === 0) return <p className={styles.card}>{t('noWays')}</p>;
  return (
    <RadioCards
      className={styles.card}
      legend={t('ways')}
      choices={quote.providers.map((name) => ({ id: name, title: say(wayKey(name)), notes: [] }))}
      chosenId={way}
      choose={choose}
      isHeld={isHeld}
    />
  );
}
