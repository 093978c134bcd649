/** The terms of a camp, which of them the person asking is in, and how far they are (D87). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const Moment = { at: Type.String(), ts: Type.Integer() };

export const learnCampGet = defineEndpoint({
  name: 'learn.camp.get',
  area: 'learning',
  summary:
    'The terms of a camp in the order they begin, and the one of whoever asks: that which ran when they came, else the next. Its group is told to who may study alone.',
  input: Type.Object({ goods_id: GoodsId }),
  data: Type.Object({
    terms: Type.Array(
      Type.Object({
        term_id: Type.String(),
        title: Type.String(),
        start_at: Moment.at,
        start_ts: Moment.ts,
        end_at: Moment.at,
        end_ts: Moment.ts,
        /** 0 to come, 1 runs, 2 ended. */
        state: Type.Integer({ minimum: 0, maximum: 2 }),
      }),
    ),
    /** Of whoever asks; empty where there are no terms. */
    term_id: Type.String(),
    /** Required tasks, and how many of them are done. */
    required: Type.Integer(),
    done: Type.Integer(),
    /** The group their term meets in; empty where there is none, and to who may not study. */
    group: Type.Object({ name: Type.String(), qr: Type.String(), note: Type.String() }),
    server_ts: Type.Integer(),
  }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
