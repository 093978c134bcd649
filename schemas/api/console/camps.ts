/** Camps for who teaches: what runs, opens and is due when, and the day a lesson opens on (D87, ADR-832). */
import { Type } from 'typebox';
import { GoodsStateSchema } from '../../content/goods-facts.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import type { OutlineLine } from '../../goods-table/tables.ts';
import { defineConsoleCall } from './define-console-call.ts';
import { SavedSchema, VersionSchema } from './save.ts';

const SCOPE = 'teaching';

/** Days a calendar may span at most: a month in whole weeks. */
export const CALENDAR_DAYS_MAX = 45;

/** Unix seconds. */
const Moment = Type.Integer();

export const consoleCampCalendarGet = defineConsoleCall({
  name: 'console.camp_calendar.get',
  area: 'learning',
  scope: SCOPE,
  writes: false,
  summary:
    'The camps of the shop, and of a span of time their terms, the lessons that open, and the tasks that are due. In a camp without terms a day of its own is each learner’s, and stands on no calendar.',
  input: {
    /** Unix seconds, the end excluded; a longer span than 45 days, or one that ends before it begins, is refused. */
    from: Type.Integer({ minimum: 0 }),
    to: Type.Integer({ minimum: 0 }),
  },
  data: Type.Object({
    camps: Type.Array(
      Type.Object({
        id: Type.String(),
        type: GoodsType,
        title: Type.String(),
        state: GoodsStateSchema,
        /** Terms of any time. */
        term_count: Type.Integer(),
      }),
    ),
    terms: Type.Array(
      Type.Object({
        camp_id: Type.String(),
        id: Type.String(),
        title: Type.String(),
        start_ts: Moment,
        end_ts: Moment,
      }),
    ),
    /** A lesson of a camp with several terms opens once in each. */
    lessons: Type.Array(
      Type.Object({
        camp_id: Type.String(),
        /** Empty where it opens at a moment of its own, whatever the term. */
        term_id: Type.String(),
        /** Its line of the outline. */
        id: Type.String(),
        title: Type.String(),
        resource_id: Type.String(),
        resource_type: Type.Integer(),
        /** Day of the camp, from 1; 0 where it waits for none. */
        day: Type.Integer(),
        is_required: Type.Boolean(),
        opens_ts: Moment,
      }),
    ),
    tasks: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        /** The good it belongs to, and the camp that good is or is a lesson of; empty for none. */
        goods_id: Type.String(),
        camp_id: Type.String(),
        due_ts: Moment,
        is_off: Type.Boolean(),
      }),
    ),
  }),
});

/** When a lesson of a camp opens, as its line of the outline says it. */
export type CampLessonItem = Pick<OutlineLine, 'unlock' | 'unlock_day'>;
const ITEM_KEYS = { unlock: Type.Optional(Type.Unknown()), unlock_day: Type.Optional(Type.Unknown()) };
const LESSON = { camp_id: GoodsId, id: GoodsId };

export const consoleCampLessonsGet = defineConsoleCall({
  name: 'console.camp_lessons.get',
  area: 'goods-transfer',
  scope: SCOPE,
  writes: false,
  summary: 'When one lesson of a camp opens, as its form has it; `version` is that of the camp.',
  input: LESSON,
  data: Type.Object({
    item: Type.Unsafe<CampLessonItem>(Type.Object({}, { additionalProperties: true })),
    version: VersionSchema,
  }),
});

export const consoleCampLessonsSave = defineConsoleCall({
  name: 'console.camp_lessons.save',
  area: 'goods-transfer',
  scope: SCOPE,
  writes: true,
  summary:
    'Moves the day of the camp or the moment a lesson opens, by the rules of the import; null takes it away. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not that of the camp.',
  input: {
    ...LESSON,
    version: Type.Optional(VersionSchema),
    item: Type.Object(ITEM_KEYS, { additionalProperties: false }),
  },
  data: SavedSchema,
  codes: ['state-conflict'],
});
