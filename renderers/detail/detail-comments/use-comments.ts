/** The comments shown so far: the page came with the first of them, the rest is asked for. */
import { useState } from 'react';
import type { AnswerOf, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { commentAdd } from '#schemas/api/comment/comment.add.ts';
import { commentGet } from '#schemas/api/comment/comment.get.ts';
import { PAGE_SIZE } from './definition.ts';
import type { Comment } from './say.ts';

type Ask = (
  endpoint: typeof commentGet,
  input: InputOf<typeof commentGet>,
) => Promise<AnswerOf<typeof commentGet>>;

export function useComments(goodsId: string, first: DataOf<typeof commentGet>, ask: Ask) {
  const [pages, setPages] = useState<readonly (readonly Comment[])[]>([]);
  const [own, setOwn] = useState<readonly Comment[]>([]);
  const [isBusy, setBusy] = useState(false);
  const all = [...own, ...first.list, ...pages.flat()];
  const list = [...new Map(all.map((comment) => [comment.id, comment])).values()];
  /** False where the next page could not be had. */
  const showMore = async (): Promise<boolean> => {
    setBusy(true);
    const page = pages.length + 2;
    const answer = await ask(commentGet, { resource_id: goodsId, sort: 'hot', page, page_size: PAGE_SIZE });
    setBusy(false);
    if (answer.ok) setPages((before) => [...before, answer.data.list]);
    return answer.ok;
  };
  return {
    list,
    hasMore: (pages.length + 1) * PAGE_SIZE < first.total,
    isBusy,
    showMore,
    /** One of their own that everybody may see stands first. */
    keep: (said: DataOf<typeof commentAdd>) =>
      setOwn((before) => [{ ...said, replies: { total: 0, top2: [] } }, ...before]),
  };
}
