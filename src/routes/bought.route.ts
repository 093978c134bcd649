/** Purchases (M25). */
import { defineRoute } from '#engine/define-route.ts';
import { bought } from '#schemas/page/fixed/bought.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('bought'),
  title: { cn: '已购', en: 'My purchases' },
  shows: (context) => ({ kind: 'fixed', document: bought(context), status: 200 }),
});
