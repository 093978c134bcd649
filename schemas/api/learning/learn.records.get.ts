/** What a learner studied, the latest first (D82); delisted goods stay in it. */
import { Type, type Static } from 'typebox';
import { RecordTabSchema } from '../../learning/record-tabs.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

/** 0 to 100. */
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

const RecordSchema = Type.Object({
  /** The same for a resource and the package it was opened in. */
  id: Type.String(),
  resource_id: Type.String(),
  resource_type: Type.Integer(),
  /** The parent package, empty where it was opened by itself. */
  product_id: Type.String(),
  /** Its type and title; 0 and empty without one. */
  product_type: Type.Integer(),
  product_title: Type.String(),
  title: Type.String(),
  cover: Type.String(),
  /** Where the learner is, and how far they ever came. */
  learn_progress: Percent,
  max_learn_progress: Percent,
  /** The place in the resource's own unit: seconds, or pixels of a text (D78). */
  org_learn_progress: Type.Integer(),
  is_finish: Type.Integer({ minimum: 0, maximum: 1 }),
  /** `YYYY-MM-DD HH:mm:ss` in the shop's time zone; empty while it is not finished. */
  finished_at: Type.String(),
  last_learn_time: Type.String(),
  /** The same moment in unix seconds. */
  last_learn_ts: Type.Integer(),
  /** Seconds in all. */
  stay_time: Type.Integer(),
  /** As its reports said (M252); the shop itself where none did. */
  content_app_id: Type.String(),
  alive_type: Type.Integer(),
  alive_state: Type.Integer(),
  /** `off` has been taken down: it is shown greyed. */
  state: ChoiceSchema(['on', 'off']),
  /** Whether this person may study it now. */
  can_study: Type.Boolean(),
  /** Of a recording, seconds left of it; 0 where no length is known, or it is finished. */
  seconds_left: Type.Integer(),
  /** Of what holds lessons, how many there are and how many are finished; it is finished when all are (D81). */
  lesson_count: Type.Integer(),
  finished_count: Type.Integer(),
});
export type LearningRecord = Static<typeof RecordSchema>;

export const learnRecordsGet = defineEndpoint({
  name: 'learn.records.get',
  area: 'learning',
  summary:
    'Learning records of the person who asks, the latest first; of the tab `course` one a course, its lessons counted together.',
  input: Type.Object({
    type: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    tab: Type.Optional(RecordTabSchema),
    ...PAGE_INPUT,
  }),
  data: ListSchema(RecordSchema, {}),
  access: 'learner',
  gate: 'read',
});
