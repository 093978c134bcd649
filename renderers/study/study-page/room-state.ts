/**
 * What stays while one goes from lesson to lesson of a course: each page is drawn anew, and the next one begins where the
 * one before ended. Gone with the person, and with the page itself.
 */
import type { Engine } from '#engine/engine.ts';
import type { DirectoryNode } from '#schemas/content/outline.ts';
import type { Fresh } from './lessons.ts';

interface RoomState {
  readonly courseId: string;
  /** The learner's own outline; empty until it was asked for. */
  readonly own: readonly DirectoryNode[];
  readonly fresh: Fresh;
  /** Where the outline stands in its box, in pixels. */
  readonly scroll: number;
  /** How the outline of a camp is looked at. */
  readonly view: 'list' | 'calendar';
  /** The tab below the lesson; empty until one was chosen. */
  readonly tab: string;
  /** The lesson somebody went on to from the end of the one before. */
  readonly goneOnTo: string;
}

export interface Room {
  readonly get: () => RoomState;
  readonly keep: (change: Partial<Omit<RoomState, 'courseId'>>) => void;
}

const emptyOf = (courseId: string): RoomState => ({
  courseId,
  own: [],
  fresh: new Map(),
  scroll: 0,
  view: 'list',
  tab: '',
  goneOnTo: '',
});

export function makeRoom(courseId: string): Room {
  let state = emptyOf(courseId);
  return {
    get: () => state,
    keep: (change) => {
      state = { ...state, ...change };
    },
  };
}

/** The room last entered; listened for once a page, however many courses are gone through. */
const rooms = new WeakMap<Engine, { room: Room | undefined }>();

function placeIn(engine: Engine): { room: Room | undefined } {
  const current = rooms.get(engine);
  if (current !== undefined) return current;
  const place: { room: Room | undefined } = { room: undefined };
  rooms.set(engine, place);
  engine.events.on('auth:changed', () => {
    place.room = undefined;
  });
  return place;
}

export function roomOf(engine: Engine, courseId: string): Room {
  const place = placeIn(engine);
  if (place.room?.get().courseId !== courseId) place.room = makeRoom(courseId);
  return place.room;
}
