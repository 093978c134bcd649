/** Live rooms: one ordered log of events per room, sent to everybody in it (D95-D106, ADR-360). */
import { and, eq, lt } from 'drizzle-orm';
import type { AppContext, Areas, Deps } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { handleJob, recurringJob } from '#server/kernel/jobs/define-job.ts';
import { LEFTOVERS_EVERY_MS } from '#server/kernel/limits/limits.ts';
import { activities, activityStores, activityTables } from './activities/activities.gen.ts';
import type { Crowds } from './activities/define-activity.ts';
import { clearRecordingLeftovers } from './media/clear-leftovers.ts';
import { reportCalls } from './console/reports.ts';
import { roomCalls } from './console/rooms.ts';
import { sourceCalls } from './console/sources.ts';
import { tellArrivals } from './jobs/job-kinds.ts';
import { tellThem } from './services/arrivals.ts';
import { openCrowd } from './services/crowd.ts';
import { events } from './services/events.ts';
import { registerReportFile } from './http/report-file.ts';
import { registerLiveSocket } from './http/socket.ts';
import { limits, WAITING_LIFE_MS } from './limits.ts';
import { openLive, type LiveArea } from './services/live.ts';
import { mediaKey, openLiveMedia, type LiveMedia } from './media/live-media.ts';
import { registerLiveMedia } from './media/routes.ts';
import { readLiveSettings, type LiveSettings } from './media/settings.ts';
import { createRecordings, type Recordings } from './media/store/recordings.store.ts';
import { createRoomMediaStore, type RoomMediaStore } from './media/store/room-media.store.ts';
import { createArrivalStore, type ArrivalStore } from './store/arrivals.store.ts';
import { createLiveMemberStore, type LiveMemberStore } from './store/members.store.ts';
import { createReportStore, type ReportStore } from './store/report.store.ts';
import { createLiveTicketStore, type LiveTicketStore } from './store/tickets.store.ts';
import { createLiveWaitingStore, type LiveWaitingStore } from './store/waiting.store.ts';
import { createRoomPartStore, type RoomPartStore } from './store/room-parts.store.ts';
import { createLiveRoomStore, type LiveRoomStore } from './store/rooms.store.ts';
import { todayOfRooms } from './services/today.ts';
import { createMessageWriter, type SendMessage } from './services/message-writer.ts';
import { liveArrival, liveMinute } from './tables/audience.ts';
import { liveMedia, liveSegment } from './tables/media.ts';
import { liveEvent, liveMember, liveRoom, liveTicket, liveWaiting } from './tables/rooms.ts';
import { makeWatch } from './services/watch.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    liveArrivals: ArrivalStore;
    liveReports: ReportStore;
    liveRooms: LiveRoomStore;
    roomParts: RoomPartStore;
    liveMembers: LiveMemberStore;
    liveWaiting: LiveWaitingStore;
    liveTickets: LiveTicketStore;
    roomMedia: RoomMediaStore;
    recordings: Recordings;
  }
  interface Areas {
    /** With what many do at once in the rooms of this node. */
    live: LiveArea & { crowd: Crowds; media: LiveMedia; say: SendMessage };
  }
  interface Settings extends LiveSettings {}
  interface Injections {
    /** Where pushes come to; nowhere where it is absent. */
    rtmp?: LiveSettings['rtmp'];
    /** What a media server past this machine tells of pushes by; none is listened to where it is absent. */
    liveHookSecret?: LiveSettings['liveHookSecret'];
    /** None where it is absent. */
    liveOrigins?: LiveSettings['liveOrigins'];
  }
}

/** Who wrote what others go on reading. */
const NOBODY = '已注销 · Deleted account';

export const area = defineArea({
  name: 'live',
  needs: ['catalogue', 'forms', 'identity', 'media', 'shop'],
  limits,
  events,
  tables: {
    liveRoom,
    liveEvent,
    liveWaiting,
    liveMember,
    liveTicket,
    liveMedia,
    liveSegment,
    liveArrival,
    liveMinute,
    ...activityTables,
  },
  stores: (db, clock) => ({
    liveRooms: createLiveRoomStore(db),
    roomParts: createRoomPartStore(db),
    liveMembers: createLiveMemberStore(db),
    liveWaiting: createLiveWaitingStore(db),
    liveTickets: createLiveTicketStore(db, clock),
    liveArrivals: createArrivalStore(db),
    liveReports: createReportStore(db),
    ...activityStores(db),
    roomMedia: createRoomMediaStore(db),
    recordings: createRecordings(db),
  }),
  settings: readLiveSettings,
  providers: ({ rtmp, liveHookSecret, liveOrigins }, _world: unknown) => ({
    rtmp,
    liveHookSecret,
    liveOrigins,
  }),
  today: { live: todayOfRooms },
  consoleCalls: [...roomCalls, ...sourceCalls, ...reportCalls],
  routes: (app, options) => {
    registerLiveSocket(app, options);
    registerLiveMedia(app, options);
    registerReportFile(app, options);
  },
  open: (
    world: AppContext,
    areas: Pick<Areas, 'catalogue' | 'forms' | 'identity' | 'media' | 'shop'>,
  ): Areas['live'] => {
    const live = openLive(world, areas, (parts) => makeWatch({ world, areas, ...parts }));
    return {
      ...live,
      crowd: openCrowd(world, live),
      say: createMessageWriter(world, live),
      media: openLiveMedia({ ...world, key: mediaKey(world.keys.signing) }, areas),
    };
  },
  jobs: (deps: Deps) => [
    handleJob(tellArrivals, (key) => tellThem(deps, key)),
    ...activities.flatMap(({ jobs }) => jobs?.(deps) ?? []),
    recurringJob('live.leftovers', LEFTOVERS_EVERY_MS, () =>
      clearRecordingLeftovers({
        files: deps.files,
        recordings: deps.live.media.recordings,
        clock: deps.clock,
      }),
    ),
  ],
  retention: [
    async (db, now) => {
      await db.delete(liveTicket).where(lt(liveTicket.expiresAt, now));
    },
    async (db, now) => {
      await db.delete(liveWaiting).where(lt(liveWaiting.at, now - WAITING_LIFE_MS));
    },
    ...activities.flatMap(({ retention = [] }) => retention),
  ],
  /** What others read on stays, without a name (ADR-177). */
  forget: async (tx, { appId, userId }) => {
    for (const activity of activities) await activity.forget?.(tx, { appId, userId });
    for (const table of [liveMember, liveTicket, liveWaiting, liveArrival])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
    await tx
      .update(liveEvent)
      .set({ userId: null, nickname: NOBODY, avatar: '' })
      .where(and(eq(liveEvent.appId, appId), eq(liveEvent.userId, userId)));
  },
});
