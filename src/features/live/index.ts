/** A live room: enters it when a part of it is drawn, follows it by socket or poll, replays it from its log. */
export {
  useEntry,
  useHasEarlier,
  useOutbox,
  usePlayback,
  useRecordingMarks,
  useRoom,
  useRoomActions,
  useRoomEvents,
  useTabCount,
  useTabCounts,
  type Outbox,
} from './use-room.ts';
export { makeHostCall, type HostCall } from './host-call.ts';
export { useStalls } from './use-stalls.ts';
export type { Outgoing, Refusal } from './live-state.ts';
export type { Entry, LiveView } from './room-view.ts';
export { useClaims } from './use-claims.ts';
export { useAnswer } from './use-answer.ts';
export { useRecentEvent } from './use-recent-event.ts';
export { usePreheat } from './use-preheat.ts';
export { usePressBatch } from './use-press-batch.ts';
export { useSlides, type Slides } from './use-slides.ts';
export { useTurns } from './use-turns.ts';
