/** Detail of a content, with its optional query (M21, M22); types without one are named by /unsupport (M3, D21). */
import { defineRoute } from '#engine/define-route.ts';
import { hasDetail } from '#schemas/content/resource-type.ts';
import { pageAt } from '#schemas/paths.ts';
import { otherHref } from './redirects.ts';

export const route = defineRoute({
  ...pageAt('detail'),
  title: { cn: '内容详情', en: 'Content' },
  shows: (context) => {
    const { id = '', type = '' } = context.params;
    return /^\d{1,3}$/.test(type) && hasDetail(Number(type))
      ? {
          kind: 'asked',
          ask: async (call) => (await import('./ask-detail.ts')).askDetail(context, Number(type), call),
        }
      : { kind: 'redirect', to: otherHref(id, type), status: 302 };
  },
});
