/** Purchases (M25). */
import { defineRoute } from '#engine/define-route.ts';
import { bought } from '#schemas/page/fixed/bought.ts';

export const route = defineRoute({
  name: 'bought',
  path: '/bought',
  title: { cn: '已购', en: 'My purchases' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: bought(context), status: 200 }),
});
