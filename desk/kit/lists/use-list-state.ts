/** A list's state and the way to change it: the address is the only place it is kept in. */
import { useSearchParams } from 'react-router-dom';
import type { FilterValue, ListDefinition } from './list-definition.ts';
import { partOf, readListState, writeListState, type ListState } from './list-address.ts';

export function useListState(list: Pick<ListDefinition<never>, 'filters' | 'sorts'>) {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, list);
  const change = (part: Partial<ListState>) =>
    setParams((before) => writeListState({ ...state, ...part }, list, before), {
      replace: part.q !== undefined,
    });
  return {
    state,
    search: (q: string) => change({ q }),
    sortBy: (sort: string) => change({ sort: sort === list.sorts[0] ? '' : sort }),
    /** No values: the filter is off. */
    filterBy: (name: string, values: readonly FilterValue[]) => {
      const { [name]: _before, ...rest } = state.filter;
      change({ filter: values.length === 0 ? rest : { ...rest, [name]: values } });
    },
    /** The part stays: it is no filter. */
    clear: () => change({ q: '', filter: partOf(state, list) }),
  };
}
export type ListStateControl = ReturnType<typeof useListState>;
