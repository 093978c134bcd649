/** The kinds of content a shop sells: one row each (M1, M2, M4), with its names and where its detail opens (M3, D21). */
import type { ExamMode } from '../exam/exam-settings.ts';
import type { LocaleText } from '../page/text.ts';

/** Icons content is marked with; each is one of src/ui/icons.svg, by which they are drawn. */
export type ContentIcon =
  | 'activity'
  | 'article'
  | 'audio'
  | 'book'
  | 'camp'
  | 'check'
  | 'class'
  | 'column'
  | 'community'
  | 'course'
  | 'exam'
  | 'gift'
  | 'goods'
  | 'live'
  | 'member'
  | 'pack'
  | 'place'
  | 'practice'
  | 'service'
  | 'spark'
  | 'topic'
  | 'video';

export interface ResourceRow {
  name: LocaleText;
  /** Numeric type on the wire; 0 where the specification and its family name none. */
  type: number;
  icon: ContentIcon;
  /** `detail`: has a detail page. `exam`, `practice`: taken at an address of its own. `unsupport`: the PC shop only shows its name. */
  opens: 'detail' | 'exam' | 'practice' | 'unsupport';
}

/** The content type names the registry knows, spelled as the specification spells them (spec 3). */
export const RESOURCES = {
  image_text: { name: { cn: '图文', en: 'Article' }, type: 1, icon: 'article', opens: 'detail' },
  audio: { name: { cn: '音频', en: 'Audio' }, type: 2, icon: 'audio', opens: 'detail' },
  video: { name: { cn: '视频', en: 'Video' }, type: 3, icon: 'video', opens: 'detail' },
  alive: { name: { cn: '直播', en: 'Live' }, type: 4, icon: 'live', opens: 'detail' },
  member: { name: { cn: '会员', en: 'Membership' }, type: 5, icon: 'member', opens: 'detail' },
  column: { name: { cn: '专栏', en: 'Column' }, type: 6, icon: 'column', opens: 'detail' },
  topic: { name: { cn: '大专栏', en: 'Big column' }, type: 8, icon: 'topic', opens: 'detail' },
  camp: { name: { cn: '训练营', en: 'Training camp' }, type: 25, icon: 'camp', opens: 'detail' },
  e_course: { name: { cn: '课程', en: 'Course' }, type: 50, icon: 'course', opens: 'detail' },
  term: { name: { cn: '营期', en: 'Camp term' }, type: 0, icon: 'camp', opens: 'unsupport' },
  distribute_goods: {
    name: { cn: '分销商品', en: 'Distributed goods' },
    type: 0,
    icon: 'goods',
    opens: 'unsupport',
  },
  community: { name: { cn: '社群', en: 'Community' }, type: 7, icon: 'community', opens: 'unsupport' },
  activity: { name: { cn: '活动', en: 'Activity' }, type: 0, icon: 'activity', opens: 'unsupport' },
  punch_card: { name: { cn: '打卡', en: 'Punch card' }, type: 16, icon: 'check', opens: 'unsupport' },
  practice: { name: { cn: '练习', en: 'Practice' }, type: 34, icon: 'practice', opens: 'practice' },
  ebook: { name: { cn: '电子书', en: 'E-book' }, type: 20, icon: 'book', opens: 'unsupport' },
  entity_goods: {
    name: { cn: '实物商品', en: 'Physical goods' },
    type: 21,
    icon: 'goods',
    opens: 'unsupport',
  },
  big_class: { name: { cn: '班课', en: 'Class' }, type: 35, icon: 'class', opens: 'unsupport' },
  ai_course: {
    name: { cn: 'AI互动课', en: 'AI interactive course' },
    type: 45,
    icon: 'spark',
    opens: 'unsupport',
  },
  course_package: { name: { cn: '课程包', en: 'Lesson pack' }, type: 42, icon: 'pack', opens: 'unsupport' },
  course_offline: {
    name: { cn: '线下课', en: 'Offline course' },
    type: 29,
    icon: 'place',
    opens: 'unsupport',
  },
  service_goods: {
    name: { cn: '服务商品', en: 'Service goods' },
    type: 68,
    icon: 'service',
    opens: 'unsupport',
  },
  examination: { name: { cn: '考试', en: 'Exam' }, type: 27, icon: 'exam', opens: 'exam' },
  cop: { name: { cn: '组合商品', en: 'Combo goods' }, type: 0, icon: 'pack', opens: 'unsupport' },
  ai_assistant: { name: { cn: 'AI助教', en: 'AI assistant' }, type: 0, icon: 'spark', opens: 'unsupport' },
} as const satisfies Record<string, ResourceRow>;

/** Types whose detail the PC shop draws: exactly these nine (M3). */
export const DETAIL_TYPES = [1, 2, 3, 4, 5, 6, 8, 25, 50] as const;

/** Whether those who study it are a class that talks among itself (D89). */
export function hasClass(type: number): boolean {
  return type === RESOURCES.camp.type || type === RESOURCES.e_course.type;
}

/** Whether it is held at dates: a camp, and what the same page shows as one (M43, D87). */
export function hasTerms(type: number): boolean {
  return type === RESOURCES.camp.type || type === RESOURCES.e_course.type;
}

/** Whether it is a package of lessons with an outline of its own: a column, a big column, a camp, a course. */
export function holdsLessons(type: number): boolean {
  const { column, topic, camp, e_course: course } = RESOURCES;
  return type === column.type || type === topic.type || type === camp.type || type === course.type;
}

/** Whether it is studied on the study page: a text, a recording, a film (ADR-312), or a punch card (D87). */
export function isStudied(type: number): boolean {
  const { image_text: text, audio, video, punch_card: card } = RESOURCES;
  return [text.type, audio.type, video.type, card.type].some((one) => one === type);
}

/** The page it is taken on, where it is an exam or a practice (ADR-319). */
export function takenAt(type: number): ExamMode | undefined {
  const opens = resourceOfType(type)?.opens;
  return opens === 'exam' || opens === 'practice' ? opens : undefined;
}

/** The resource of a numeric type; undefined for an unknown type. */
export function resourceOfType(type: number): ResourceRow | undefined {
  if (type === 0) return undefined;
  return Object.values(RESOURCES).find((row) => row.type === type);
}

export function hasDetail(type: number): boolean {
  return resourceOfType(type)?.opens === 'detail';
}
