/** What was searched for in this browser; none on the server and in the first paint, which is everybody's. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { localStore, type KeyValueStore } from '#platform/storage.ts';
import { forgetSearch, parseSearches, rememberSearch } from './search-history.ts';
import { forgetSearches, searchHistoryKey } from './forget-searches.ts';

const listeners = new Set<() => void>();
const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
const tell = () => {
  for (const changed of listeners) changed();
};

export interface SearchHistory {
  texts: readonly string[];
  forget: (text: string) => void;
  forgetAll: () => void;
}

/** Remembers `current` too, once it is shown; empty where nothing is searched for. */
export function useSearchHistory(
  appId: string,
  current: string,
  store: KeyValueStore = localStore,
): SearchHistory {
  const key = searchHistoryKey(appId);
  const stored = useSyncExternalStore(
    listen,
    () => store.get(key) ?? '',
    () => '',
  );
  const texts = useMemo(() => parseSearches(stored), [stored]);
  useEffect(() => {
    if (current === '') return;
    rememberSearch(store, appId, current);
    tell();
  }, [store, appId, current]);
  return {
    texts,
    forget: (text) => {
      forgetSearch(store, appId, text);
      tell();
    },
    forgetAll: () => {
      forgetSearches(store, appId);
      tell();
    },
  };
}
