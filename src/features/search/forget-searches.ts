/** Where a shop's searches are kept in this browser, and how they all go: apart from reading them, which few pages do. */
import type { KeyValueStore } from '#platform/storage.ts';

export function searchHistoryKey(appId: string): string {
  return `lt-searches:${appId}`;
}

/** Forgotten with the person (requirement 27), or because they ask for it (D92). */
export function forgetSearches(store: KeyValueStore, appId: string): void {
  store.remove(searchHistoryKey(appId));
}
