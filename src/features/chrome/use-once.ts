/** Something shown until it was seen once in this browser; on the server and in the first paint it counts as seen. */
import { useState, useSyncExternalStore } from 'react';
import { localStore, type KeyValueStore } from '#platform/storage.ts';

const SEEN = '1';
const never = () => () => undefined;

/** Whether it is still to be shown, and what marks it as seen. */
export function useOnce(name: string, store: KeyValueStore = localStore): readonly [boolean, () => void] {
  const key = `seen:${name}`;
  const isStored = useSyncExternalStore(
    never,
    () => store.get(key) === SEEN,
    () => true,
  );
  const [isDismissed, setDismissed] = useState(false);
  const markSeen = () => {
    store.set(key, SEEN);
    setDismissed(true);
  };
  return [!isStored && !isDismissed, markSeen];
}
