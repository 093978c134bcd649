/** Named configs of one task, with what a shop server would answer. Moments are fixed. */
import { EXAMPLE_TASK } from '#schemas/content/example-goods.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { OwnAnswer, Task } from '#schemas/task/task.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-11-23 20:00 in the shop's zone. */
const NOW = 1_795_435_200;
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';
const COVER = '/demo/covers/thesis-workshop.svg';

const answer = (change: Partial<OwnAnswer> = {}): OwnAnswer => ({
  version: 0,
  answer: '',
  images: [],
  audio: [],
  options: [],
  saved_ts: 0,
  committed_ts: 0,
  decided_ts: 0,
  is_late: false,
  score: -1,
  comment: '',
  ...change,
});
const task = (change: Partial<Task> = {}): Task => ({
  ...EXAMPLE_TASK,
  stem: '用不超过五十个字，说清楚你的产品给谁用、解决什么问题。',
  options: [],
  is_multiple: false,
  allows_late: true,
  can_answer: true,
  answer: answer(),
  ...change,
});
const savedAnswer = { version: 2, answer: '给小学老师的阅读记录本。', saved_ts: NOW, committed_ts: NOW };
const props = { task_id: 'task_1' };

export const examples: Example[] = [
  { name: 'minimal', props, data: { task: task({ stem: '', goods_id: '', goods_title: '', due_ts: 0 }) } },
  { name: 'typical', props, data: { task: task() } },
  {
    name: 'choice',
    props,
    data: {
      task: task({
        type: 4,
        state: 1,
        options: ['“我想要一匹更快的马”', '“每天对账要花一小时”'],
        answer: answer({ version: 1, options: [1], saved_ts: NOW }),
      }),
    },
  },
  {
    name: 'committed',
    props,
    data: { task: task({ state: 2, can_answer: false, is_late: true, answer: answer(savedAnswer) }) },
  },
  {
    name: 'returned',
    props,
    data: {
      task: task({ state: 3, answer: answer({ ...savedAnswer, comment: '再具体一点。', decided_ts: NOW }) }),
    },
  },
  {
    name: 'maximal',
    props,
    data: {
      task: task({
        state: 4,
        score: 100,
        can_answer: false,
        title: LONG.repeat(2),
        stem: LONG.repeat(20),
        answer: answer({
          ...savedAnswer,
          answer: LONG.repeat(10),
          comment: LONG.repeat(5),
          score: 100,
          decided_ts: NOW,
          images: Array.from({ length: 9 }, (_, place) => ({ path: `/p${String(place)}`, url: COVER })),
          audio: [{ path: '/a', url: '/demo/none.mp3', seconds: 61 }],
        }),
      }),
    },
  },
];
