/** Jump page whose target needs an answer of the server (M31, D20). */
import { defineRoute } from '#engine/define-route.ts';
import { middle } from '#schemas/page/fixed/middle.ts';

export const route = defineRoute({
  name: 'middle',
  path: '/middle/:goods_id/:goods_type',
  title: { cn: '正在跳转', en: 'Redirecting' },
  index: false,
  shared: false,
  shows: (context) => ({ kind: 'fixed', document: middle(context), status: 200 }),
});
