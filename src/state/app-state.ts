/** State that outlives a page: one slice per feature, declared, written and read by that feature alone (M163). */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Every slice by the name of its feature: a feature adds its own in its manifest. */
export interface Slices {}
export type AppStore = StoreApi<Slices>;

/** One for each start of a page. */
export function createAppStore(initial: Slices): AppStore {
  return createStore<Slices>(() => initial);
}
