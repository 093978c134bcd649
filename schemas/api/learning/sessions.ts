/** Study sessions: opening one, and the beats of a player. */
import { Type } from 'typebox';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { SESSION } from '../../learning/report.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { PLAY_STATES } from '../../learning/play-lease.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { PLAY_FEEDBACK } from '../../learning/play-feedback.ts';

/** Begins one view of one lesson: its reports are counted under it, and one session of a learner plays at a time (D80). */
export const learnSessionOpen = defineEndpoint({
  name: 'learn.session.open',
  area: 'learning',
  summary:
    'Opens a study session for a lesson this person may study. A film or recording is answered too-many-players, with the device and since when, where another login plays and `take` is not 1. Opening takes no lease; playing does (D129).',
  method: 'POST',
  input: Type.Object({
    resource_id: GoodsId,
    resource_type: GoodsType,
    product_id: Type.Optional(Type.String({ maxLength: 64 })),
    /** The learner's own clock, in unix milliseconds. */
    client_ts: Type.Integer({ minimum: 0 }),
    /** 1 takes the lease over from whatever plays elsewhere, and goes on at its second. */
    take: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    /** 1 where it waits until nothing plays, in another page of the same login neither. */
    wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  }),
  data: Type.Object({
    ...SESSION,
    /** The same as `beat`. */
    token: SESSION.beat,
    /** Where the learner was: seconds, or pixels of a text; and what of it was ever played, as in a report. */
    position: Type.Integer(),
    covered: Type.String(),
    learn_progress: Type.Integer(),
    max_learn_progress: Type.Integer(),
    is_finish: Type.Integer({ minimum: 0, maximum: 1 }),
    /** Seconds between two reports, and the percentages at which one is sent at once (D79). */
    interval: Type.Integer(),
    report_points: Type.Array(Type.Integer()),
    /** The furthest second that may be jumped to; -1 for no limit (D81). */
    seek_limit: Type.Integer(),
    /** 0 where a film or recording counts only while its page is seen (ADR-352). */
    counts_hidden: Type.Integer({ minimum: 0, maximum: 1 }),
    server_time: Type.Integer(),
  }),
  codes: ['not-entitled', 'too-many-players', 'delisted'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-report',
});

/** What a player says of itself every few seconds: the lease of the learner's one player hangs on it (D129). */
export const learnPlayBeat = defineEndpoint({
  name: 'learn.play.beat',
  area: 'learning',
  summary:
    'A player plays, is paused or has stopped. `playing` takes the lease of the learner where it is free, `paused` keeps it, `stopped` gives it back. too-many-players, with the device and since when, where another one holds it.',
  method: 'POST',
  input: Type.Object({
    session_id: SESSION.session_id,
    state: ChoiceSchema(PLAY_STATES),
    /** 1, 2, 3 … of this player: one that comes behind a later one says nothing. Absent: the next. */
    seq: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    /** The second of the recording. */
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
  }),
  data: Type.Object({
    /** Seconds until the next beat is wanted. */
    next_beat: Type.Integer(),
    /** Unix milliseconds. */
    server_time: Type.Integer(),
  }),
  codes: ['too-many-players', 'state-conflict'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-play',
});

/** Tells the shop that a lesson does not play as it should (D94, M233). */
export const playFeedback = defineEndpoint({
  name: 'play.feedback',
  area: 'learning',
  summary:
    'Keeps for the merchant what this person says of how a good plays, with what their browser knows of it.',
  method: 'POST',
  input: Type.Object(PLAY_FEEDBACK),
  data: Type.Object({}),
  access: 'learner',
  gate: 'write',
  rate: 'play-feedback',
});
