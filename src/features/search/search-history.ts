/** The last things searched for in a shop, in this browser alone (D92); forgotten with the person (requirement 27). */
import type { KeyValueStore } from '#platform/storage.ts';
import { readSearchText } from '#schemas/search/search-text.ts';
import { forgetSearches, searchHistoryKey } from './forget-searches.ts';

const HISTORY_MAX = 10;

/** What is stored, newest first; anything that does not look like it is dropped. */
export function parseSearches(storedText: string | undefined): string[] {
  if (storedText === undefined || storedText === '') return [];
  try {
    const value: unknown = JSON.parse(storedText);
    if (!Array.isArray(value)) return [];
    const texts = value.flatMap((one: unknown) => (typeof one === 'string' ? [readSearchText(one)] : []));
    return [...new Set(texts)].filter((text) => text !== '').slice(0, HISTORY_MAX);
  } catch {
    return [];
  }
}

function write(store: KeyValueStore, appId: string, texts: readonly string[]): void {
  if (texts.length === 0) forgetSearches(store, appId);
  else store.set(searchHistoryKey(appId), JSON.stringify(texts));
}

export function recallSearches(store: KeyValueStore, appId: string): string[] {
  return parseSearches(store.get(searchHistoryKey(appId)));
}

export function rememberSearch(store: KeyValueStore, appId: string, text: string): void {
  const others = recallSearches(store, appId).filter((one) => one !== text);
  write(store, appId, parseSearches(JSON.stringify([text, ...others])));
}

export function forgetSearch(store: KeyValueStore, appId: string, text: string): void {
  const left = recallSearches(store, appId).filter((one) => one !== text);
  write(store, appId, left);
}
