/** The replies of the threads somebody opened, beyond the two that came along. */
import { useState } from 'react';
import { useQueries, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { commentRepliesGet } from '#schemas/api/comments/comments.ts';
import { dataOf, REPLIES_AT_ONCE } from './ask-talk.ts';
import { keyOf, type Reply, type ReplyPage } from './talk-cache.ts';

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

export function useReplies({ act, client, goodsId }: RepliesOf) {
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
