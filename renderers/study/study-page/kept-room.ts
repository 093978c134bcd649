/**
 * What stays while one goes from lesson to lesson of a course: each page is drawn anew, and the next one begins where the
 * one before ended. Gone with the person, and with the page itself.
 */
import type { Engine } from '#engine/engine.ts';
import type { DirectoryNode } from '#schemas/content/outline.ts';
import type { Fresh } from './lessons.ts';

interface Kept {
  readonly courseId: string;
  /** The learner's own outline; empty until it was asked for. */
  readonly own: readonly DirectoryNode[];
  readonly fresh: Fresh;
  /** Where the outline stands in its box, in pixels. */
  readonly scroll: number;
  /** Theatre mode. */
  readonly isWide: boolean;
  /** The lesson somebody went on to from the end of the one before. */
  readonly goneOnTo: string;
}

export interface Room {
  readonly get: () => Kept;
  readonly keep: (change: Partial<Omit<Kept, 'courseId'>>) => void;
}

const emptyOf = (courseId: string): Kept => ({
  courseId,
  own: [],
  fresh: new Map(),
  scroll: 0,
  isWide: false,
  goneOnTo: '',
});

export function makeRoom(courseId: string): Room {
  let kept = emptyOf(courseId);
  return {
    get: () => kept,
    keep: (change) => {
      kept = { ...kept, ...change };
    },
  };
}

const rooms = new WeakMap<Engine, Room>();

export function roomOf(engine: Engine, courseId: string): Room {
  const known = rooms.get(engine);
  if (known?.get().courseId === courseId) return known;
  const room = makeRoom(courseId);
  rooms.set(engine, room);
  engine.events.on('auth:changed', () => {
    if (rooms.get(engine) === room) rooms.delete(engine);
  });
  return room;
}
