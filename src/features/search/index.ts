/** What a search remembers: the last texts searched for in this browser. */
export { useSearchHistory } from './use-search-history.ts';
