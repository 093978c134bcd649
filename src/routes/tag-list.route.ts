/** Goods of a tag (M20, D22). */
import { defineRoute } from '#engine/define-route.ts';
import { tagList } from '#schemas/page/fixed/tag-list.ts';

export const route = defineRoute({
  name: 'tag-list',
  path: '/all/:tagId/:componentId?',
  title: { cn: '全部课程', en: 'All courses' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: tagList(context), status: 200 }),
});
