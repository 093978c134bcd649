/** Records by course: each once, whatever comes between its lessons. */
import { describe, expect, test } from 'vitest';
import type { LearningRecord } from '#schemas/api/learning/records.ts';
import { coursesOf } from './courses-of.ts';

const RECORD: LearningRecord = {
  id: 'v_1',
  resource_id: 'v_1',
  resource_type: 3,
  product_id: '',
  product_type: 50,
  product_title: 'A course',
  title: 'A lesson',
  cover: '',
  learn_progress: 38,
  max_learn_progress: 38,
  org_learn_progress: 0,
  is_finish: 0,
  finished_at: '',
  last_learn_time: '2026-11-23 20:00:00',
  last_learn_ts: 1_795_435_200,
  stay_time: 60,
  content_app_id: '',
  alive_type: 0,
  alive_state: 0,
  state: 'on',
  can_study: true,
  seconds_left: 0,
  lesson_count: 0,
  finished_count: 0,
};

const recordsNamed = (...names: readonly (readonly [id: string, course: string])[]): LearningRecord[] =>
  names.map(([id, course]) => ({ ...RECORD, id, resource_id: id, product_id: course }));

describe('records by course', () => {
  test('M24: a course stands once, where its latest lesson stood, its lessons inside', () => {
    const shownRecords = coursesOf(
      recordsNamed(['v_1', 'course'], ['alone', ''], ['v_2', 'course'], ['v_3', 'other'], ['v_4', 'course']),
    );
    expect(shownRecords.map(({ key, lessons }) => [key, lessons.map(({ id }) => id)])).toEqual([
      ['course', ['v_1', 'v_2', 'v_4']],
      ['alone', []],
      ['other', ['v_3']],
    ]);
  });

  test('M24: a course with a record of its own is the same one', () => {
    const shownRecords = coursesOf(recordsNamed(['v_1', 'course'], ['course', '']));
    expect(shownRecords.map(({ own, lessons }) => [own?.id, lessons.length])).toEqual([['course', 1]]);
  });
});
