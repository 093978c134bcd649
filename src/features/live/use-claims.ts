/** Which coupons of a room this person has: one state for the card that is pushed and the list of offers (D101). */
import { useMemo, useSyncExternalStore } from 'react';
import { useRoomSession } from './use-room.ts';

export interface Claims {
  has: (couponId: string) => boolean;
  add: (couponIds: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useClaims(aliveId: string): Claims {
  const { claimed } = useRoomSession(aliveId);
  const known = useSyncExternalStore(claimed.subscribe, claimed.get, () => NONE);
  return useMemo(
    () => ({
      has: (id) => known.has(id),
      add: (ids) => {
        const before = claimed.get();
        if (ids.some((id) => !before.has(id))) claimed.set(new Set([...before, ...ids]));
      },
    }),
    [claimed, known],
  );
}
