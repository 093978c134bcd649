/** Content the PC shop cannot show (M30, D21). */
import { defineRoute } from '#engine/define-route.ts';
import { unsupport } from '#schemas/page/fixed/unsupport.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('unsupport'),
  title: { cn: '暂不支持', en: 'Not supported' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: unsupport(context), status: 200 }),
});
