/** The searches this browser remembers of a shop, read when a box asks for them. */
import { localStore } from '#platform/storage.ts';
import { recallSearches } from './search-history.ts';

export function pastSearches(appId: string): readonly string[] {
  return recallSearches(localStore, appId);
}
