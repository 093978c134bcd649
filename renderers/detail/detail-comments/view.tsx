/** Draws what learners say of a good and how they rate it, with the place to say something oneself (D88). */
import { useId, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { type OwnRating, useRating, useTalk } from '#features/comments/index.ts';
import { TalkList } from '#pieces/talk-list.tsx';
import { TalkWrite } from '#pieces/talk-write.tsx';
import { COMMENT_SORTS } from '#schemas/api/comments/comments.ts';
import { STARS_MAX } from '#schemas/content/rating.ts';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { type Say, words } from './words.ts';

/** Asks whoever has done half of it for one star to five; what was given can be changed. */
function Rate({ rating, t }: { rating: OwnRating; t: Say }) {
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

interface RatingsProps {
  reviews: { rating_count: number; rating_tenths: number; rating_stars: readonly number[] };
  t: Say;
}

/** The mean of the ratings with how they are spread; nothing while nobody has rated. */
function Ratings({ reviews, t }: RatingsProps) {
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

export default defineView(definition, words, function DetailComments(view) {
  const { root, props, data, t, act, intend } = view;
  const { goods_id: goodsId, reviews } = props;
  const [sort, setSort] = useState<(typeof COMMENT_SORTS)[number]>('hot');
  const notify = (text: string) => intend('message.toast', { text, tone: 'success' });
  const showError = (text: string) => intend('message.toast', { text: text || t('failed'), tone: 'error' });
  const channel = { of: 'everybody', sort, first: sort === 'hot' ? data.said : undefined } as const;
  const login = () => intend('login.open', {});
  const talk = useTalk({ goodsId, channel, act, isModerator: false, login, showError });
  const rating = useRating({ goodsId, act, showError });
  return (
    <div {...root} className={styles.comments}>
      <Ratings reviews={reviews} t={t} />
      {rating !== undefined && <Rate rating={rating} t={t} />}
      <TalkWrite
        label={t('write')}
        place="comment"
        talk={talk}
        isBanned={talk.isBanned}
        send={(content, images) => talk.send({ content, images, parentId: '', kind: '' })}
        onSent={() => notify(t('sent'))}
        onLoss={showError}
      />
      {(talk.threads.length > 1 || talk.phase !== 'ready') && (
        <div className={styles.sorts} role="group" aria-label={t('sort')}>
          {COMMENT_SORTS.map((one) => (
            <button
              key={one}
              type="button"
              className={cx(styles.sort, one === sort && styles.chosen)}
              aria-pressed={one === sort}
              onClick={() => setSort(one)}
            >
              {t(one)}
            </button>
          ))}
        </div>
      )}
      <TalkList
        talk={talk}
        label={t('list')}
        notify={notify}
        empty={<Empty title={t('empty')} hint={t('emptyHint')} />}
      />
    </div>
  );
});
