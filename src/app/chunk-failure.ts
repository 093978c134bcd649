/** What happens when a part of the storefront cannot be fetched: one full load per build, then the abnormal screen (M48, D30, requirement 13). */
import type { KeyValueStore } from '#platform/storage.ts';

const KEY = 'lt-reloaded-for';

/** True when this build may still be reloaded once; asking uses the try up. */
export function mayReload(build: string, store: KeyValueStore): boolean {
  if (store.get(KEY) === build) return false;
  // A browser that cannot remember must not reload for ever.
  return store.set(KEY, build);
}
