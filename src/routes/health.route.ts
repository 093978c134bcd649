/** Health page (M46, D25). */
import { defineRoute } from '#engine/define-route.ts';
import { health } from '#schemas/page/fixed/health.ts';

export const route = defineRoute({
  name: 'health',
  path: '/health',
  title: { cn: '健康检查', en: 'Health' },
  layout: 'health',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: health(context), status: 200 }),
});
