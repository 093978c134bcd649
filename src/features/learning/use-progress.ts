/** How far the learner here is in some goods (D82); nothing for a stranger. */
import { useQuery } from '@tanstack/react-query';
import { useEngine, useViewer } from '#engine/provider.tsx';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { learnProgressGet } from '#schemas/api/learn/learn.progress.get.ts';
import { clientOf } from './progress-cache.ts';
import { readNow, type Reading } from './reading.ts';

export type GoodsProgress = DataOf<typeof learnProgressGet>['list'][number];

/** Goods of one call (see its contract). */
const AT_ONCE = 200;

/** By id; goods never opened are not in it. @param productId the package they are studied in; absent: the furthest of any */
export function useProgress(
  ids: readonly string[],
  productId?: string,
): Reading<ReadonlyMap<string, GoodsProgress>> {
  const engine = useEngine();
  const isIn = useViewer().status === 'in';
  const query = useQuery(
    {
      queryKey: ['progress', productId ?? '', ...ids],
      queryFn: async () => {
        const found = new Map<string, GoodsProgress>();
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          const asked = { resource_ids: ids.slice(from, from + AT_ONCE) };
          const input = productId === undefined ? asked : { ...asked, product_id: productId };
          const answer = await engine.call(learnProgressGet, input);
          if (!answer.ok) throw new Error(answer.msg);
          for (const one of answer.data.list) found.set(one.resource_id, one);
        }
        return found;
      },
      enabled: isIn && ids.length > 0,
    },
    clientOf(engine),
  );
  return readNow(query);
}
