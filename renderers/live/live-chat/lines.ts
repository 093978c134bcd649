/** The lines of a chat: what the log says to be read, and behind it what this page has just written. Pure. */
import type { Outgoing } from '#features/live/index.ts';
import { CHAT_KINDS, type LiveEvent } from '#schemas/live/event.ts';

/** What one may do about one's own line for so long (D97). */
const OWN_RECALL_MS = 120_000;

export type Line =
  | { is: 'said'; key: string; event: LiveEvent; isOwn: boolean }
  | { is: 'own'; key: string; own: Outgoing };

/** A line nobody sees the words of, and nobody said: it waited for a moderator, or was refused. */
const isNothing = ({ is_recalled: isRecalled, user, kind }: LiveEvent) =>
  isRecalled && kind === 'text' && user.nickname === '' && user.id === '';

export function linesOf(events: readonly LiveEvent[], outbox: readonly Outgoing[], ownId: string): Line[] {
  const chatLines = events
    .filter((event) => CHAT_KINDS.has(event.kind) && !isNothing(event))
    .map((event): Line => {
      const isOwn = ownId !== '' && event.user.id === ownId;
      return { is: 'said', key: event.id, event, isOwn };
    });
  return [...chatLines, ...outbox.map((own): Line => ({ is: 'own', key: own.ref, own }))];
}

/** Whether somebody may take a line back: a moderator any, others their own for two minutes. */
export function mayRecall(line: Line, isModerator: boolean, nowMs: number): boolean {
  if (line.is !== 'said' || line.event.is_recalled || line.event.kind === 'system') return false;
  return isModerator || (line.isOwn && nowMs - line.event.ts < OWN_RECALL_MS);
}
