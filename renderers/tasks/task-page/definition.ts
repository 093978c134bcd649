/** One task: what is asked, the learner's answer in words, pictures, recordings and choices, and what was said of it (D86). */
import { Type } from 'typebox';
import { taskAnswerCommit, taskAnswerSave } from '#schemas/api/tasks/task-answers.ts';
import { taskDetailGet } from '#schemas/api/tasks/tasks.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TaskId } from '#schemas/task/task.ts';

export const definition = defineRenderer({
  kind: 'task-page',
  family: 'tasks',
  title: { cn: '作业', en: 'One task' },
  description: {
    cn: '阅读题目，写文字、传图片、录音或选择选项，自动保存草稿，提交后查看评语',
    en: 'A task to answer in words, pictures, recordings or choices, kept as a draft, handed in and reviewed',
  },
  offers: 'screen',
  uses: ['tasks'],
  hydrate: 'load',
  actions: {
    task: { endpoint: taskDetailGet },
    save: { endpoint: taskAnswerSave },
    commit: { endpoint: taskAnswerCommit },
    sign: { endpoint: uploadSignGet },
  },
  intents: ['message.ask', 'message.toast'],
  props: Type.Object({ task_id: TaskId }, { additionalProperties: false }),
});
