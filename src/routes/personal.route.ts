/** Personal centre (M26). */
import { defineRoute } from '#engine/define-route.ts';
import { personal } from '#schemas/page/fixed/personal.ts';

export const route = defineRoute({
  name: 'personal',
  path: '/personal',
  title: { cn: '个人中心', en: 'Personal centre' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: personal(context), status: 200 }),
});
