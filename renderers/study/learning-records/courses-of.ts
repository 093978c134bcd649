/** Records put together by course: one entry a course, the lessons studied of it inside, in the order of the latest. */
import type { LearningRecord } from '#schemas/api/learning/records.ts';

export interface CourseRecords {
  key: string;
  /** What was studied by itself, or the course's own record; absent where only lessons of it have one. */
  own: LearningRecord | undefined;
  /** The latest first. */
  lessons: readonly LearningRecord[];
}

/** A later page of records adds to the courses that are there. */
export function coursesOf(records: readonly LearningRecord[]): CourseRecords[] {
  const courses = new Map<string, { own: LearningRecord | undefined; lessons: LearningRecord[] }>();
  for (const record of records) {
    const isLesson = record.product_id !== '';
    const key = isLesson ? record.product_id : record.resource_id;
    const course = courses.get(key) ?? { own: undefined, lessons: [] };
    courses.set(key, course);
    if (isLesson) course.lessons.push(record);
    else course.own = record;
  }
  return [...courses].map(([key, course]) => ({ key, ...course }));
}
