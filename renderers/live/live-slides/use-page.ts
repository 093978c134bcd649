/** Which slide is shown: the teacher's, or an earlier one somebody leafed back to. */
import { useState } from 'react';
import type { EventKind } from '#schemas/live/event.ts';
import { useRoomEvents, type LiveView } from '#features/live/index.ts';

const SLIDES: ReadonlySet<EventKind> = new Set<EventKind>(['slide']);

/** On air as the room says; in a replay as the last turn up to the moment shown does. */
export function useTaughtPlace(aliveId: string, view: LiveView | undefined): number {
  const turns = useRoomEvents(aliveId, SLIDES);
  if (view === undefined) return 0;
  const turned = turns.at(-1)?.data['server_id'];
  const page = view.isReplay ? (turned ?? view.room.ppt.imgs[0]?.server_id) : view.state.page;
  return Math.max(
    0,
    view.room.ppt.imgs.findIndex(({ server_id: id }) => id === page),
  );
}

export function useLeaf(taught: number) {
  const [own, setOwn] = useState<number>();
  // What comes is not told before the teacher turns to it.
  const place = own === undefined || own > taught ? taught : own;
  return {
    place,
    isFollowing: place === taught,
    before: place > 0 ? () => setOwn(place - 1) : undefined,
    after: place < taught ? () => setOwn(place + 1 === taught ? undefined : place + 1) : undefined,
    follow: () => setOwn(undefined),
  };
}
