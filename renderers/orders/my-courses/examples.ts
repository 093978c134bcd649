/** Named configs of the list of courses, with what a shop server would answer. Moments are fixed. */
import { EXAMPLE_NOW, exampleOwned } from '#schemas/content/example-goods.ts';
import type { StudiedCourse } from '#schemas/content/owned.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const DAY_S = 86_400;

const course = (place: number, change: Partial<StudiedCourse> = {}): StudiedCourse => ({
  ...exampleOwned(place),
  max_progress: 42,
  is_finish: 0,
  lesson_count: 12,
  finished_count: 5,
  lesson_title: '第三课 把想法说清楚',
  last_learn_ts: EXAMPLE_NOW - place * DAY_S,
  ...change,
});
const answer = (list: StudiedCourse[], total = list.length) => ({
  list: { list, total, page: 1, page_size: 10, has_more: total > list.length },
});
const FRESH: Partial<StudiedCourse> = {
  max_progress: 0,
  finished_count: 0,
  lesson_title: '',
  last_learn_ts: 0,
};
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';
const HERE = { place: 'my-courses' } as const;

export const examples: Example[] = [
  { name: 'empty', props: { tab: 'all', ...HERE }, data: answer([]) },
  { name: 'minimal', props: { tab: 'course', ...HERE }, data: answer([course(0)]) },
  {
    name: 'typical',
    props: { tab: 'all', ...HERE },
    data: answer([
      course(0),
      course(1, { max_progress: 100, is_finish: 1, finished_count: 12 }),
      course(2, FRESH),
    ]),
  },
  {
    name: 'maximal',
    props: { tab: 'all', place: 'training-my-course' },
    data: answer(
      [
        course(0, { title: LONG.repeat(3), lesson_title: LONG, expire_ts: EXAMPLE_NOW + DAY_S }),
        course(1, { ...FRESH, cover: '', goods_type: 4, lesson_count: 0, title: 'Live' }),
      ],
      40,
    ),
  },
];
