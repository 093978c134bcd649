/** Events of some kinds up to the moment shown: the same list until one of them is another. */
import { ACTIVITY_MARKS } from '#schemas/live/activities.gen.ts';
import type { EventKind, LiveEvent } from '#schemas/live/event.ts';
import type { LiveState } from './live-state.ts';
import { isReplay } from './live-step.ts';
import { shownEvents, shownMarks } from './replay-log.ts';

/** Kinds a recording is marked by, asked for in one go: they are complete from the start. */
export const MARKS: readonly EventKind[] = ['slide', 'wall', 'pin', ...ACTIVITY_MARKS];
const MARK_KINDS: ReadonlySet<EventKind> = new Set(MARKS);

type Kinds = ReadonlySet<EventKind> | undefined;

/** What the list is picked from, and the moment it is picked for. */
function sourceOf(live: LiveState, isMarks: boolean): { from: unknown; ms: number } {
  if (!isReplay(live)) return { from: live.log.list, ms: 0 };
  return { from: isMarks ? live.replay.marks : live.replay.pages, ms: live.replay.ms };
}

function listOf(live: LiveState, kinds: Kinds, isMarks: boolean): readonly LiveEvent[] {
  const replayEvents = isMarks ? shownMarks(live.replay) : shownEvents(live.replay);
  const all = isReplay(live) ? replayEvents : live.log.list;
  return kinds === undefined ? all : all.filter(({ kind }) => kinds.has(kind));
}

/** Asked at every change of the room, by a component each: it answers the value before where nothing of it is another. */
export function eventPicker(kinds: Kinds): (live: LiveState) => readonly LiveEvent[] {
  const isMarks = kinds !== undefined && [...kinds].every((kind) => MARK_KINDS.has(kind));
  let source: { from: unknown; ms: number } = { from: undefined, ms: 0 };
  let list: readonly LiveEvent[] = [];
  return (live) => {
    const next = sourceOf(live, isMarks);
    if (next.from === source.from && next.ms === source.ms) return list;
    source = next;
    const events = listOf(live, kinds, isMarks);
    if (events.length !== list.length || events.some((event, index) => event !== list[index])) list = events;
    return list;
  };
}
