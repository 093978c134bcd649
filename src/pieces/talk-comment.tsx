/** One thing somebody said: who, when, the words and pictures as they are, and what can be done about it. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatDay } from '#i18n/format-day.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { msOf } from '#schemas/time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCount } from '#ui/count.ts';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { shopDay } from '#ui/shop-time.ts';
import type { Talk, TalkComment } from './talk.ts';
import { talkWords } from './talk-words.ts';
import styles from './talk.module.css';

interface SaidProps {
  comment: TalkComment;
  talk: Pick<Talk, 'like' | 'remove' | 'undo'>;
  size: 'thread' | 'reply';
  /** Beside the name. */
  marks?: ReactNode;
  /** More to do about it: answering, choosing. */
  actions?: ReactNode;
  /** Where the focus goes when the focused comment is removed. */
  leave: () => void;
}

const PICTURE_PX = 96;
const FACE_PX = { thread: 40, reply: 28 } as const;

/** Deleted, and to be had back for some seconds. */
function Going({ undo, leave }: { undo: () => void; leave: () => void }) {
  const t = useWords(talkWords);
  const row = useRef<HTMLParagraphElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useLayoutEffect(() => {
    const place = row.current;
    // Whoever deleted it stands where they can have it back.
    again.current?.focus();
    return () => {
      if (place?.contains(document.activeElement) === true) latest.current();
    };
  }, []);
  return (
    <p className={styles.going} role="status" ref={row}>
      {t('removed')}
      <Button size="s" tone="text" ref={again} onClick={undo}>
        {t('undo')}
      </Button>
    </p>
  );
}

function Pictures({ images }: { images: readonly string[] }) {
  const t = useWords(talkWords);
  if (images.length === 0) return null;
  return (
    <ul className={styles.images}>
      {images.map((image, index) => (
        <li key={image}>
          <Link href={image} newTab>
            <Cover
              src={image}
              alt={t('image', { n: index + 1 })}
              ratio="1 / 1"
              width={PICTURE_PX}
              height={PICTURE_PX}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Like({ comment, like }: { comment: TalkComment; like: () => void }) {
  const t = useWords(talkWords);
  const locale = useLocale();
  const { like_count: likes, isLiked, user } = comment;
  return (
    <button
      type="button"
      className={cx(styles.act, isLiked && styles.liked)}
      aria-pressed={isLiked}
      aria-label={t('likeOne', { name: user.nickname, n: likes })}
      onClick={like}
    >
      <Icon name="heart" size={16} />
      {likes > 0 ? formatCount(likes, locale) : t('like')}
    </button>
  );
}

export function OneSaid({ comment, talk, size, marks, actions, leave }: SaidProps) {
  const t = useWords(talkWords);
  const locale = useLocale();
  const { id, user, content, images, state, mayDelete, isGoing } = comment;
  if (isGoing) return <Going undo={() => talk.undo(id)} leave={leave} />;
  const day = formatDay(comment.created_ts, locale);
  return (
    <article
      className={cx(styles.said, state === 'sending' && styles.sending)}
      aria-busy={state === 'sending'}
    >
      <Avatar name={user.nickname} src={user.avatar} size={FACE_PX[size]} />
      <div className={styles.body}>
        <p className={styles.who}>
          <span className={styles.name}>{user.nickname}</span>
          {user.is_teacher && <Badge tone="primary">{t('teacher')}</Badge>}
          {marks}
          {state === 'pending' && <Badge tone="warning">{t('pending')}</Badge>}
          <time className={styles.quiet} dateTime={shopDay(msOf(comment.created_ts))}>
            {state === 'sending' ? t('sending') : day}
          </time>
        </p>
        <p className={styles.text}>{content}</p>
        <Pictures images={images} />
        {state !== 'sending' && (
          <p className={styles.acts}>
            {state === 'shown' && <Like comment={comment} like={() => talk.like(comment)} />}
            {state === 'shown' && actions}
            {mayDelete && (
              <button
                type="button"
                className={styles.act}
                aria-label={t('removeOne', { name: user.nickname })}
                onClick={() => talk.remove(id)}
              >
                {t('remove')}
              </button>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
