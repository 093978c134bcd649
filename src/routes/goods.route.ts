/** Routes of goods: a detail, search, a tag, jumps to them. */
import { defineRoute, type ResolvedMeta } from '#engine/define-route.ts';
import { ALL_TAG } from '#schemas/content/listing.ts';
import { hasDetail } from '#schemas/content/resource-type.ts';
import { isId } from '#schemas/id.ts';
import { companySearch, search, tagList } from '#schemas/page/fixed/search.ts';
import { notFound } from '#schemas/page/fixed/system.ts';
import { isObject } from '#schemas/page/json.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { pageAt } from '#schemas/paths.ts';
import { otherHref, showGoods } from './redirects.ts';

/** Detail of a content, with its optional query (M21, M22); types without one are named by /unsupport (M3, D21). */
export const detailRoute = defineRoute({
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

/** Jump helper to a detail (M42, D20). */
export const goodsJumpRoute = defineRoute({
  ...pageAt('goods-jump'),
  title: { cn: '正在跳转', en: 'Redirecting' },
  index: false,
  isShared: false,
  shows: ({ params, query }) => showGoods(params, query),
});

/** Search in a course shop (M32). */
export const searchRoute = defineRoute({
  ...pageAt('search'),
  title: { cn: '搜索', en: 'Search' },
  index: false,
  isTyped: true,
  shows: (context) => ({ kind: 'fixed', document: search(context), status: 200 }),
});

/** Search in other shops (M33). */
export const companySearchRoute = defineRoute({
  ...pageAt('company-search'),
  title: { cn: '搜索', en: 'Search' },
  index: false,
  isTyped: true,
  shows: (context) => ({ kind: 'fixed', document: companySearch(context), status: 200 }),
});

/** The list names the page; a tag nobody knows is an address where nothing stands, with the list's own way on. */
function metaOf(data: PageData): ResolvedMeta {
  const result = data['tag-list']?.['list'];
  if (result?.ok !== true || !isObject(result.data)) return {};
  const { tag, component } = result.data;
  if (isObject(component)) return titleMeta(component['title']);
  if (!isObject(tag)) return {};
  return tag['known'] === false ? { status: 404 } : titleMeta(tag['title']);
}

function titleMeta(title: unknown): ResolvedMeta {
  return typeof title === 'string' ? { title } : {};
}

/** Goods of a tag (M20, D22). */
export const tagListRoute = defineRoute({
  ...pageAt('tag-list'),
  title: { cn: '全部课程', en: 'All courses' },
  shows: (context) =>
    isId(context.params['tagId'] ?? ALL_TAG)
      ? { kind: 'fixed', document: tagList(context), status: 200, meta: metaOf }
      : { kind: 'fixed', document: notFound(context), status: 404 },
});
