/** One comment with its pictures and its most liked replies. */
import type { Locale } from '#schemas/locale.ts';
import { msOf } from '#schemas/time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { formatCount } from '#ui/count.ts';
import { Cover } from '#ui/cover.tsx';
import { shopDay } from '#ui/shop-time.ts';
import type { Comment, Say } from './say.ts';
import styles from './view.module.css';

interface CommentProps {
  comment: Comment;
  t: Say;
  locale: Locale;
}

const PICTURE_PX = 96;

function Who({ user, at, t }: { user: Comment['user']; at: number; t: Say }) {
  return (
    <p className={styles.who}>
      <span className={styles.name}>{user.nickname}</span>
      {user.is_teacher && <Badge tone="primary">{t('teacher')}</Badge>}
      <time className={styles.quiet} dateTime={shopDay(msOf(at))}>
        {shopDay(msOf(at))}
      </time>
    </p>
  );
}

export function OneComment({ comment, t, locale }: CommentProps) {
  const { user, content, images, replies, like_count: likes } = comment;
  const others = replies.total - replies.top2.length;
  return (
    <article className={styles.comment}>
      <Avatar name={user.nickname} src={user.avatar} />
      <div className={styles.said}>
        <Who user={user} at={comment.created_ts} t={t} />
        <p className={styles.text}>{content}</p>
        {images.length > 0 && (
          <ul className={styles.images}>
            {images.map((image, index) => (
              <li key={image}>
                <Cover
                  src={image}
                  alt={t('image', { n: index + 1 })}
                  ratio="1 / 1"
                  width={PICTURE_PX}
                  height={PICTURE_PX}
                />
              </li>
            ))}
          </ul>
        )}
        {likes > 0 && (
          <p className={styles.quiet}>{t('likes', { count: likes, n: formatCount(likes, locale) })}</p>
        )}
        {replies.top2.length > 0 && (
          <ul className={styles.replies}>
            {replies.top2.map((reply) => (
              <li key={reply.id}>
                <Who user={reply.user} at={reply.created_ts} t={t} />
                <p className={styles.text}>{reply.content}</p>
              </li>
            ))}
            {others > 0 && <li className={styles.quiet}>{t('replies', { count: replies.total })}</li>}
          </ul>
        )}
      </div>
    </article>
  );
}
