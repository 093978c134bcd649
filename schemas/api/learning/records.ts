/** What a learner has studied: records, courses, progress, statistics. */
import { Type, type Static } from 'typebox';
import { RecordTabSchema } from '../../learning/record-tabs.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { OwnedTabSchema, StudiedCourseSchema } from '../../content/owned.ts';
import { GoodsId } from '../../content/goods-id.ts';

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

/** What a learner studied, the latest first (D82); delisted goods stay in it. */
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

/** Everything a person may study now, by whatever right, with how far they are (D23). */
export const learnCoursesGet = defineEndpoint({
  name: 'learn.courses.get',
  area: 'learning',
  summary: 'Courses of the person of the session, what they studied last first; a page may hold fewer.',
  input: Type.Object({ tab: Type.Optional(OwnedTabSchema), ...PAGE_INPUT }),
  data: ListSchema(StudiedCourseSchema, {}),
  access: 'learner',
  gate: 'read',
});

/** Goods of one question. */
export const PROGRESS_IDS_MAX = 200;

/** How far a learner is in some goods, for catalogues and courses (D82). */
export const learnProgressGet = defineEndpoint({
  name: 'learn.progress.get',
  area: 'learning',
  summary: 'The progress of the person who asks in these goods; those never opened are left out.',
  method: 'POST',
  input: Type.Object({
    resource_ids: Type.Array(GoodsId, { minItems: 1, maxItems: PROGRESS_IDS_MAX }),
    /** The package they are studied in; absent: the furthest of any. */
    product_id: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        resource_id: Type.String(),
        learn_progress: Type.Integer(),
        max_learn_progress: Type.Integer(),
        /** Seconds, or pixels of a text. */
        org_learn_progress: Type.Integer(),
        is_finish: Type.Integer({ minimum: 0, maximum: 1 }),
        last_learn_ts: Type.Integer(),
      }),
    ),
  }),
  access: 'learner',
  gate: 'read',
});

/** Seconds as the server credited them (ADR-313). */
const Seconds = Type.Integer({ minimum: 0 });
/** `YYYY-MM-DD` of the shop's calendar. */
const Day = Type.String();

const StatisticsSchema = Type.Object({
  today: Day,
  /** The last seven days, today last, those without study too. */
  days: Type.Array(Type.Object({ day: Day, seconds: Seconds })),
  /** The last twelve weeks, this one last, by the Monday they begin with. */
  weeks: Type.Array(
    Type.Object({ from: Day, seconds: Seconds, days: Type.Integer({ minimum: 0, maximum: 7 }) }),
  ),
  /** What took the most time, the most first; a lesson counts for the course it was opened in. */
  courses: Type.Array(
    Type.Object({
      resource_id: Type.String(),
      resource_type: Type.Integer(),
      title: Type.String(),
      state: ChoiceSchema(['on', 'off']),
      seconds: Seconds,
    }),
  ),
  total: Type.Object({
    seconds: Seconds,
    /** Days with study. */
    days: Type.Integer({ minimum: 0 }),
    /** Lessons that were finished, each once. */
    finished: Type.Integer({ minimum: 0 }),
  }),
});
export type Statistics = Static<typeof StatisticsSchema>;

/** What a learner's study came to: by day, by week, by course and in all. */
export const learnStatsGet = defineEndpoint({
  name: 'learn.stats.get',
  area: 'learning',
  summary: 'Credited study of the person who asks, by days of the shop’s calendar.',
  input: Type.Object({}),
  data: StatisticsSchema,
  access: 'learner',
  gate: 'read',
});

/** What a learner goes on with: "continue lesson 3, 12 minutes left". */
export const learnNextGet = defineEndpoint({
  name: 'learn.next.get',
  area: 'learning',
  summary:
    'Where the learner goes on: in one course, or in the one studied last. The lesson begun last that is not finished, else the next one that is open.',
  input: Type.Object({ product_id: Type.Optional(GoodsId) }),
  data: Type.Object({
    /** At most one; none where nothing was begun, or all is finished. */
    list: Type.Array(
      Type.Object({
        resource_id: Type.String(),
        resource_type: Type.Integer(),
        /** Empty, and 0, where it is opened by itself. */
        product_id: Type.String(),
        product_type: Type.Integer(),
        title: Type.String(),
        product_title: Type.String(),
        cover: Type.String(),
        /** Its number among the lessons of the package, from 1; 0 without one. */
        number: Type.Integer(),
        lesson_count: Type.Integer(),
        finished_count: Type.Integer(),
        /** Seconds left of it; 0 where no length is known. */
        seconds_left: Type.Integer(),
        learn_progress: Type.Integer(),
      }),
    ),
    server_ts: Type.Integer(),
  }),
  access: 'learner',
  gate: 'read',
});
