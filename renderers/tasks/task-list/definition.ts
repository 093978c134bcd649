/** What who is here is to hand in or to study, by where it stands, with when it is due (D86). */
import { Type } from 'typebox';
import { taskListGet, taskStudyGet } from '#schemas/api/tasks/tasks.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { STUDY_STATE_NAMES, TASK_STATE_NAMES } from '#schemas/task/task.ts';

export const definition = defineRenderer({
  kind: 'task-list',
  family: 'tasks',
  title: { cn: '我的作业', en: 'My tasks' },
  description: {
    cn: '学员的作业和学习任务：按状态查看，显示截止时间',
    en: 'What a learner is to hand in or to study, by where it stands, with when it is due',
  },
  offers: 'screen',
  uses: ['tasks'],
  hydrate: 'load',
  actions: { list: { endpoint: taskListGet }, studies: { endpoint: taskStudyGet } },
  props: Type.Object(
    {
      tab: ChoiceSchema(['all', 'tasks', ...TASK_STATE_NAMES, ...STUDY_STATE_NAMES]),
      /** Which of its two addresses it stands at: its tabs stay there. */
      place: ChoiceSchema(['task-book', 'training-my-tasks']),
    },
    { additionalProperties: false },
  ),
});
