/** Begins one view of one lesson: its reports are counted under it, and one session of a learner plays at a time (D80). */
import { Type } from 'typebox';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { SESSION } from '../../learning/report.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
    /** 0 where a film or recording counts only while its page is seen (decision 352). */
    counts_hidden: Type.Integer({ minimum: 0, maximum: 1 }),
    server_time: Type.Integer(),
  }),
  codes: ['not-entitled', 'too-many-players', 'delisted'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-report',
});
