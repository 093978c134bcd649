/** How a learner's records are parted (M24): courses as wholes, and what was studied by kind. */
import { ChoiceSchema } from '../page/fragments.ts';
import { RESOURCES } from '../content/resource-type.ts';

const RECORD_TABS = ['all', 'course', 'video', 'audio', 'text', 'live', 'other'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];
export const RecordTabSchema = ChoiceSchema(RECORD_TABS);
/** What stands on the page of records besides: each an address of its own, as the tabs are. */
export const RECORD_PARTS = [...RECORD_TABS, 'statistics', 'certificates'] as const;

const { e_course: course, camp, column, topic, video, audio, image_text: text, alive } = RESOURCES;

/** The types of goods of a tab; `all` holds every one, `other` those no tab names. */
export const RECORD_TYPES: Readonly<Record<Exclude<RecordTab, 'all' | 'other'>, readonly number[]>> = {
  course: [course.type, camp.type, column.type, topic.type],
  video: [video.type],
  audio: [audio.type],
  text: [text.type],
  live: [alive.type],
};
/** Every type a tab names. */
export const RECORDED_TYPES: readonly number[] = Object.values(RECORD_TYPES).flat();
