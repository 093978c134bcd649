/** One coupon of a live room. */
import type { LiveCoupon } from '#schemas/live/activities/offer.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import type { words } from './words.ts';
import styles from './view.module.css';

interface CouponProps {
  card: LiveCoupon;
  /** Also one that was claimed elsewhere on this page. */
  isClaimed: boolean;
  t: Translate<WordKeys<typeof words>>;
  claim: () => void;
}

export function Coupon({ card, isClaimed, t, claim }: CouponProps) {
  const { title, amount, threshold } = card;
  return (
    <article className={styles.coupon}>
      <p className={styles.facts}>
        <span className={styles.sum}>{t('off', { money: formatMoney(amount) })}</span>{' '}
        <span className={styles.hint}>
          {threshold === 0 ? t('any') : t('from', { money: formatMoney(threshold) })}
        </span>
        <br />
        <span className={styles.title}>{title}</span>
      </p>
      <Button tone="primary" size="s" unavailable={isClaimed} data-action="claim" onClick={claim}>
        {t(isClaimed ? 'claimed' : 'claim')}
      </Button>
    </article>
  );
}
