/** What nodes tell each other of live rooms, and how it is read (ADR-362). */
import { BYE_REASONS, type ByeReason } from '#schemas/live/frame.ts';
import type { EventReaders } from '#server/kernel/bus/bus.ts';
import type { LiveAway, LiveNews } from './live.ts';

declare module '#server/kernel/bus/bus.ts' {
  interface BusEvents {
    'live.news': LiveNews;
    'live.away': LiveAway;
  }
}

const isReason = (value: unknown): value is ByeReason => BYE_REASONS.some((reason) => reason === value);
const countOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

export const events = {
  'live.news': ({ appId, aliveId, offset, version }) =>
    typeof appId === 'string' && typeof aliveId === 'string'
      ? { appId, aliveId, offset: countOf(offset), version: countOf(version) }
      : undefined,
  'live.away': ({ appId, aliveId, userId, reason }) =>
    typeof appId === 'string' && typeof aliveId === 'string' && typeof userId === 'string' && isReason(reason)
      ? { appId, aliveId, userId, reason }
      : undefined,
} satisfies EventReaders;
