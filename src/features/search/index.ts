/** What a search remembers: the last texts searched for in this browser. */
export { useSearchHistory, type SearchHistory } from './use-search-history.ts';
