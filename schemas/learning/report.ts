/** One learning report as it travels (M252, D78): the specified fields, and ours, which plain clients leave out. */
import { Type, type Static } from 'typebox';
import { REPORT_INTERVAL_MINUTES } from '../constants.ts';
import { GoodsId, GoodsType } from '../content/goods-id.ts';

/** M254: seconds one report may speak of. */
export const REPORT_SECONDS_MAX = REPORT_INTERVAL_MINUTES * 60;
/** The furthest place a report can name: seconds, or pixels of a text. */
export const REPORT_PLACE_MAX = 10_000_000;
/** Letters of what was covered, in either of its spellings. */
const COVERED_TEXT_MAX = 8000;

/** Percent of where the learner is. */
const Percent = Type.Integer({ minimum: 0, maximum: 100 });
/** A number that counts as its cap where it is higher, so that no report is lost for one (M254, D136). */
const CappedNumber = (description: string) => Type.Number({ minimum: 0, description });

export const REPORT = {
  resource_id: GoodsId,
  resource_type: GoodsType,
  /** The package it was opened in; empty where it was opened by itself. */
  product_id: Type.Optional(Type.String({ maxLength: 64 })),
  learn_progress: CappedNumber('Percent of where the learner is, 100 at most'),
  /** The place in the resource's own unit: seconds, or pixels of a text. */
  org_learn_progress: CappedNumber('Seconds of a recording, pixels of a text'),
  /** Active seconds since the last report; and seconds the page was open since then. */
  spend_time: CappedNumber(`Active seconds since the last report, ${String(REPORT_SECONDS_MAX)} at most`),
  stay_time: CappedNumber(`Seconds on the page since the last report, ${String(REPORT_SECONDS_MAX)} at most`),
  /** The shop the content is of. */
  content_app_id: Type.Optional(Type.String({ maxLength: 64 })),
  /** Of a live room; 0 of anything else. */
  alive_type: Type.Optional(Type.Number()),
  alive_state: Type.Optional(Type.Number()),
  /** 1 on the first report of this view of the page. */
  is_first: Type.Optional(Type.Number()),
  agent_type: Type.Optional(Type.Number()),
};

/** What was played since the last report, in seconds: played segments (`0[.]12`), or a list of pairs as JSON. */
const CoveredText = Type.String({ maxLength: COVERED_TEXT_MAX });
/** The same in a body of JSON, where a list may stand as it is. */
export const CoveredValue = Type.Union([
  CoveredText,
  Type.Array(Type.Array(Type.Number({ minimum: 0 }), { minItems: 2, maxItems: 2 }), { maxItems: 500 }),
]);

/** What ours adds to a report, within the session it belongs to. */
export const REPORT_OURS = {
  /** 1, 2, 3 … within the session; what was counted is not counted again. */
  seq: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  covered: CoveredText,
  /** The end of what it speaks of, by the learner's own clock, in unix milliseconds. */
  client_ts: Type.Integer({ minimum: 0 }),
};

/** Opened by learn.session.open; with the token of its last answer (D80). */
export const SESSION = {
  session_id: Type.String({ pattern: '^[a-z0-9]{26}$' }),
  beat: Type.String({ minLength: 1, maxLength: 64 }),
};

/** A session by the id `learn.session.open` gave, or by one the client made, such as a UUID (D78). */
const AnySessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** Where a report says which session it belongs to; a plain client says nothing of it. */
export const REPORT_SESSION = {
  session_id: AnySessionId,
  /** The client's own name of the report; within a session `seq` says which are the same. */
  event_id: Type.String({ maxLength: 64 }),
  beat: SESSION.beat,
  /** The same by the name of the answer's `token`. */
  token: SESSION.beat,
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
  /** For the next report of the session; empty without one. `token` is the same. */
  beat: Type.String(),
  token: Type.String(),
  /** The highest `seq` that is kept: reports up to it can be forgotten. */
  kept_seq: Type.Integer(),
  /** Seconds credited by this call. */
  credited: Type.Integer(),
});
export type ReportAnswer = Static<typeof ReportAnswer>;
