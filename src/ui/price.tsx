/** A price from fen: ¥x.xx, free as a word, and the price before beside it, struck through (D10). */
import type { Locale } from '#schemas/locale.ts';
import { sharedWords } from '#i18n/shared-words.ts';
import { cx } from './cx.ts';
import { formatMoney, moneyParts } from '#schemas/money.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  fen: number;
  /** Price before, drawn only where it is higher. */
  lineFen?: number | undefined;
  locale: Locale;
  /** In place of a price, for what no money opens. */
  word?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** `sale` takes the accent: a price that is lower than usual. */
  tone?: 'plain' | 'sale' | undefined;
  className?: string | undefined;
}

export function Price({ fen, lineFen = 0, locale, word, size = 'm', tone, className }: PriceProps) {
  const t = sharedWords.in(locale);
  if (word !== undefined)
    return (
      <span className={cx(styles.price, styles[size], className)}>
        <span className={cx(styles.now, styles.word)}>{word}</span>
      </span>
    );
  const isStruck = lineFen > fen;
  const { whole, cents } = moneyParts(fen);
  const sale = (tone ?? (isStruck ? 'sale' : 'plain')) === 'sale';
  return (
    <span className={cx(styles.price, styles[size], className)}>
      {fen > 0 ? (
        <span className={cx(styles.now, sale && styles.sale)}>
          <span className={styles.sign}>¥</span>
          {whole}
          <span className={styles.cents}>.{cents}</span>
        </span>
      ) : (
        <span className={cx(styles.now, styles.free)}>{t('free')}</span>
      )}
      {isStruck && (
        <s className={styles.before}>
          <VisuallyHidden>{t('originalPrice')} </VisuallyHidden>
          {formatMoney(lineFen)}
        </s>
      )}
    </span>
  );
}
