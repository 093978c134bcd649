/** A small choice somebody made on this device, found again the next time. */
import { useState } from 'react';
import { localStore, type KeyValueStore } from '#platform/storage.ts';

/**
 * Only in what the browser draws by itself: the server's page knows nothing of the device.
 *
 * @param read makes something sound of whatever was kept, also of nothing
 */
export function useRemembered<Kept extends string | number>(
  key: string,
  read: (text: string | undefined) => Kept,
  store: KeyValueStore = localStore,
): [Kept, (next: Kept) => void] {
  const [value, setValue] = useState(() => read(store.get(`lt-${key}`)));
  const choose = (next: Kept) => {
    store.set(`lt-${key}`, String(next));
    setValue(next);
  };
  return [value, choose];
}

/** One of these, else the one that stands for nothing chosen. */
export function oneOf<Known extends string | number>(values: readonly Known[], otherwise: NoInfer<Known>) {
  return (text: string | undefined): Known => values.find((one) => String(one) === text) ?? otherwise;
}
