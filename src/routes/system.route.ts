/** Routes of what cannot be shown: gone, refused, closed, not on this device, unknown. */
import { ask, defineRoute } from '#engine/define-route.ts';
import { goodsJumpGet } from '#schemas/api/pages/links.ts';
import { health, noPermission, notFound, shopBlocked, unsupport } from '#schemas/page/fixed/system.ts';
import { pageAt } from '#schemas/paths.ts';
import { showGone, showJump } from './redirects.ts';

/** Health page (M46, D25). */
export const healthRoute = defineRoute({
  ...pageAt('health'),
  title: { cn: '健康检查', en: 'Health' },
  layout: 'health',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: health(context), status: 200 }),
});

/** Types a link may name; any other is as good as none. */
const TYPE = /^[a-z0-9_]{1,32}$/;

/** Jump page whose goal needs an answer of the server (M31, D20); it works without script. */
export const middleRoute = defineRoute({
  ...pageAt('middle'),
  title: { cn: '正在跳转', en: 'Redirecting' },
  index: false,
  isShared: false,
  shows: ({ params, query }) => {
    const { goods_id = '', goods_type = '' } = params;
    const input = { goods_id, ...(TYPE.test(goods_type) ? { goods_type } : {}) };
    return ask(goodsJumpGet, input, (answer) =>
      answer.ok
        ? (showJump(answer.data, query) ?? showGone(params, query, false))
        : showGone(params, query, answer.code === 'delisted'),
    );
  },
});

/** Why this person may not enter (M38, D17). */
export const noPermissionsRoute = defineRoute({
  ...pageAt('no-permissions'),
  title: { cn: '无访问权限', en: 'No permission' },
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: noPermission(context), status: 403 }),
});

/** Not-found page by its own address (M47). */
export const notFoundRoute = defineRoute({
  ...pageAt('not-found'),
  title: { cn: '页面未找到', en: 'Page not found' },
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: notFound(context), status: 404 }),
});

/** A shop that is closed, expired or sealed (M40, D14). */
export const shopBlockedRoute = defineRoute({
  ...pageAt('shop-blocked'),
  title: { cn: '店铺暂不可用', en: 'Shop unavailable' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: shopBlocked(context), status: 403 }),
});

/** Content the PC shop cannot show (M30, D21). */
export const unsupportRoute = defineRoute({
  ...pageAt('unsupport'),
  title: { cn: '暂不支持', en: 'Not supported' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: unsupport(context), status: 200 }),
});

/** Every address no other route takes (M47). */
export const catchAllRoute = defineRoute({
  name: 'catch-all',
  path: '*',
  title: { cn: '页面未找到', en: 'Page not found' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: notFound(context), status: 404 }),
});
