/** Draws comments as a wall of cards, read row by row in the order they come in. */
import { defineView, type FallbackProps } from '#engine/define-view.ts';
import { formatDay } from '#i18n/format-day.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { Locale } from '#schemas/locale.ts';
import type { PropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { formatCount } from '#ui/count.ts';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { LoadingBand } from '#ui/loading-band.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { words } from './words.ts';

/** One shape for comments typed by hand and comments of a good. */
interface WallComment {
  key: string;
  name: string;
  avatar: string | undefined;
  /** What stands under the name: a role, or when it was said. */
  note: string;
  text: string;
  teacher: boolean;
  likes: number;
  /** What a teacher answered, if one did. */
  answer: { name: string; text: string } | undefined;
}

function saidBy(
  { comments }: PropsOf<typeof definition>,
  data: ViewDataOf<typeof definition>,
  locale: Locale,
): WallComment[] {
  const typedComments = comments.map(
    ({ name, text, avatar, role = '', teacher = false, likes = 0 }, index): WallComment => ({
      key: `typed-${index}`,
      name,
      avatar,
      note: role,
      text,
      teacher,
      likes,
      answer: undefined,
    }),
  );
  // What teachers write under their own course is no learner’s word.
  const learners = (data.comments?.list ?? []).filter(({ user }) => !user.is_teacher);
  const learnerComments = learners.map((comment): WallComment => {
    const answer = comment.replies.top2.find(({ user }) => user.is_teacher);
    return {
      key: comment.id,
      name: comment.user.nickname,
      avatar: comment.user.avatar,
      note: formatDay(comment.created_ts, locale),
      text: comment.content,
      teacher: false,
      likes: comment.like_count,
      answer: answer === undefined ? undefined : { name: answer.user.nickname, text: answer.content },
    };
  });
  return [...typedComments, ...learnerComments];
}

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
  { Loading, Failure: FailedBand },
);
