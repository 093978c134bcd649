/** Days and tasks of a camp, and its punch card. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { PunchSchema, PUNCH_MAX } from '../../learning/punch.ts';

const Moment = { at: Type.String(), ts: Type.Integer() };

/** The terms of a camp, which of them the person asking is in, and how far they are (D87). */
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

/** A learner's own mark on a punch card (D87). */
export const learnPunchGet = defineEndpoint({
  name: 'learn.punch.get',
  area: 'learning',
  summary: 'The mark of this person on a punch card they may study.',
  input: Type.Object({ resource_id: GoodsId }),
  data: PunchSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
});

/** Marks a punch card, which finishes it; the words may be written anew (D87). */
export const learnPunchCommit = defineEndpoint({
  name: 'learn.punch.commit',
  area: 'learning',
  summary:
    'Marks a punch card whose day has come. Twice is once: its first moment stays, its words are the last ones.',
  method: 'POST',
  input: Type.Object({ resource_id: GoodsId, words: Type.String({ minLength: 1, maxLength: PUNCH_MAX }) }),
  data: PunchSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'write',
  rate: 'learn-note',
});
