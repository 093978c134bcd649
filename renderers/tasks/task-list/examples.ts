/** Named configs of the lists of tasks, with what a shop server would answer. Moments are fixed. */
import { EXAMPLE_NOW, EXAMPLE_TASK } from '#schemas/content/example-goods.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { StudyTask, TaskRow } from '#schemas/task/task.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const DAY_S = 86_400;
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';

const row = (state: number, change: Partial<TaskRow> = {}): TaskRow => ({
  ...EXAMPLE_TASK,
  task_id: `task_${String(state)}`,
  state,
  ...change,
});
const study = (state: number, change: Partial<StudyTask> = {}): StudyTask => ({
  task_id: `study_${String(state)}`,
  title: '学完《合规必修》',
  state,
  due_ts: EXAMPLE_NOW + state * DAY_S,
  goods_id: `course_${String(state)}`,
  goods_type: 50,
  goods_title: '合规必修：商业行为准则',
  cover: '/demo/covers/thesis-workshop.svg',
  max_progress: [0, 40, 100, 20][state] ?? 0,
  ...change,
});
const page = <Item>(list: Item[], counts: number[], total = list.length) => ({
  list,
  total,
  counts,
  due_today: 0,
  page: 1,
  page_size: 10,
  has_more: total > list.length,
});
const HERE = { place: 'task-book' } as const;
const TRAINING = { place: 'training-my-tasks' } as const;

export const examples: Example[] = [
  { name: 'empty', props: { tab: 'all', ...HERE }, data: { list: page([], [0, 0, 0, 0, 0]) } },
  { name: 'minimal', props: { tab: 'todo', ...HERE }, data: { list: page([row(0)], [1, 0, 0, 0, 0]) } },
  {
    name: 'typical',
    props: { tab: 'all', ...HERE },
    data: {
      list: page(
        [
          row(3),
          row(0, { is_overdue: true, due_ts: EXAMPLE_NOW - DAY_S }),
          row(1, { task_id: 'd' }),
          row(2, { is_late: true }),
          row(4, { score: 92 }),
        ],
        [1, 1, 1, 1, 1],
      ),
    },
  },
  {
    name: 'studies',
    props: { tab: 'all', ...TRAINING },
    data: { studies: page([study(3), study(1), study(0), study(2)], [1, 1, 1, 1]) },
  },
  {
    name: 'maximal',
    props: { tab: 'all', ...HERE },
    data: {
      list: page(
        [
          row(0, { title: LONG.repeat(3), goods_title: LONG, is_overdue: true }),
          row(4, { score: 100, due_ts: 0 }),
        ],
        [120, 0, 0, 0, 20],
        140,
      ),
    },
  },
];
