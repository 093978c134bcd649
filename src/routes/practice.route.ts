/** One practice (D84). */
import { defineRoute } from '#engine/define-route.ts';
import { practice } from '#schemas/page/fixed/practice.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('practice'),
  title: { cn: '练习', en: 'Practice' },
  shows: (context) => ({ kind: 'fixed', document: practice(context), status: 200 }),
});
