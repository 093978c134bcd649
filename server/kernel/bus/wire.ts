/** Bus events as text between nodes. */
import { isObject } from '#schemas/page/json.ts';
import type { BusEvents } from './bus.ts';
import type { Hub } from './hub.ts';

/** The channel of all nodes of one installation. */
export const CHANNEL = 'lectern';

type EventName = keyof BusEvents;
export type Message = { name: EventName; event: BusEvents[EventName] } | { name: 'gap' };

export function encode(node: string, message: Message): string {
  return JSON.stringify({ node, ...message });
}

/** Delivers what another node sent; its own messages were delivered when they were published. */
export function receive(hub: Hub, node: string, text: string): void {
  const value = parse(text);
  if (value['node'] === node) return;
  const event = isObject(value['event']) ? value['event'] : {};
  const { appId, tags, publicId, kind } = event;
  if (value['name'] === 'gap') hub.gap();
  else if (value['name'] === 'purge' && typeof appId === 'string' && isStrings(tags)) {
    hub.deliver('purge', { appId, tags });
  } else if (
    value['name'] === 'session.revoked' &&
    typeof appId === 'string' &&
    typeof publicId === 'string'
  ) {
    hub.deliver('session.revoked', { appId, publicId });
  } else if (value['name'] === 'jobs.queued' && typeof kind === 'string') {
    hub.deliver('jobs.queued', { kind });
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

/** A message in pieces of at most `maxBytes`: a purge of many tags is as good in parts. */
export function split(node: string, message: Message, maxBytes: number): string[] {
  const text = encode(node, message);
  if (Buffer.byteLength(text) <= maxBytes) return [text];
  if (message.name === 'gap' || !('tags' in message.event) || message.event.tags.length < 2)
    return [encode(node, { name: 'gap' })];
  const { appId, tags } = message.event;
  const half = Math.ceil(tags.length / 2);
  return [tags.slice(0, half), tags.slice(half)].flatMap((part) =>
    split(node, { name: 'purge', event: { appId, tags: part } }, maxBytes),
  );
}
