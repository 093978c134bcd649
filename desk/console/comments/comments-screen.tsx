/** Comments of the shop: those that wait first to hand, each with what can be done about it. */
import { useTranslation } from '#i18n/use-translation.ts';
import {
  BULK_MAX,
  COMMENT_SORTS,
  consoleCommentsList,
  consoleCommentsBulkModerate,
} from '#schemas/api/console/comments.ts';
import {
  COMMENT_STATES,
  type CommentState,
  type CommentVerb,
  type ModeratedComment,
} from '#schemas/content/moderation.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import type { BulkAction, Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { CONSOLE } from '../addresses.ts';
import { CommentActs } from './comment-acts.tsx';
import { COMMENT_CALLS } from './comment-calls.ts';
import { commentsWords } from './words.ts';

const TONES: Readonly<Record<CommentState, BadgeTone>> = {
  shown: 'success',
  pending: 'warning',
  hidden: 'neutral',
};

function useColumns(): Column<ModeratedComment>[] {
  const t = useTranslation(commentsWords);
  const say = useSay();
  return [
    {
      id: 'content',
      label: t('content'),
      text: ({ content }) => content,
      cell: ({ content, nickname, images, parent_id: parent, is_pinned: isPinned }) => (
        <>
          {parent !== '' && <Badge>{t('replyMark')}</Badge>}
          {isPinned && <Badge tone="primary">{t('pinned')}</Badge>} <strong>{nickname}</strong>: {content}
          {images.length > 0 && ` (${t('pictures', { count: images.length })})`}
        </>
      ),
    },
    {
      id: 'state',
      label: t('state'),
      text: ({ state }) => t(state),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(state)}</Badge>,
    },
    {
      id: 'likes',
      label: t('likes'),
      sort: 'likes',
      isNumber: true,
      isWide: true,
      text: ({ like_count: count }) => String(count),
    },
    {
      id: 'at',
      label: t('at'),
      sort: 'created_ts',
      isWide: true,
      text: ({ created_ts: ts }) => say.moment(ts),
      isOneLine: true,
    },
  ];
}

function useBulk(): BulkAction<ModeratedComment>[] {
  const t = useTranslation(commentsWords);
  const { mutateAsync } = useConsoleMutation(consoleCommentsBulkModerate, COMMENT_CALLS);
  const all = (verb: CommentVerb) => async (comments: readonly ModeratedComment[]) => {
    for (let at = 0; at < comments.length; at += BULK_MAX)
      await mutateAsync({ verb, ids: comments.slice(at, at + BULK_MAX).map(({ id }) => id) });
  };
  return [
    { action: 'approve', label: t('approve'), run: all('approve') },
    { action: 'hide', label: t('hide'), run: all('hide') },
    { action: 'delete', label: t('delete'), question: () => t('deleteText'), run: all('delete') },
  ];
}

export function CommentsScreen() {
  const t = useTranslation(commentsWords);
  const columns = useColumns();
  const bulk = useBulk();
  const list: ListDefinition<ModeratedComment> = {
    name: 'comments',
    title: t('comments'),
    call: consoleCommentsList,
    read: (ask, query) => ask(consoleCommentsList, query),
    idOf: ({ id }) => id,
    nameOf: ({ nickname, content }) => `${nickname}: ${content.slice(0, 20)}`,
    columns,
    bulk,
    sorts: COMMENT_SORTS,
    searchHint: t('search'),
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: COMMENT_STATES.map((value) => ({ value, label: t(value) })),
        isInParts: true,
      },
    ],
    parts: [
      { to: CONSOLE.comments, label: t('all') },
      ...COMMENT_STATES.map((state) => ({ to: `${CONSOLE.comments}?state=${state}`, label: t(state) })),
    ],
    rowActions: (comment) => <CommentActs comment={comment} />,
    empty: { title: t('none'), hint: t('noneHint') },
  };
  return <ListScreen list={list} />;
}
