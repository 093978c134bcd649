/** Drafts of the shop as the boxes around publishing read them: those that are edited by name, the others part by part. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { consoleDraftList } from '#schemas/api/console/drafts.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { askAll } from '#desk/kit/calls/ask-all.ts';
import type { DeskCaller } from '#desk/kit/calls/caller.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { Refusal } from '#desk/kit/calls/use-console.ts';
import { keyOf, parseKey, type DocumentKey } from '../model/document.ts';

export type ListedDraft = DataOf<typeof consoleDraftList>['items'][number];

/** Other drafts of one part: each is compared with what is live. */
const PART = 20;

/** Those of the named documents that have a draft, in the order they are named. @throws Refusal */
async function readOwnDrafts(
  ask: DeskCaller['ask'],
  keys: readonly DocumentKey[],
): Promise<readonly ListedDraft[]> {
  const documents = keys.flatMap((key) => parseKey(key) ?? []).map(({ kind, id }) => ({ kind, id }));
  if (documents.length === 0) return [];
  const drafts = await askAll((part) => ask(consoleDraftList, { ...part, filter: { documents } }));
  return keys.flatMap((key) => drafts.find((draft) => keyOf(draft) === key) ?? []);
}

/** Drafts of these documents; what was known before the last save is no answer. */
export function useOwnDrafts(keys: readonly DocumentKey[], { isOff = false }: { isOff?: boolean } = {}) {
  const { ask } = useDesk();
  return useQuery<readonly ListedDraft[], Refusal>({
    queryKey: [consoleDraftList.name, 'own', keys],
    queryFn: () => readOwnDrafts(ask, keys),
    enabled: !isOff,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Drafts of other documents of the shop, part by part. */
export function useOtherDrafts(keys: readonly DocumentKey[]) {
  const { ask } = useDesk();
  const query = useInfiniteQuery({
    queryKey: [consoleDraftList.name, 'others'],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      const answer = await ask(consoleDraftList, { limit: PART, ...cursor });
      if (!answer.ok) throw new Refusal(answer);
      return answer.data;
    },
    getNextPageParam: (part) => part.next,
    staleTime: 0,
    gcTime: 0,
  });
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const drafts = all.filter((draft) => !keys.includes(keyOf(draft)));
  return { ...query, drafts };
}
