/** Which coupons of a room this person has: one state for the card that is pushed and the list of offers (D101). */
import { useMemo, useSyncExternalStore } from 'react';
import { useRoomSession } from './use-room.ts';

export interface Claims {
  has: (couponId: string) => boolean;
  add: (couponIds: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useClaims(aliveId: string): Claims {
  const { claims } = useRoomSession(aliveId);
  const claimedIds = useSyncExternalStore(claims.subscribe, claims.get, () => NONE);
  return useMemo(
    () => ({
      has: (id) => claimedIds.has(id),
      add: (ids) => {
        const before = claims.get();
        if (ids.some((id) => !before.has(id))) claims.set(new Set([...before, ...ids]));
      },
    }),
    [claims, claimedIds],
  );
}
