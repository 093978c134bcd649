/** Which slide is shown: the teacher's, or an earlier one somebody leafed back to. */
import { useState } from 'react';
import type { EventKind } from '#schemas/live/event.ts';
import { useRoomEvents, type LiveView } from '#features/live/index.ts';

const SLIDES: ReadonlySet<EventKind> = new Set<EventKind>(['slide']);

/** On air as the room says; in a replay as the last turn up to the moment shown does. */
export function useTaughtPlace(aliveId: string, view: LiveView | undefined): number {
  const turns = useRoomEvents(aliveId, SLIDES);
  if (view === undefined) return 0;
  const turnedPage = turns.at(-1)?.data['server_id'];
  const page = view.isReplay ? (turnedPage ?? view.room.ppt.imgs[0]?.server_id) : view.state.page;
  return Math.max(
    0,
    view.room.ppt.imgs.findIndex(({ server_id: id }) => id === page),
  );
}

export function useLeaf(teacherPlace: number) {
  const [own, setOwn] = useState<number>();
  // What comes is not told before the teacher turns to it.
  const place = own === undefined || own > teacherPlace ? teacherPlace : own;
  return {
    place,
    isFollowing: place === teacherPlace,
    before: place > 0 ? () => setOwn(place - 1) : undefined,
    after:
      place < teacherPlace ? () => setOwn(place + 1 === teacherPlace ? undefined : place + 1) : undefined,
    follow: () => setOwn(undefined),
  };
}
