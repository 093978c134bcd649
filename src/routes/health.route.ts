/** Health page (M46, D25). */
import { defineRoute } from '#engine/define-route.ts';
import { health } from '#schemas/page/fixed/health.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('health'),
  title: { cn: '健康检查', en: 'Health' },
  layout: 'health',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: health(context), status: 200 }),
});
