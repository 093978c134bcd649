/** The discussion of one class: each post with its replies, and what can be done about them. */
import { useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  CLASS_POST_SORTS,
  consoleClassPostsList,
  type ClassPost,
  type ClassReply,
} from '#schemas/api/console/classes.ts';
import { POST_KINDS } from '#schemas/content/comment.ts';
import { COMMENT_STATES, type CommentState } from '#schemas/content/moderation.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { CONSOLE, oneOf } from '../addresses.ts';
import { PostActs } from './post-acts.tsx';
import styles from './classes.module.css';
import { classesWords } from './words.ts';

const TONES: Readonly<Record<CommentState, BadgeTone>> = {
  shown: 'success',
  pending: 'warning',
  hidden: 'neutral',
};

function Words({
  of: { nickname, content, images, is_teacher: isTeacher, state, created_ts: ts },
}: {
  of: ClassReply;
}) {
  const t = useTranslation(classesWords);
  const say = useSay();
  return (
    <>
      <p className={styles.who}>
        <strong>{nickname}</strong>
        {isTeacher && <Badge tone="primary">{t('teacher')}</Badge>}
        {state !== 'shown' && <Badge tone={TONES[state]}>{t(state)}</Badge>}
        <span className={styles.quiet}>{say.moment(ts)}</span>
      </p>
      <p className={styles.content}>
        {content} {images.length > 0 && `(${t('pictures', { count: images.length })})`}
      </p>
    </>
  );
}

function Thread({ post }: { post: ClassPost }) {
  const t = useTranslation(classesWords);
  const { kind, is_pinned: isPinned, is_essence: isEssence, replies, reply_count: count } = post;
  return (
    <article className={styles.thread}>
      <p className={styles.who}>
        <Badge>{t(kind)}</Badge>
        {isPinned && <Badge tone="accent">{t('pinned')}</Badge>}
        {isEssence && <Badge tone="primary">{t('essence')}</Badge>}
      </p>
      <Words of={post} />
      <PostActs post={post} />
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={t('replies', { count })}>
          {replies.map((reply) => (
            <li key={reply.id} data-reply={reply.id}>
              <Words of={reply} />
              <PostActs post={reply} />
            </li>
          ))}
        </ul>
      )}
      {count > replies.length && (
        <p className={styles.quiet}>{t('firstReplies', { count: replies.length })}</p>
      )}
    </article>
  );
}

function useColumns(): Column<ClassPost>[] {
  const t = useTranslation(classesWords);
  return [
    {
      id: 'post',
      label: t('post'),
      text: ({ nickname, content }) => `${nickname}: ${content}`,
      cell: (post) => <Thread post={post} />,
    },
    { id: 'kind', label: t('kind'), isWide: true, isOneLine: true, text: ({ kind }) => t(kind) },
    {
      id: 'likes',
      label: t('likes'),
      sort: 'likes',
      isNumber: true,
      isWide: true,
      text: ({ like_count: count }) => String(count),
    },
  ];
}

export function ClassScreen() {
  const { id = '' } = useParams();
  const t = useTranslation(classesWords);
  const columns = useColumns();
  const { data } = useConsoleQuery(consoleClassPostsList, { goods_id: id, limit: 1 });
  const here = oneOf('classes', id);
  const list: ListDefinition<ClassPost> = {
    name: 'class-posts',
    title: data === undefined || data.title === '' ? t('class') : data.title,
    back: { href: CONSOLE.classes, label: t('classes') },
    call: consoleClassPostsList,
    read: (ask, query) => ask(consoleClassPostsList, { ...query, goods_id: id }),
    idOf: ({ id: post }) => post,
    nameOf: ({ nickname, content }) => `${nickname}: ${content.slice(0, 20)}`,
    columns,
    sorts: CLASS_POST_SORTS,
    sortNames: { created_ts: t('at') },
    searchHint: t('searchPosts'),
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: COMMENT_STATES.map((value) => ({ value, label: t(value) })),
        isInParts: true,
      },
      { name: 'kind', label: t('kind'), options: POST_KINDS.map((value) => ({ value, label: t(value) })) },
    ],
    parts: [
      { to: here, label: t('all') },
      ...COMMENT_STATES.map((state) => ({ to: `${here}?state=${state}`, label: t(state) })),
    ],
    empty: { title: t('noPosts') },
  };
  return <ListScreen key={id} list={list} />;
}
