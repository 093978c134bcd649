/** What a learner's page is told after an answer was kept (D86). */
import { expect, it } from 'vitest';
import { TASK_STATE } from '#schemas/task/task.ts';
import { presentKept } from './present-kept.ts';

it('D86: tells the version to go on from, where the answer stands and since which second, and nothing else', () => {
  const notice = presentKept({
    appId: 'app1',
    taskId: 'task_1',
    userId: 'u_1',
    state: TASK_STATE.committed,
    version: 3,
    answer: 'What I think of it.',
    images: [],
    audio: [],
    options: [],
    savedAt: 1_800_000_000_999,
    committedAt: 1_800_000_000_999,
    isLate: true,
    score: null,
    comment: '',
    decidedAt: null,
    decidedBy: '',
    locale: 'cn',
    origin: 'https://shop.test',
  });
  expect(notice).toEqual({
    task_id: 'task_1',
    version: 3,
    state: TASK_STATE.committed,
    saved_ts: 1_800_000_000,
    is_late: true,
  });
});
