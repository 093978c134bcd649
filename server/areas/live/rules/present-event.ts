/** An event of the log as it is told: what was taken back keeps its place without its words (D102). */
import type { LiveEvent } from '#schemas/live/event.ts';
import type { liveEvent } from '../tables/rooms.ts';

export function presentEvent(row: typeof liveEvent.$inferSelect): LiveEvent {
  const isRecalled = row.standing !== 'shown';
  return {
    id: row.id,
    offset: row.offset,
    offset_ms: row.offsetMs,
    ts: row.at,
    kind: row.kind,
    content: isRecalled ? '' : row.content,
    user: { id: row.roomUserId, nickname: row.nickname, avatar: row.avatar, role: row.role },
    data: isRecalled ? {} : row.data,
    is_recalled: isRecalled,
  };
}
