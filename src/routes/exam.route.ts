/** One exam (D26, D85). */
import { defineRoute } from '#engine/define-route.ts';
import { exam } from '#schemas/page/fixed/exam.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('exam'),
  title: { cn: '考试', en: 'Exam' },
  shows: (context) => ({ kind: 'fixed', document: exam(context), status: 200 }),
});
