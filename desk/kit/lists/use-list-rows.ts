/** Reads a list part by part; what was read stays while another filter is being asked for. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useDesk } from '../calls/desk-context.ts';
import { Refusal } from '../calls/use-console.ts';
import type { ListState } from './list-address.ts';
import { toQuery } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';

const PART = 20;

export function useListRows<Row>(list: ListDefinition<Row>, state: ListState) {
  const { ask } = useDesk();
  const { pathname } = useLocation();
  const query = useInfiniteQuery({
    // A list of one thing's own parts is another list for the next thing.
    queryKey: [list.call.name, 'list', list.name, pathname, state],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const answer = await list.read(ask, toQuery(state, PART, pageParam === '' ? undefined : pageParam));
      if (!answer.ok) throw new Refusal(answer);
      return answer.data;
    },
    getNextPageParam: (part) => part.next,
    placeholderData: keepPreviousData,
  });
  const parts = query.data?.pages ?? [];
  // A row that moved meanwhile may stand in two parts.
  const rows = [...new Map(parts.flatMap(({ items }) => items).map((row) => [list.idOf(row), row])).values()];
  return { ...query, rows, total: parts[0]?.total ?? 0 };
}
export type ListRows<Row> = ReturnType<typeof useListRows<Row>>;
