/** A shop that is closed, expired or sealed (M40, D14). */
import { defineRoute } from '#engine/define-route.ts';
import { shopBlocked } from '#schemas/page/fixed/shop-blocked.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('shop-blocked'),
  title: { cn: '店铺暂不可用', en: 'Shop unavailable' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: shopBlocked(context), status: 403 }),
});
