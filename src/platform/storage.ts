/** The browser's storage as a port that never throws: private windows and full disks answer undefined and false. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** False where it could not be kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Wraps localStorage or sessionStorage; `find` may throw where storage is forbidden. */
export function safeStorage(find: () => Storage | undefined): KeyValueStore {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = find();
      return storage === undefined ? otherwise : work(storage);
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Kept until the learner clears it. */
export const localStore = safeStorage(() =>
  typeof window === 'undefined' ? undefined : window.localStorage,
);
/** Kept until the tab closes. */
export const sessionStore = safeStorage(() =>
  typeof window === 'undefined' ? undefined : window.sessionStorage,
);

/** Called when another tab of this browser changed what is kept under the key; the returned function stops it. */
export function hearOtherTabs(key: string, onChange: () => void): () => void {
  // Without a key everything was cleared.
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** For tests and stories. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
  };
}
