/** What was read of a talk, kept in one cache for all that show it, and changed in place before the server has answered. */
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { produce, type Draft } from 'immer';
import type { Engine } from '#engine/engine.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { commentAdd, commentMineGet, commentRepliesGet } from '#schemas/api/comments/comments.ts';
import type { Post, CommentWithReplies } from '#schemas/content/comment.ts';

export type Item = CommentWithReplies & Partial<Pick<Post, 'kind' | 'is_essence' | 'is_pinned'>>;
export type Reply = CommentWithReplies['replies']['top2'][number];
export type Mine = DataOf<typeof commentMineGet>;

interface Page<Row> {
  list: Row[];
  total: number;
  page: number;
  has_more: boolean;
}
export type ItemPage = Page<Item>;
export type ReplyPage = DataOf<typeof commentRepliesGet>;

const clients = new WeakMap<Engine, QueryClient>();

/** One cache a page start. What the server said stands until it is asked for anew: what is written here is added to it. */
export function clientOf(engine: Engine): QueryClient {
  const cachedClient = clients.get(engine);
  if (cachedClient !== undefined) return cachedClient;
  const queries = { retry: false, staleTime: Infinity, refetchOnWindowFocus: false } as const;
  const client = new QueryClient({ defaultOptions: { queries } });
  clients.set(engine, client);
  // D62: what was read for the person before is nobody else's to see.
  engine.events.on('auth:changed', () => {
    void client.resetQueries({ predicate: ({ queryKey: [kind] }) => kind === 'mine' || kind === 'class' });
  });
  return client;
}

export const keyOf = {
  items: (goodsId: string) => ['said', goodsId] as const,
  classItems: (goodsId: string) => ['class', goodsId, 'posts'] as const,
  classTabs: (goodsId: string) => ['class', goodsId, 'tabs'] as const,
  replies: (goodsId: string) => ['replies', goodsId] as const,
  mine: (goodsId: string) => ['mine', goodsId, 'said'] as const,
  rating: (goodsId: string) => ['mine', goodsId, 'rating'] as const,
};

/** Changes every comment and reply with this id, wherever it is shown. */
export function editSaid(
  client: QueryClient,
  goodsId: string,
  id: string,
  edit: (comment: Draft<Reply>) => void,
): void {
  editItems(client, goodsId, (page) => {
    for (const item of page.list) {
      if (item.id === id) edit(item);
      for (const reply of item.replies.top2) if (reply.id === id) edit(reply);
    }
  });
  client.setQueriesData<InfiniteData<ReplyPage>>(
    { queryKey: keyOf.replies(goodsId) },
    produce((data: Draft<InfiniteData<ReplyPage>> | undefined) => {
      for (const page of data?.pages ?? []) for (const reply of page.list) if (reply.id === id) edit(reply);
    }),
  );
}

/** Changes every page of comments and of posts. */
export function editItems(client: QueryClient, goodsId: string, edit: (page: Draft<ItemPage>) => void): void {
  for (const queryKey of [keyOf.items(goodsId), keyOf.classItems(goodsId)])
    client.setQueriesData<InfiniteData<ItemPage>>(
      { queryKey },
      produce((data: Draft<InfiniteData<ItemPage>> | undefined) => {
        for (const page of data?.pages ?? []) edit(page);
      }),
    );
}

/** Puts what was taken where everybody reads it: a comment or post first, a reply last. */
export function insertSaid(client: QueryClient, goodsId: string, comment: DataOf<typeof commentAdd>): void {
  const { parent_id: parent, kind, state: _state, ...own } = comment;
  if (parent !== '') {
    client.setQueriesData<InfiniteData<ReplyPage>>(
      { queryKey: [...keyOf.replies(goodsId), parent] },
      produce((data: Draft<InfiniteData<ReplyPage>> | undefined) => {
        data?.pages.at(-1)?.list.push(own);
      }),
    );
    editItems(client, goodsId, (page) => {
      for (const item of page.list) {
        if (item.id !== parent) continue;
        item.replies.total += 1;
        item.replies.top2.push(own);
      }
    });
    return;
  }
  const item: Item = {
    ...own,
    replies: { total: 0, top2: [] },
    ...(kind === '' ? {} : { kind, is_essence: false, is_pinned: false }),
  };
  const isWhere = (tab: unknown) => tab !== 'essence' && (tab !== 'teacher' || own.user.is_teacher);
  client.setQueriesData<InfiniteData<ItemPage>>(
    {
      queryKey: kind === '' ? keyOf.items(goodsId) : keyOf.classItems(goodsId),
      predicate: ({ queryKey }) => isWhere(queryKey.at(-1)),
    },
    produce((data: Draft<InfiniteData<ItemPage>> | undefined) => {
      data?.pages[0]?.list.unshift(item);
    }),
  );
}

/** Takes a comment out with its replies, or a reply out of its comment. */
export function dropSaid(client: QueryClient, goodsId: string, id: string, parentId: string): void {
  client.setQueriesData<InfiniteData<ReplyPage>>(
    { queryKey: keyOf.replies(goodsId) },
    produce((data: Draft<InfiniteData<ReplyPage>> | undefined) => {
      for (const page of data?.pages ?? []) page.list = page.list.filter((reply) => reply.id !== id);
    }),
  );
  editItems(client, goodsId, (page) => {
    page.list = page.list.filter((item) => item.id !== id);
    for (const { id: own, replies } of page.list) {
      if (own !== parentId) continue;
      replies.total = Math.max(0, replies.total - 1);
      replies.top2 = replies.top2.filter((reply) => reply.id !== id);
    }
  });
}

/** What the person alone is told of the talk. */
export function editMine(client: QueryClient, goodsId: string, edit: (mine: Draft<Mine>) => void): void {
  client.setQueriesData<Mine>(
    { queryKey: keyOf.mine(goodsId) },
    produce((data: Draft<Mine> | undefined) => {
      if (data !== undefined) edit(data);
    }),
  );
}
