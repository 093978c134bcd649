/** Bus events as text between nodes. */
import { isObject } from '#schemas/page/json.ts';
import type { BusEvents, EventReaders, Message } from './bus.ts';
import type { Hub } from './hub.ts';

/** The channel of all nodes of one installation. */
export const CHANNEL = 'lectern';

type EventName = keyof BusEvents;

export function encode(node: string, message: Message): string {
  return JSON.stringify({ node, ...message });
}

/** Delivers what another node sent, where it is an event we know; its own messages were delivered when they were published. */
export function receive(hub: Hub, node: string, text: string, readers: EventReaders): void {
  const { node: from, name, event } = parse(text);
  if (from === node) return;
  if (name === 'gap') hub.gap();
  else if (isKnown(readers, name)) deliver(hub, readers, name, isObject(event) ? event : {});
}

function isKnown(readers: EventReaders, name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(readers, name);
}

function deliver<Name extends EventName>(
  hub: Hub,
  readers: EventReaders,
  name: Name,
  data: Record<string, unknown>,
): void {
  const event = readers[name]?.(data);
  if (event !== undefined) hub.deliver(name, event);
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
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
