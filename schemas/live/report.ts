/** The report of a live room for its merchant. */
import { Type, type Static } from 'typebox';
import { activityReport } from './activity-schemas.gen.ts';

/** Where a host's browser fetches the report of a room as a table: `/live-report/{alive_id}.csv`. */
export const LIVE_REPORT_PATH = '/live-report';
export const liveReportFile = (aliveId: string): string => `${LIVE_REPORT_PATH}/${aliveId}.csv`;

/** Minutes in one answer. */
export const REPORT_MINUTES_MAX = 1440;

const Count = Type.Integer({ minimum: 0 });

export const LiveReportSchema = Type.Object({
  alive_id: Type.String(),
  title: Type.String(),
  /** Unix seconds; 0 while it has not. */
  start_ts: Type.Integer(),
  end_ts: Type.Integer(),
  members: Count,
  watched_seconds: Count,
  messages: Count,
  /** Unix seconds of a minute, and how many watched in it. */
  viewers: Type.Array(Type.Object({ ts: Type.Integer(), count: Count })),
  /** What came of each activity (schemas/live/activities). */
  ...activityReport,
});
export type LiveReport = Static<typeof LiveReportSchema>;
