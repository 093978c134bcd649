/** What of a talk is the person's own: what they like and may delete, what waits, whether they are banned. */
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { commentMineGet } from '#schemas/api/comments/comments.ts';
import { dataOf } from './ask-talk.ts';
import { keyOf, type Mine } from './talk-cache.ts';

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

/** Nothing for a stranger; while more is asked for, what is known stays. */
export function useMine({ act, client, goodsId, isIn, ids }: MineOf): Mine {
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
