/** A talk below a good: read page by page, written, liked and taken back, each shown before the server has answered (D88). */
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { sendPicture } from '#api/send-picture.ts';
import { useAuthChanged, useEngine, useViewer } from '#engine/provider.tsx';
import type { Talk, TalkComment, TalkThread } from '#pieces/talk.ts';
import { sessionStore } from '#platform/storage.ts';
import {
  commentDelete,
  commentLike,
  commentMineGet,
  commentRepliesGet,
} from '#schemas/api/comments/comments.ts';
import { interactionEssenceSet } from '#schemas/api/comments/interactions.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { isObject } from '#schemas/page/json.ts';
import { askPage, channelKey, dataOf, REPLIES_AT_ONCE, type TalkChannel } from './ask-talk.ts';
import { DRAFTS_KEY } from './drop-drafts.ts';
import { joinTalk } from './join-talk.ts';
import {
  clientOf,
  dropSaid,
  editItems,
  editMine,
  editSaid,
  type ItemPage,
  keyOf,
  type Mine,
  type Reply,
  type ReplyPage,
} from './talk-cache.ts';
import { useDeletions } from './use-deletions.ts';
import { useWriting } from './use-writing.ts';

/** Places kept: the ones written last. */
const MOST = 20;

function readAll(): Readonly<Record<string, string>> {
  try {
    const drafts: unknown = JSON.parse(sessionStore.get(DRAFTS_KEY) ?? '{}');
    if (!isObject(drafts)) return {};
    return Object.fromEntries(
      Object.entries(drafts).flatMap(([place, text]) => (typeof text === 'string' ? [[place, text]] : [])),
    );
  } catch {
    return {};
  }
}

/** What somebody began to write, by its place: kept in this tab, so that it outlives a login on a page of its own. */
function draftOf(place: string): string {
  const drafts = readAll();
  return Object.hasOwn(drafts, place) ? (drafts[place] ?? '') : '';
}

/** An empty text is none. */
function keepDraft(place: string, text: string): void {
  const others = Object.entries(readAll()).filter(([draftPlace]) => draftPlace !== place);
  const drafts = text.trim() === '' ? others : [...others, [place, text] as const];
  if (drafts.length === 0) sessionStore.remove(DRAFTS_KEY);
  else sessionStore.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(drafts.slice(-MOST))));
}

/** As many as one call takes. */
const IDS_MAX = 200;
const NOTHING: Mine = { liked: [], can_delete: [], pending: [], is_banned: 0 };

interface MineOf {
  act: Caller;
  client: QueryClient;
  goodsId: string;
  isIn: boolean;
  ids: readonly string[];
}

/**
 * What of a talk is the person's own: what they like and may delete, what waits, whether they are banned. Nothing for a
 * stranger; while more is asked for, what is known stays.
 */
function useMine({ act, client, goodsId, isIn, ids }: MineOf): Mine {
  const batch = ids.slice(0, IDS_MAX);
  const query = useQuery(
    {
      queryKey: [...keyOf.mine(goodsId), ...batch],
      queryFn: async () => dataOf(await act(commentMineGet, { resource_id: goodsId, ids: batch })),
      enabled: isIn,
      placeholderData: keepPreviousData,
    },
    client,
  );
  return isIn ? (query.data ?? NOTHING) : NOTHING;
}

/** Every page of the replies, one after another; a thread has few. */
async function askAll(act: Caller, id: string): Promise<InfiniteData<ReplyPage>> {
  const pages: ReplyPage[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const answer = dataOf(await act(commentRepliesGet, { id, page, page_size: REPLIES_AT_ONCE }));
    pages.push(answer);
    hasMore = answer.has_more;
  }
  return { pages, pageParams: pages.map(({ page }) => page) };
}

interface RepliesOf {
  act: Caller;
  client: QueryClient;
  goodsId: string;
}

/** The replies of the threads somebody opened, beyond the two that came along. */
function useReplies({ act, client, goodsId }: RepliesOf) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const queries = open.map((id) => ({
    queryKey: [...keyOf.replies(goodsId), id],
    queryFn: () => askAll(act, id),
  }));
  const results = useQueries({ queries }, client);
  const resultOf = (id: string) => results[open.indexOf(id)];
  return {
    /** Undefined where they were not asked for, or are not there yet. */
    of: (id: string): readonly Reply[] | undefined => resultOf(id)?.data?.pages.flatMap(({ list }) => list),
    phaseOf: (id: string) => ({
      isBusy: resultOf(id)?.isFetching === true,
      hasFailed: resultOf(id)?.isError === true,
    }),
    show: (id: string) => {
      if (open.includes(id)) void resultOf(id)?.refetch();
      else setOpen([...open, id]);
    },
  };
}

interface TalkOf {
  goodsId: string;
  channel: TalkChannel;
  act: Caller;
  /** Whether posts may be marked as essence. */
  isModerator: boolean;
  login: () => void;
  /** Says what went wrong. */
  showError: (text: string) => void;
}

function useItems({ goodsId, channel, act }: Pick<TalkOf, 'goodsId' | 'channel' | 'act'>) {
  const client = clientOf(useEngine());
  const first: ItemPage | undefined = channel.of === 'everybody' ? channel.first : undefined;
  return useInfiniteQuery(
    {
      queryKey: channelKey(goodsId, channel),
      queryFn: ({ pageParam }) => askPage(act, goodsId, channel, pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ has_more: hasMore, page }) => (hasMore ? page + 1 : undefined),
      ...(first === undefined ? {} : { initialData: { pages: [first], pageParams: [1] } }),
    },
    client,
  );
}

export function useTalk({ goodsId, channel, act, isModerator, login, showError }: TalkOf): Talk {
  const engine = useEngine();
  const client = clientOf(engine);
  const viewer = useViewer();
  const isIn = viewer.status === 'in';
  const query = useItems({ goodsId, channel, act });
  const items = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const replies = useReplies({ act, client, goodsId });
  const user = viewer.status === 'in' ? viewer.user : undefined;
  const writing = useWriting({ act, client, goodsId, user, now: engine.now });
  const comments = items.flatMap((item) => [item, ...(replies.of(item.id) ?? item.replies.top2)]);
  const mine = useMine({ act, client, goodsId, isIn, ids: comments.map(({ id }) => id) });
  const parentOf = (id: string) =>
    writing.own.find((one) => one.id === id)?.parent_id ??
    items.find(({ id: item, replies: { top2 } }) =>
      (replies.of(item) ?? top2).some((reply) => reply.id === id),
    )?.id ??
    '';
  const deletions = useDeletions(async (id) => {
    const parent = parentOf(id);
    const answer = await act(commentDelete, { id });
    if (!answer.ok && answer.code !== 'not-found') return showError(answer.msg);
    writing.drop(id);
    dropSaid(client, goodsId, id, parent);
    editMine(client, goodsId, (draft) => {
      draft.pending = draft.pending.filter((one) => one.id !== id);
    });
  });
  useAuthChanged(writing.forget);

  const setLike = (id: string, on: boolean, count?: number) => {
    editSaid(client, goodsId, id, (comment) => {
      comment.like_count = count ?? Math.max(0, comment.like_count + (on ? 1 : -1));
    });
    editMine(client, goodsId, (draft) => {
      draft.liked = on ? [...draft.liked, id] : draft.liked.filter((one) => one !== id);
    });
  };
  const like = async ({ id, isLiked }: TalkComment) => {
    if (!isIn) return login();
    setLike(id, !isLiked);
    const answer = await act(commentLike, { id, on: isLiked ? 0 : 1 });
    if (answer.ok) return setLike(id, answer.data.liked, answer.data.like_count);
    setLike(id, isLiked);
    showError(answer.msg);
  };
  const choose = async ({ id, isEssence }: TalkThread) => {
    const set = (on: boolean) =>
      editItems(client, goodsId, (page) => {
        for (const item of page.list) if (item.id === id) item.is_essence = on;
      });
    set(!isEssence);
    const answer = await act(interactionEssenceSet, { id, on: isEssence ? 0 : 1 });
    if (answer.ok) return void client.resetQueries({ queryKey: [...keyOf.classItems(goodsId), 'essence'] });
    set(isEssence);
    showError(answer.msg);
  };
  const hasFailed = query.isError && query.data === undefined;
  return {
    isIn,
    isBanned: mine.is_banned === 1,
    threads: joinTalk({
      items,
      repliesOf: replies.of,
      mine,
      own: writing.own,
      going: deletions.going,
      isClass: channel.of === 'class',
    }),
    phase: hasFailed ? 'failed' : query.data === undefined ? 'loading' : 'ready',
    fault: query.error?.message ?? '',
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isBusy: query.isFetchingNextPage,
    more: () =>
      void query.fetchNextPage().then((result) => {
        if (result.isFetchNextPageError) showError(result.error?.message ?? '');
      }),
    repliesOf: replies.phaseOf,
    showReplies: replies.show,
    like: (comment) => void like(comment),
    remove: deletions.remove,
    undo: deletions.undo,
    choose: isModerator ? (thread) => void choose(thread) : undefined,
    login,
    send: writing.send,
    sendPicture: (file) => sendPicture(act, file),
    draftOf: (place) => draftOf(`${goodsId} ${place}`),
    keepDraft: (place, text) => keepDraft(`${goodsId} ${place}`, text),
  };
}
