/** What a learner's study came to: by day, by week, by course and in all. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Seconds as the server credited them (decision 313). */
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

export const learnStatsGet = defineEndpoint({
  name: 'learn.stats.get',
  area: 'learning',
  summary: 'Credited study of the person who asks, by days of the shop’s calendar.',
  input: Type.Object({}),
  data: StatisticsSchema,
  access: 'learner',
  gate: 'read',
});
