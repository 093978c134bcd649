/** Draws comments as a wall of cards, read row by row in the order they come in. */
import { defineView, type FallbackProps } from '#engine/define-view.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Locale } from '#schemas/locale.ts';
import { formatCount } from '#ui/count.ts';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { LoadingBand } from '#ui/loading-band.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { saidBy, type WallComment } from './wall-comments.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Words = Translate<WordKeys<typeof words>>;

function Comment({ comment, t, locale }: { comment: WallComment; t: Words; locale: Locale }) {
  return (
    <figure className={styles.comment}>
      <blockquote className={styles.text}>{comment.text}</blockquote>
      {comment.answer !== undefined && (
        <p className={styles.answer}>
          <Badge tone="primary">{t('teacher')}</Badge>{' '}
          <span className={styles.by}>{comment.answer.name}</span>
          {comment.answer.text}
        </p>
      )}
      <figcaption className={styles.who}>
        <Avatar name={comment.name} src={comment.avatar} size={36} />
        <span className={styles.person}>
          <span className={styles.name}>
            {comment.name}
            {comment.teacher && <Badge tone="primary">{t('teacher')}</Badge>}
          </span>
          {comment.note !== '' && <span className={styles.note}>{comment.note}</span>}
        </span>
        {comment.likes > 0 && (
          <span className={styles.likes}>{t('likes', { n: formatCount(comment.likes, locale) })}</span>
        )}
      </figcaption>
    </figure>
  );
}

function Loading({ root }: FallbackProps) {
  const bone = (
    <div className={styles.comment} aria-hidden="true">
      <Skeleton lines={4} />
    </div>
  );
  return <LoadingBand root={root} className={styles.wall} count={3} bone={bone} />;
}

export default defineView(
  definition,
  words,
  ({ root, id, props, data, t, locale }) => {
    const comments = saidBy(props, data, locale);
    return (
      <Section root={root} id={id} props={props} label={t('label')} moreLabel={t('more')}>
        {comments.length === 0 ? (
          <Empty title={t('empty')} hint={t('emptyHint')} className={styles.empty} />
        ) : (
          <ul
            className={cx(
              styles.wall,
              styles[`columns-${Math.min(props.columns, Math.max(2, comments.length))}`],
            )}
          >
            {comments.map((one) => (
              <li key={one.key} className={styles.place}>
                <Comment comment={one} t={t} locale={locale} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    );
  },
  { Loading, Failed: FailedBand },
);
