/** Addresses of a list in any of its states, each written in one way so that equal states are one page. */
import { ALL_TAG, type ListSort } from '#schemas/content/listing.ts';
import { pathTo } from '#schemas/paths.ts';

export interface ListState {
  tag_id: string;
  component_id: string;
  sort: ListSort;
  /** 0 for any. */
  type: number;
  page: number;
}

/** What is usual is left out; a change of type or order begins at the first page again. */
export function listHref(state: ListState, change: Partial<ListState>): string {
  const next = { ...state, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.type !== 0) query.set('type', String(next.type));
  if (next.sort !== 'default') query.set('sort', next.sort);
  if (next.page > 1) query.set('page', String(next.page));
  const block = next.component_id === '' ? {} : { componentId: next.component_id };
  const path = pathTo('tag-list', { tagId: next.tag_id || ALL_TAG, ...block });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
