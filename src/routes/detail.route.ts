/** Detail of a content, with its optional query (M21, M22); types without one are named by /unsupport (M3, D21). */
import { defineRoute } from '#engine/define-route.ts';
import { unsupportHref } from '#schemas/address/unsupport-href.ts';
import { hasDetail } from '#schemas/content/resource-type.ts';
import { detail } from '#schemas/page/fixed/detail.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('detail'),
  title: { cn: '内容详情', en: 'Content' },
  index: false,
  shows: (context) => {
    const { id = '', type = '' } = context.params;
    return /^\d{1,3}$/.test(type) && hasDetail(Number(type))
      ? { kind: 'fixed', document: detail(context), status: 200 }
      : { kind: 'redirect', to: unsupportHref(id, type), status: 302 };
  },
});
