/** Where the learner here goes on: in one course, or in the one studied last; nothing for a stranger. */
import { useQuery } from '@tanstack/react-query';
import { useEngine, useViewer } from '#engine/provider.tsx';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { learnNextGet } from '#schemas/api/learn/learn.next.get.ts';
import { clientOf } from './progress-cache.ts';
import { readNow, type Reading } from './reading.ts';

export type NextLesson = DataOf<typeof learnNextGet>['list'][number];

/** `data` is null where nothing was begun, or all is finished. */
export function useNext(productId?: string): Reading<NextLesson | null> {
  const engine = useEngine();
  const isIn = useViewer().status === 'in';
  const query = useQuery(
    {
      queryKey: ['next', productId ?? ''],
      queryFn: async () => {
        const answer = await engine.call(
          learnNextGet,
          productId === undefined ? {} : { product_id: productId },
        );
        if (!answer.ok) throw new Error(answer.msg);
        return answer.data.list[0] ?? null;
      },
      enabled: isIn,
    },
    clientOf(engine),
  );
  return readNow(query);
}
