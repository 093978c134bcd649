/** Asks whoever has done half of it for one star to five; what was given can be changed. */
import { useId } from 'react';
import { STARS_MAX } from '#schemas/content/rating.ts';
import type { OwnRating } from '#features/comments/index.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

export function Rate({ rating, t }: { rating: OwnRating; t: Say }) {
  const name = useId();
  const { stars, set } = rating;
  return (
    <fieldset className={styles.rate}>
      <legend>{t(stars === 0 ? 'ask' : 'asked')}</legend>
      <span className={styles.choices}>
        {Array.from({ length: STARS_MAX }, (_one, index) => index + 1).map((star) => (
          <label key={star} className={cx(styles.choice, star <= stars && styles.given)}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === stars}
              aria-label={t('stars', { count: star })}
              onChange={() => set(star)}
            />
            <Icon name="star" size={28} />
          </label>
        ))}
      </span>
      <span className={styles.quiet} role="status">
        {stars === 0 ? '' : t('thanks', { count: stars })}
      </span>
    </fieldset>
  );
}
