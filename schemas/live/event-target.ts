/** Which message an event is about: one that is taken back, put on the wall or above the chat. */
import type { LiveEvent } from './event.ts';

export interface Target {
  id: string;
  offset: number;
}

/** `data` of a recall, a wall and a pin names the message by `id`, and its place where it is known. */
export function targetOf({ data }: Pick<LiveEvent, 'data'>): Target {
  const { id, offset } = data;
  return { id: typeof id === 'string' ? id : '', offset: typeof offset === 'number' ? offset : 0 };
}

export function sameSubject(event: Pick<LiveEvent, 'id' | 'offset'>, target: Target): boolean {
  return event.id === target.id || event.offset === target.offset;
}
