/** What a moderator, or who wrote it, may do about a line. Pure. */
import type { RoomState } from '#schemas/live/state.ts';
import { mayRecall, type Line } from './lines.ts';

export type MessageAction =
  | 'recall'
  | 'pin'
  | 'unpin'
  | 'wall'
  | 'unwall'
  | 'mute'
  | 'silence'
  | 'kick'
  | 'all';

interface Facts {
  isModerator: boolean;
  state: Pick<RoomState, 'pinned' | 'wall'>;
  /** Whether a wall is shown in this room at all (M243). */
  hasWall: boolean;
  nowMs: number;
}

export function messageActionsOf(line: Line, { isModerator, state, hasWall, nowMs }: Facts): MessageAction[] {
  if (line.is !== 'said' || line.event.is_recalled) return [];
  const { id, user } = line.event;
  const own: MessageAction[] = mayRecall(line, isModerator, nowMs) ? ['recall'] : [];
  if (!isModerator) return own;
  const pin: MessageAction = state.pinned?.id === id ? 'unpin' : 'pin';
  const wall: MessageAction[] = hasWall ? [state.wall?.id === id ? 'unwall' : 'wall'] : [];
  const isOther = !line.isOwn && user.id !== '' && user.role !== 'host';
  const others: MessageAction[] = isOther ? ['mute', 'silence', 'kick'] : [];
  return [...own, pin, ...wall, ...others, ...(user.id === '' ? [] : (['all'] as const))];
}
