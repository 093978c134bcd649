/** Tabs of a detail that hold something (M232); comments may always be written, and posts where there is a class (D89). */
import type { DetailTab } from '#schemas/content/detail.ts';
import { hasClass } from '#schemas/content/resource-type.ts';
import type { Detail } from './read-detail.ts';
import { lessonsIn } from './outline.ts';

export function tabsOf({ goods, outline, commentCount }: Detail): { id: DetailTab; count: number }[] {
  const lessons = lessonsIn(outline).length;
  return [
    { id: 'summary', count: 0 },
    ...(lessons === 0 ? [] : [{ id: 'catalogue' as const, count: lessons }]),
    { id: 'comments', count: commentCount },
    ...(hasClass(goods.type) ? [{ id: 'interaction' as const, count: 0 }] : []),
  ];
}
