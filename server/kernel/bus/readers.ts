/** How the events of the kernel itself are read from the wire. */
import type { EventReaders } from './bus.ts';

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

export const KERNEL_EVENTS = {
  purge: ({ appId, tags }) => (typeof appId === 'string' && isStrings(tags) ? { appId, tags } : undefined),
  'jobs.queued': ({ kind }) => (typeof kind === 'string' ? { kind } : undefined),
} satisfies EventReaders;
