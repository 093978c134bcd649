/** How the person rates a good: asked once they have done half of it, shown at once, taken back where it is not taken. */
import { useQuery } from '@tanstack/react-query';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { ratingMineGet, ratingSet } from '#schemas/api/comments/ratings.ts';
import { useEngine, useViewer } from '#engine/provider.tsx';
import { dataOf } from './ask-talk.ts';
import { clientOf, keyOf } from './talk-cache.ts';

interface RatingOf {
  goodsId: string;
  act: Caller;
  showError: (text: string) => void;
}

export interface OwnRating {
  /** 0 where they did not rate it. */
  stars: number;
  set: (stars: number) => void;
}

/** Undefined for who may not rate: strangers, and whoever has not done half of it. */
export function useRating({ goodsId, act, showError }: RatingOf): OwnRating | undefined {
  const engine = useEngine();
  const client = clientOf(engine);
  const isIn = useViewer().status === 'in';
  const queryKey = keyOf.rating(goodsId);
  const query = useQuery(
    {
      queryKey,
      queryFn: async () => dataOf(await act(ratingMineGet, { goods_id: goodsId })),
      enabled: isIn && engine.can.ratings,
    },
    client,
  );
  const { data } = query;
  if (!isIn || data === undefined || !data.may_rate) return undefined;
  const keep = (stars: number) => client.setQueryData(queryKey, { ...data, stars });
  const set = async (stars: number) => {
    keep(stars);
    const answer = await act(ratingSet, { goods_id: goodsId, stars });
    if (answer.ok) return;
    keep(data.stars);
    showError(answer.msg);
  };
  return { stars: data.stars, set: (stars) => void set(stars) };
}
