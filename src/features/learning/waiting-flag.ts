/**
 * Whether reports may wait in this browser, for a page that starts to look no further where none do. It tells nobody who
 * was here and stays when somebody leaves, as what is of the device does (decisions 198 and 314).
 */
import type { KeyValueStore } from '#platform/storage.ts';

const KEY = 'lt-study';

export function flagWaiting(store: KeyValueStore): void {
  store.set(KEY, '1');
}

export function mayWait(store: KeyValueStore): boolean {
  return store.get(KEY) === '1';
}

export function unflagWaiting(store: KeyValueStore): void {
  store.remove(KEY);
}
