/** What was searched for in this browser; none on the server and in the first paint, which is everybody's. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { localStore, type KeyValueStore } from '#platform/storage.ts';
import { forgetSearch, parseSearches, rememberSearch } from './search-history.ts';
import { forgetSearches, searchHistoryKey } from './forget-searches.ts';

const listeners = new Set<() => void>();
const listen = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
const notify = () => {
  for (const onChange of listeners) onChange();
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
  const storedText = useSyncExternalStore(
    listen,
    () => store.get(key) ?? '',
    () => '',
  );
  const texts = useMemo(() => parseSearches(storedText), [storedText]);
  useEffect(() => {
    if (current === '') return;
    rememberSearch(store, appId, current);
    notify();
  }, [store, appId, current]);
  return {
    texts,
    forget: (text) => {
      forgetSearch(store, appId, text);
      notify();
    },
    forgetAll: () => {
      forgetSearches(store, appId);
      notify();
    },
  };
}
