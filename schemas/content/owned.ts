/** What a person owns, as lists of the account show it (D23, D76); money in fen, times in unix seconds. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { RESOURCES } from './resource-type.ts';

/** How a list of it is parted (D76). */
export const OWNED_TABS = ['all', 'course', 'column', 'member', 'live', 'other'] as const;
export type OwnedTab = (typeof OWNED_TABS)[number];
export const OwnedTabSchema = ChoiceSchema(OWNED_TABS);

const { e_course: course, camp, column, topic, member, alive } = RESOURCES;

/** The types of goods of a tab; `all` holds every one, `other` those no tab names. */
export const TAB_TYPES: Readonly<Record<Exclude<OwnedTab, 'all' | 'other'>, readonly number[]>> = {
  course: [course.type, camp.type],
  column: [column.type, topic.type],
  member: [member.type],
  live: [alive.type],
};
/** Every type a tab names. */
export const TABBED_TYPES: readonly number[] = Object.values(TAB_TYPES).flat();

/** Open to study, begins later, is over, was given back, or closed to them for another reason. */
const OWNED_STATES = ['open', 'upcoming', 'expired', 'refunded', 'closed'] as const;
export type OwnedState = (typeof OWNED_STATES)[number];

/** What each item of such a list tells. */
const OWNED = {
  goods_id: Type.String(),
  goods_type: Type.Integer(),
  title: Type.String(),
  cover: Type.String(),
  /** `off` has been taken down: only whom it belongs to may still open it. */
  goods_state: ChoiceSchema(['on', 'off']),
  can_study: Type.Boolean(),
  /** When the right to it ends or ended; 0 where it does not. */
  expire_ts: Type.Integer(),
};

export const PurchaseSchema = Type.Object({
  ...OWNED,
  /** By which right: free, order, gift or manual. */
  source: Type.String(),
  state: ChoiceSchema(OWNED_STATES),
  /** An order of it would be taken now. */
  can_buy: Type.Boolean(),
  /** Empty where no order stands behind it. */
  order_id: Type.String(),
  amount: Type.Integer(),
  /** When it was ordered, or given. */
  ordered_ts: Type.Integer(),
});
export type Purchase = Static<typeof PurchaseSchema>;

export const StudiedCourseSchema = Type.Object({
  ...OWNED,
  /** Percent, the furthest they came. */
  max_progress: Type.Integer(),
  is_finish: Type.Integer({ minimum: 0, maximum: 1 }),
  /** Of what holds lessons, how many there are and how many are finished; 0 without (D81). */
  lesson_count: Type.Integer(),
  finished_count: Type.Integer(),
  /** The lesson they were in last; empty where there is none. */
  lesson_title: Type.String(),
  /** 0 where they have not begun. */
  last_learn_ts: Type.Integer(),
});
export type StudiedCourse = Static<typeof StudiedCourseSchema>;
