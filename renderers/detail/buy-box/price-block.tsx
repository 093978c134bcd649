/** The price with what was asked before, what is left, and the time a lower price runs or a sale begins in. */
import { costOf } from '#pieces/goods-state.ts';
import { goodsWords } from '#pieces/goods-words.ts';
import type { DetailLimits } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { Badge } from '#ui/badge.tsx';
import { Price } from '#ui/price.tsx';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { BoxState } from './box-state.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface Drawing {
  box: BoxState;
  t: Say;
  locale: Locale;
}

interface PriceLineProps extends Drawing {
  limits: DetailLimits;
}

function limitOf({
  is_designated: isDesignated,
  have_password: hasPassword,
  svip_price: svip,
}: DetailLimits) {
  if (isDesignated) return { limit: 'designated' } as const;
  if (hasPassword) return { limit: 'password' } as const;
  return svip >= 0 ? ({ limit: 'svip' } as const) : {};
}

export function PriceLine({ box, limits, t, locale }: PriceLineProps) {
  if (box.isOwned)
    return (
      <p className={styles.price}>
        <Price fen={0} word={t('purchased')} locale={locale} size="l" />
      </p>
    );
  const cost = costOf({ ...limitOf(limits), price: box.price });
  const isPriced = 'fen' in cost;
  return (
    <p className={styles.price}>
      {isPriced ? (
        <Price fen={cost.fen} lineFen={box.linePrice} locale={locale} size="l" />
      ) : (
        <Price fen={0} word={goodsWords.in(locale)(cost.word)} locale={locale} size="l" />
      )}
      {isPriced && cost.fen > 0 && box.isFrom && <span className={styles.from}>{t('from')}</span>}
      {box.left !== undefined && <Badge tone="accent">{t('left', { count: box.left })}</Badge>}
    </p>
  );
}

export function Countdown({ box, now, t, locale }: Drawing & { now: number }) {
  const { countdown } = box;
  if (countdown === undefined) return null;
  const left = timeLeft(countdown.to - now);
  return (
    <div className={styles.countdown}>
      <span aria-hidden="true">{t(countdown.of)}</span>
      <TimeDigits left={left} locale={locale} size="s" />
      <VisuallyHidden as="div">
        <p role="timer" aria-live="polite" aria-atomic="true">
          {t(countdown.of)} {sayTimeLeft(left, locale)}
        </p>
      </VisuallyHidden>
    </div>
  );
}
