/** Jump helper to a detail (M42, D20). */
import { defineRoute } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';
import { showGoods } from './redirects.ts';

export const route = defineRoute({
  ...pageAt('goods-jump'),
  title: { cn: '正在跳转', en: 'Redirecting' },
  index: false,
  shared: false,
  shows: ({ params, query }) => showGoods(params, query),
});
