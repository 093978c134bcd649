/** A text of the socket as a frame; anything else is nothing, for what cannot be read changes no screen. */
import type { Frame } from '#schemas/live/frame.ts';
import { isObject } from '#schemas/page/json.ts';

const TYPES: ReadonlySet<unknown> = new Set(['hello', 'event', 'state', 'beat', 'bye']);

/** The server answers by the schema of its frames (tests/contract); here it is only told apart from other things. */
function isFrame(value: unknown): value is Frame {
  if (!isObject(value) || !TYPES.has(value['type'])) return false;
  if (value['type'] === 'hello') return Array.isArray(value['list']) && isObject(value['state']);
  if (value['type'] === 'event') return typeof value['offset'] === 'number' && isObject(value['data']);
  return value['type'] !== 'state' || isObject(value['state']);
}

export function readFrame(text: string): Frame | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFrame(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
