/** Learning records (M24). */
import { defineRoute } from '#engine/define-route.ts';
import { record } from '#schemas/page/fixed/record.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('record'),
  title: { cn: '学习记录', en: 'Learning records' },
  shows: (context) => ({ kind: 'fixed', document: record(context), status: 200 }),
});
