/** What the area of live rooms offers. */
import type { RoomState } from '#schemas/live/state.ts';
import type { LiveEvent, RoomRole } from '#schemas/live/event.ts';
import type { Access } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { Crowd } from './acts/crowd.ts';
import type { Appended, NewEvent, RoomChange, RoomKey, RoomRow } from './store/log.store.ts';
import type { liveMember } from './tables/rooms.ts';

export interface NewsOfRoom {
  event: NewEvent;
  change?: RoomChange | ((offset: number, room: RoomRow) => RoomChange);
}

export interface LiveLog {
  append(key: RoomKey, news: NewsOfRoom): Promise<LiveEvent | undefined>;
  appendIn(tx: Database, key: RoomKey, news: NewsOfRoom): Promise<Appended | undefined>;
  tell(key: RoomKey): Promise<void>;
}

export interface LiveArea extends LiveLog {
  open(
    appId: string,
    aliveId: string,
    viewer: Viewer | undefined,
  ): Promise<
    | {
        ok: true;
        room: RoomRow;
        role: RoomRole;
        member: typeof liveMember.$inferSelect | undefined;
        access: Access;
      }
    | { ok: false; code: 'not-found' | 'not-entitled' | 'delisted' | 'comment-banned' }
  >;
  stateOf(key: RoomKey): Promise<RoomState | undefined>;
  change(key: RoomKey, change: RoomChange): Promise<void>;
  roomOf(key: RoomKey): Promise<RoomRow | undefined>;
  crowd: Crowd;
}
