/** Sets and takes away what a page that starts looks at: whether reports may wait in this browser. */
import type { KeyValueStore } from '#platform/storage.ts';
import { WAITING_KEY } from './pending-reports-flag.ts';

export function flagWaiting(store: KeyValueStore): void {
  store.set(WAITING_KEY, '1');
}

export function unflagWaiting(store: KeyValueStore): void {
  store.remove(WAITING_KEY);
}
