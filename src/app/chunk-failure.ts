/** What happens when a part of the storefront cannot be fetched: one full load per build, then the abnormal screen (M48, D30, requirement 13). */
import type { KeyValueStore } from '#platform/storage.ts';

const KEY = 'lt-reloaded-for';

/** True when this build may still be reloaded once; asking uses the try up. */
export function mayReload(build: string, store: KeyValueStore): boolean {
  if (store.get(KEY) === build) return false;
  // A browser that cannot remember must not reload for ever.
  return store.set(KEY, build);
}

/** A part of the storefront could not be brought. A browser may remember that, so only a full load brings it again. */
export class LostPart extends Error {
  override readonly name = 'LostPart';
}

/** @throws LostPart saying what the browser said. */
export async function bring<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new LostPart(error instanceof Error ? error.message : String(error));
  }
}
