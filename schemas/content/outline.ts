/** The outline of a course: chapter, section, lesson, in the order they are studied (D67). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';

const NODE_KINDS = ['chapter', 'section', 'lesson'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Why a lesson cannot be opened: the reason of the course, its own day that has not come, or nothing. */
const LESSON_LOCKS = ['', 'login', 'buy', 'password', 'vip', 'designated', 'not-yet', 'off'] as const;
export type LessonLock = (typeof LESSON_LOCKS)[number];

/** How many nodes below one another come along unasked; the rest is asked for by `parent_id`. */
export const OUTLINE_BELOW_MAX = 50;

const OUTLINE_NODE = {
  id: Type.String(),
  /** The chapter or section it stands in; empty at the top. */
  parent_id: Type.String(),
  kind: ChoiceSchema(NODE_KINDS),
  title: Type.String(),
  /** Nodes directly below it, those that did not come along counted. */
  child_count: Type.Integer(),
  /** Lessons below it, or 1 for a lesson; and their seconds together, 0 where no length is known. */
  lesson_count: Type.Integer(),
  seconds: Type.Integer(),
  /** The good a lesson is, by which it opens: `/detail/{resource_id}/{resource_type}`; empty and 0 for others. */
  resource_id: Type.String(),
  resource_type: Type.Integer(),
  /** Open to everybody: whole where `try_seconds` is 0, else so many seconds of it. */
  is_try: Type.Boolean(),
  try_seconds: Type.Integer(),
  /** The moment it opens, in the shop's time and in unix seconds; empty and 0 where it is open from the start. */
  unlock_at: Type.String(),
  unlock_ts: Type.Integer(),
  /** The day of a camp it belongs to, from 1; 0 where it belongs to none (D87). */
  day: Type.Integer({ minimum: 0 }),
  /** False for what the course is finished without (D81). */
  is_required: Type.Boolean(),
};

/** A node as everybody sees it. */
export const OutlineNodeSchema = Type.Object(OUTLINE_NODE);
export type OutlineNode = Static<typeof OutlineNodeSchema>;

/** A node as one person sees it. */
export const DirectoryNodeSchema = Type.Object({
  ...OUTLINE_NODE,
  lock: ChoiceSchema(LESSON_LOCKS),
  /** Percent of a lesson, and whether it is finished; of a chapter the mean of its lessons. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  is_finish: Type.Integer({ minimum: 0, maximum: 1 }),
});
export type DirectoryNode = Static<typeof DirectoryNodeSchema>;
