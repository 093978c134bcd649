/** Bounded caches: each has a name, is counted in entries or in bytes, and is seen in the figures of the process. */
import { LRUCache } from 'lru-cache';

/** What was used longest ago makes room for what is new. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
  /** A copy: what is deleted on the way does no harm. */
  entries(): [string, Value][];
  figures(): CacheFigures;
}

export interface CacheFigures {
  name: string;
  entries: number;
  /** 0 where entries are counted alone. */
  bytes: number;
  hits: number;
  misses: number;
}

export type CacheBounds<Value> =
  | { name: string; maxEntries: number }
  /** What is heavier than `maxBytes` alone is not kept. */
  | { name: string; maxBytes: number; bytesOf: (value: Value) => number };

type CacheRef = WeakRef<Pick<Cache<unknown>, 'figures'>>;

/** The caches in use. A cache without a holder, such as a preview's, disappears with its figures. */
const openCaches = new Set<CacheRef>();
const registry = new FinalizationRegistry<CacheRef>((ref) => openCaches.delete(ref));

/** @example const known = createCache<ImageRow>({ name: 'images', maxEntries: 5_000 }); */
export function createCache<Value extends object | string>(bounds: CacheBounds<Value>): Cache<Value> {
  const lru = new LRUCache<string, Value>(
    'maxEntries' in bounds
      ? { max: bounds.maxEntries }
      : { maxSize: bounds.maxBytes, sizeCalculation: bounds.bytesOf },
  );
  const lookups = { hits: 0, misses: 0 };
  const cache: Cache<Value> = {
    get: (key) => {
      const value = lru.get(key);
      lookups[value === undefined ? 'misses' : 'hits'] += 1;
      return value;
    },
    set: (key, value) => void lru.set(key, value),
    delete: (key) => void lru.delete(key),
    clear: () => lru.clear(),
    entries: () => [...lru.entries()],
    figures: () => ({ name: bounds.name, entries: lru.size, bytes: lru.calculatedSize, ...lookups }),
  };
  const ref = new WeakRef(cache);
  openCaches.add(ref);
  registry.register(cache, ref);
  return cache;
}

/** The figures of all caches, those of one name added up. */
export function cacheFigures(): CacheFigures[] {
  const sums = new Map<string, CacheFigures>();
  for (const ref of openCaches) {
    const figures = ref.deref()?.figures();
    if (figures === undefined) openCaches.delete(ref);
    else sums.set(figures.name, add(figures, sums.get(figures.name)));
  }
  return [...sums.values()];
}

function add(one: CacheFigures, other: CacheFigures | undefined): CacheFigures {
  if (other === undefined) return one;
  return {
    name: one.name,
    entries: one.entries + other.entries,
    bytes: one.bytes + other.bytes,
    hits: one.hits + other.hits,
    misses: one.misses + other.misses,
  };
}
