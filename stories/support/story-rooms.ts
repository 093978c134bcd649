/** The rooms whose stories are loaded, by kind: what a docs page reads, kept here and not in parameters, which travel to the frame. */
import type { AnyRenderer, PropsMigration, RendererExample } from '#schemas/page/define-renderer.ts';
import type { View } from '#engine/define-view.ts';

/** Everything a renderer's room gives to its stories. */
export interface StoryRoom {
  readonly path: string;
  readonly view: View;
  readonly definition: AnyRenderer;
  readonly examples: readonly RendererExample<unknown>[];
  readonly migrations: readonly PropsMigration[];
}

const rooms = new Map<unknown, StoryRoom>();

export function openRoom(room: StoryRoom): void {
  rooms.set(room.definition.kind, room);
}

export function roomOf(kind: unknown): StoryRoom | undefined {
  return rooms.get(kind);
}
