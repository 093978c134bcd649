/** The outline of a course: chapters, sections and lessons in study order (D67). */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { ChoiceSchema, NamedSchema } from '../page/fragments.ts';
import type { LocaleText } from '../page/text.ts';

export type NodeKind = 'chapter' | 'section' | 'lesson';

/** How the days of a camp open: each in its turn, or all of them with the first (D87). */
export type TermOpens = 'daily' | 'start';

/** Why a lesson cannot be opened: the reason of the course, its own day that has not come, or nothing. */
const LESSON_LOCKS = ['', 'login', 'buy', 'password', 'vip', 'designated', 'not-yet', 'off'] as const;
export type LessonLock = (typeof LESSON_LOCKS)[number];

/** How many nodes below one another come along unasked; the rest is asked for by `parent_id`. */
export const OUTLINE_BELOW_MAX = 50;

const KIND_NAMES: Readonly<Record<NodeKind, LocaleText>> = {
  chapter: { cn: '章', en: 'Chapter' },
  section: { cn: '节', en: 'Section' },
  lesson: { cn: '课时', en: 'Lesson' },
};

const OUTLINE_NODE = {
  id: field({ cn: '节点编号', en: 'Node ID' }, Type.String()),
  parent_id: field(
    {
      cn: '上级编号',
      en: 'Parent ID',
      help: { cn: '所在的章或节，最上层为空', en: 'The chapter or section it stands in; empty at the top' },
    },
    Type.String(),
  ),
  kind: field({ cn: '节点类型', en: 'Kind' }, NamedSchema(KIND_NAMES)),
  title: field({ cn: '标题', en: 'Title' }, Type.String()),
  child_count: field(
    {
      cn: '下级数量',
      en: 'Nodes below',
      help: {
        cn: '直接下级，包括没有随页面送来的',
        en: 'Directly below, those that did not come along counted',
      },
    },
    Type.Integer(),
  ),
  lesson_count: field(
    { cn: '课时数', en: 'Lessons', help: { cn: '课时本身算 1', en: 'Lessons below it, or 1 for a lesson' } },
    Type.Integer(),
  ),
  seconds: field(
    {
      cn: '时长',
      en: 'Length',
      help: { cn: '单位是秒，0 是未知', en: 'In seconds; 0 where it is not known' },
    },
    Type.Integer(),
  ),
  /** By which a lesson opens: `/detail/{resource_id}/{resource_type}`. */
  resource_id: field(
    {
      cn: '商品编号',
      en: 'ID of the good',
      help: { cn: '课时对应的商品，章节为空', en: 'The good a lesson is; empty for others' },
    },
    Type.String(),
  ),
  resource_type: field(
    {
      cn: '商品类型',
      en: 'Type of good',
      help: { cn: '类型编号，章节为 0', en: 'Number of the type; 0 for what is no lesson' },
    },
    Type.Integer(),
  ),
  is_try: field(
    { cn: '可试看', en: 'Trial', help: { cn: '所有人都能打开', en: 'Open to everybody' } },
    Type.Boolean(),
  ),
  try_seconds: field(
    {
      cn: '试看时长',
      en: 'Trial length',
      help: { cn: '单位是秒，0 是整节', en: 'In seconds; 0 for the whole lesson' },
    },
    Type.Integer(),
  ),
  unlock_at: field(
    {
      cn: '解锁时间',
      en: 'Unlocks at',
      help: {
        cn: '按店铺时间，空则一开始就能学',
        en: 'In the shop’s time; empty where it is open from the start',
      },
    },
    Type.String(),
  ),
  unlock_ts: field(
    {
      cn: '解锁时间戳',
      en: 'Unlock timestamp',
      help: { cn: '同一时刻的 Unix 时间戳（秒）', en: 'The same moment in unix seconds; 0 for none' },
    },
    Type.Integer(),
  ),
  /** Of a camp (D87). */
  day: field(
    {
      cn: '第几天',
      en: 'Day of the camp',
      help: { cn: '从 1 开始，0 是不属于任何一天', en: 'From 1; 0 where it belongs to none' },
    },
    Type.Integer({ minimum: 0 }),
  ),
  /** D81. */
  is_required: field(
    {
      cn: '必修',
      en: 'Required',
      help: { cn: '关闭后不学也算完成课程', en: 'Off for what the course is finished without' },
    },
    Type.Boolean(),
  ),
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
