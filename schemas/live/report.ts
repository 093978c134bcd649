/** What a live room came to, for its merchant. */
import { Type, type Static } from 'typebox';

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
  signs: Type.Array(Type.Object({ sign_id: Type.String(), ts: Type.Integer(), count: Count })),
  prizes: Type.Array(
    Type.Object({
      prize_id: Type.String(),
      name: Type.String(),
      ts: Type.Integer(),
      joiners: Count,
      won: Type.Array(
        Type.Object({
          nickname: Type.String(),
          /** Empty where they have not said. */
          name: Type.String(),
          phone: Type.String(),
          address: Type.String(),
        }),
      ),
    }),
  ),
  votes: Type.Array(
    Type.Object({
      vote_id: Type.String(),
      title: Type.String(),
      voters: Count,
      options: Type.Array(Type.Object({ text: Type.String(), count: Count })),
    }),
  ),
  /** Paid for what was offered in the room, by who was in it, from its start until a day after its end; fen, less what was given back. */
  sales: Type.Array(
    Type.Object({ goods_id: Type.String(), title: Type.String(), orders: Count, amount: Type.Integer() }),
  ),
});
export type LiveReport = Static<typeof LiveReportSchema>;
