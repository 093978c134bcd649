/** The tabs of a class's talk, for who is of it (D89). */
import { useQuery } from '@tanstack/react-query';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { interactionTabsGet } from '#schemas/api/comments/interactions.ts';
import { useEngine, useViewer } from '#engine/provider.tsx';
import { clientOf, keyOf } from './talk-cache.ts';

export type ClassTabs =
  | { phase: 'loading' | 'stranger' | 'outsider' }
  | { phase: 'failed'; fault: string; retry: () => void }
  | { phase: 'ready'; of: DataOf<typeof interactionTabsGet> };

export function useClassTabs({ goodsId, act }: { goodsId: string; act: Caller }): ClassTabs {
  const client = clientOf(useEngine());
  const { status } = useViewer();
  const query = useQuery(
    {
      queryKey: keyOf.classTabs(goodsId),
      queryFn: () => act(interactionTabsGet, { resource_id: goodsId }),
      enabled: status === 'in',
    },
    client,
  );
  if (status === 'out') return { phase: 'stranger' };
  const answer = query.data;
  if (status === 'unknown' || answer === undefined) return { phase: 'loading' };
  if (answer.ok) return { phase: 'ready', of: answer.data };
  if (answer.code === 'not-entitled' || answer.code === 'not-found') return { phase: 'outsider' };
  return { phase: 'failed', fault: answer.msg, retry: () => void query.refetch() };
}
