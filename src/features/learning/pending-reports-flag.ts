/**
 * Whether reports may wait in this browser, for a page that starts to look no further where none do. It tells nobody who
 * was here and stays when somebody leaves, as what is of the device does (ADR-198 and ADR-314).
 */
import type { KeyValueStore } from '#platform/storage.ts';

export const PENDING_REPORTS_KEY = 'lt-study';

export const mayHavePendingReports = (store: KeyValueStore) => store.get(PENDING_REPORTS_KEY) === '1';
