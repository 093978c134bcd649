/** The study page of a lesson as a document, from what the server tells everybody of it and of its course (ADR-312). */
import type { DataOf } from '../api/define-endpoint.ts';
import type { goodsPageGet } from '../api/catalogue/goods.ts';
import type { OutlineNode } from '../content/outline.ts';
import type { PageDocument } from './document.ts';
import type { PageNode } from './node.ts';
import { hasClass } from '../content/resource-type.ts';
import { pathTo } from '../paths.ts';
import { PAGE_TOOLS, screen } from './fixed/fixed-screen.ts';

type GoodsPage = DataOf<typeof goodsPageGet>;
/** What is read of the course's own page. */
export type CoursePage = Pick<GoodsPage, 'goods' | 'outline'>;

interface Piece {
  id: string;
  type: number;
}

const NO_COURSE: { id: string; type: number; title: string; list: OutlineNode[]; total: number } = {
  id: '',
  type: 0,
  title: '',
  list: [],
  total: 0,
};

/** A course that does not hold the lesson is none; one whose outline is longer than this first part may. */
function courseOf(course: CoursePage | undefined, lessonId: string): typeof NO_COURSE {
  if (course === undefined) return NO_COURSE;
  const { goods, outline } = course;
  const holds = outline.list.some(({ resource_id: id }) => id === lessonId);
  if (!holds && !outline.has_more) return NO_COURSE;
  return { id: goods.id, type: goods.type, title: goods.title, list: outline.list, total: outline.total };
}

/** The talk of a class stands beside its lessons, too (D89). */
function talkOf({ id, type }: Piece): PageNode[] {
  if (!hasClass(type)) return [];
  const props = { goods_id: id, buy_href: pathTo('detail', { id, type }) };
  return [{ id: 'study-talk', kind: 'detail-interaction', v: 1, props }];
}

/** @param page undefined for a lesson that was taken down: only whom it belongs to is told of it */
export function studyDocument(
  lesson: Piece,
  page: Pick<GoodsPage, 'goods' | 'teachers'> | undefined,
  course: CoursePage | undefined,
): PageDocument {
  const title = page?.goods.title ?? '';
  const courseFacts = courseOf(course, lesson.id);
  return screen({
    id: 'study-page',
    title: title === '' ? { cn: '学习', en: 'Study' } : title,
    kind: 'study-page',
    props: {
      lesson: {
        ...lesson,
        title,
        summary: page?.goods.summary ?? '',
        cover: page?.goods.cover ?? '',
        teacher: page?.teachers.map(({ name }) => name).join('、') ?? '',
      },
      course: courseFacts,
    },
    slots: { talk: talkOf(courseFacts), tools: [PAGE_TOOLS] },
  });
}
