/** The mean of the ratings with how they are spread; nothing while nobody has rated. */
import { Icon } from '#ui/icon.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface RatingsProps {
  reviews: { rating_count: number; rating_tenths: number; rating_stars: readonly number[] };
  t: Say;
}

export function Ratings({ reviews, t }: RatingsProps) {
  const { rating_count: count, rating_tenths: tenths, rating_stars: stars } = reviews;
  if (count === 0) return null;
  return (
    <div className={styles.ratings}>
      <p className={styles.rating}>
        <Icon name="star" size={20} />
        <strong>{t('rating', { score: (tenths / 10).toFixed(1) })}</strong>
        <span className={styles.quiet}>{t('ratings', { count })}</span>
      </p>
      <ul className={styles.bars} aria-label={t('spread')}>
        {stars
          .map((total, index) => ({ total, given: index + 1 }))
          .toReversed()
          .map(({ total, given }) => (
            <li key={given} className={styles.bar} aria-label={t('gave', { n: given, count: total })}>
              <span className={styles.quiet} aria-hidden="true">
                {t('stars', { count: given })}
              </span>
              <meter className={styles.meter} min={0} max={count} value={total} aria-hidden="true" />
              <span className={styles.quiet} aria-hidden="true">
                {total}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
