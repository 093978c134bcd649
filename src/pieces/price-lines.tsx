/** What a price is made of, line by line, then the sum, and what went back of it. */
import { formatMoney } from '#schemas/money.ts';
import { cx } from '#ui/cx.ts';
import styles from './price-lines.module.css';

interface PriceLine {
  name: string;
  fen: number;
  /** Taken off the sum. */
  isOff?: boolean;
  /** What all of it comes to. */
  isSum?: boolean;
}

export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, fen, isOff = false, isSum = false }) => (
        <div key={name} className={cx(styles.line, isSum && styles.sum)}>
          <dt>{name}</dt>
          <dd>
            {isOff && fen > 0 ? '−' : ''}
            {formatMoney(fen)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
