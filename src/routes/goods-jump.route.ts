/** Jump helper to a detail (M42, D20). */
import { defineRoute } from '#engine/define-route.ts';
import { showGoods } from './redirects.ts';

export const route = defineRoute({
  name: 'goods-jump',
  path: '/p/t_pc/goods_pc_detail/goods_detail/:goods_id/:goods_type?',
  title: { cn: '正在跳转', en: 'Redirecting' },
  index: false,
  shared: false,
  shows: ({ params, query }) => showGoods(params, query),
});
