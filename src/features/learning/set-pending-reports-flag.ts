/** Sets and takes away what a page that starts looks at: whether reports may wait in this browser. */
import type { KeyValueStore } from '#platform/storage.ts';
import { PENDING_REPORTS_KEY } from './pending-reports-flag.ts';

export function setPendingReportsFlag(store: KeyValueStore): void {
  store.set(PENDING_REPORTS_KEY, '1');
}

export function clearPendingReportsFlag(store: KeyValueStore): void {
  store.remove(PENDING_REPORTS_KEY);
}
