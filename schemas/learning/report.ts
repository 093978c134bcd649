/** One learning report as it travels (M252, D78): the specified fields, and ours, which plain clients leave out. */
import { Type, type Static } from 'typebox';
import { REPORT_INTERVAL_MINUTES } from '../constants.ts';
import { GoodsId, GoodsType } from '../content/goods-id.ts';
import { SEGMENTS_PATTERN, SEGMENTS_TEXT_MAX } from './played-segments.ts';

/** M254: seconds one report may speak of. */
export const REPORT_SECONDS_MAX = REPORT_INTERVAL_MINUTES * 60;

/** Percent of where the learner is. */
const Percent = Type.Integer({ minimum: 0, maximum: 100 });
const Seconds = Type.Integer({ minimum: 0, maximum: REPORT_SECONDS_MAX });

export const REPORT = {
  resource_id: GoodsId,
  resource_type: GoodsType,
  /** The package it was opened in; empty where it was opened by itself. */
  product_id: Type.Optional(Type.String({ maxLength: 64 })),
  learn_progress: Percent,
  /** The place in the resource's own unit: seconds, or pixels of a text. */
  org_learn_progress: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  /** Active seconds since the last report; and seconds the page was open since then. */
  spend_time: Seconds,
  stay_time: Seconds,
  content_app_id: Type.Optional(Type.String({ maxLength: 64 })),
  alive_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
  alive_state: Type.Optional(Type.Integer({ minimum: -1, maximum: 9 })),
  /** 1 on the first report of this view of the page. */
  is_first: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  agent_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
};

/** What ours adds to a report, within the session it belongs to. */
export const REPORT_OURS = {
  /** 1, 2, 3 … within the session; what was counted is not counted again. */
  seq: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** What was played since the last report, in seconds of the recording; empty for a text. */
  covered: Type.String({ maxLength: SEGMENTS_TEXT_MAX, pattern: SEGMENTS_PATTERN }),
  /** The end of what it speaks of, by the learner's own clock, in unix milliseconds. */
  client_ts: Type.Integer({ minimum: 0 }),
};

/** Opened by learn.session.open; with the token of its last answer (D80). */
export const SESSION = {
  session_id: Type.String({ pattern: '^[a-z0-9]{26}$' }),
  beat: Type.String({ minLength: 1, maxLength: 64 }),
};

/** What the server made of it. */
export const ReportAnswer = Type.Object({
  max_learn_progress: Percent,
  is_finish: Type.Integer({ minimum: 0, maximum: 1 }),
  /** `YYYY-MM-DD HH:mm:ss` in the shop's time zone; empty while it is not finished. */
  finished_at: Type.String(),
  /** Seconds until the next report is wanted. */
  next_interval: Type.Integer(),
  /** Unix milliseconds. */
  server_time: Type.Integer(),
  /** For the next report of the session; empty without one. */
  beat: Type.String(),
  /** The highest `seq` that is kept: reports up to it can be forgotten. */
  kept_seq: Type.Integer(),
  /** Seconds credited by this call. */
  credited: Type.Integer(),
});
export type ReportAnswer = Static<typeof ReportAnswer>;
