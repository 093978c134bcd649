/** Personal centre (M26). */
import { defineRoute } from '#engine/define-route.ts';
import { personal } from '#schemas/page/fixed/personal.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('personal'),
  title: { cn: '个人中心', en: 'My account' },
  shows: (context) => ({ kind: 'fixed', document: personal(context), status: 200 }),
});
