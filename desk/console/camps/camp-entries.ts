/** What the calendar of camps shows of an answer: lessons and tasks in one order, and the terms that run. Pure. */
import type { consoleCampCalendarGet } from '#schemas/api/console/camps.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { MonthEntry } from '#desk/kit/month/month-entries.ts';

export type CampCalendar = DataOf<typeof consoleCampCalendarGet>;
export type CampLesson = CampCalendar['lessons'][number];
export type CampTask = CampCalendar['tasks'][number];

export interface CampEntry extends MonthEntry {
  text: string;
  /** Empty for a task of no camp. */
  campId: string;
  lesson?: CampLesson;
  task?: CampTask;
}

const lessonEntry = (lesson: CampLesson): CampEntry => ({
  key: `lesson ${lesson.camp_id} ${lesson.id} ${lesson.term_id}`,
  at: lesson.opens_ts,
  text: lesson.title,
  tone: 'opens',
  campId: lesson.camp_id,
  lesson,
});

const taskEntry = (task: CampTask): CampEntry => ({
  key: `task ${task.id}`,
  at: task.due_ts,
  text: task.title,
  tone: 'due',
  campId: task.camp_id,
  task,
});

/** Of one camp, or of all where none is named; by the moment. */
export function campEntries({ lessons, tasks }: CampCalendar, campId: string): CampEntry[] {
  const entries = [...lessons.map(lessonEntry), ...tasks.map(taskEntry)];
  return entries
    .filter((entry) => campId === '' || entry.campId === campId)
    .toSorted((one, other) => one.at - other.at);
}

export const campTitle = ({ camps }: CampCalendar, id: string): string =>
  camps.find((camp) => camp.id === id)?.title ?? '';

/** Terms as what runs, each by its camp and its name. */
export function campRuns(
  calendar: CampCalendar,
  campId: string,
  nameOf: (camp: string, term: string) => string,
) {
  return calendar.terms
    .filter((term) => campId === '' || term.camp_id === campId)
    .map((term) => ({
      key: `${term.camp_id} ${term.id}`,
      from: term.start_ts,
      until: term.end_ts,
      text: nameOf(campTitle(calendar, term.camp_id), term.title),
    }));
}
