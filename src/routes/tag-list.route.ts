/** Goods of a tag (M20, D22). */
import { defineRoute, type ResolvedMeta } from '#engine/define-route.ts';
import { ALL_TAG } from '#schemas/content/listing.ts';
import { isObject } from '#schemas/page/json.ts';
import { notFound } from '#schemas/page/fixed/not-found.ts';
import { tagList } from '#schemas/page/fixed/tag-list.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { pageAt } from '#schemas/paths.ts';
import { isId } from '#schemas/id.ts';

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

export const route = defineRoute({
  ...pageAt('tag-list'),
  title: { cn: '全部课程', en: 'All courses' },
  shows: (context) =>
    isId(context.params['tagId'] ?? ALL_TAG)
      ? { kind: 'fixed', document: tagList(context), status: 200, meta: metaOf }
      : { kind: 'fixed', document: notFound(context), status: 404 },
});
