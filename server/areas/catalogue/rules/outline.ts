/** An outline in the order it is studied, paged by what stands above (D67). */
import { OUTLINE_BELOW_MAX, type OutlineNode } from '#schemas/content/outline.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { msOf } from '#schemas/time.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { CourseNode } from './read-nodes.ts';

export interface Outline {
  rows: readonly CourseNode[];
  below: ReadonlyMap<string, readonly CourseNode[]>;
  /** Of every node, itself counted where it is one. */
  lessonsOf: (id: string) => readonly CourseNode[];
}

export function readOutline(rows: readonly CourseNode[]): Outline {
  const below = new Map<string, CourseNode[]>();
  for (const row of rows) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row]);
  const lessonsUnder = (node: CourseNode): CourseNode[] =>
    node.kind === 'lesson' ? [node] : (below.get(node.id) ?? []).flatMap(lessonsUnder);
  const lessons = new Map(rows.map((row) => [row.id, lessonsUnder(row)]));
  return { rows, below, lessonsOf: (id) => lessons.get(id) ?? [] };
}

export const lessonsIn = ({ rows }: Outline): CourseNode[] => rows.filter(({ kind }) => kind === 'lesson');

/** Those a course is finished with (D81): all of them where its merchant requires none. */
export function requiredOf<One extends { isRequired: boolean }>(lessons: readonly One[]): readonly One[] {
  const required = lessons.filter(({ isRequired }) => isRequired);
  return required.length === 0 ? lessons : required;
}

export function secondsOfLessons(lessons: readonly CourseNode[]): number {
  return lessons.reduce((sum, { seconds }) => sum + seconds, 0);
}

export interface OutlinePage {
  rows: CourseNode[];
  /** Nodes of the level that was asked for. */
  total: number;
  page: number;
  hasMore: boolean;
}

/** One page of a level, each node followed by the first of those below it. */
export function pageOfOutline(
  { below }: Outline,
  { parentId, page: pageNumber, pageSize }: { parentId: string; page: number; pageSize: number },
): OutlinePage {
  const level = below.get(parentId) ?? [];
  const page = Math.min(pageNumber, Math.max(1, Math.ceil(level.length / pageSize)));
  const withBelow = (node: CourseNode): CourseNode[] => [
    node,
    ...(below.get(node.id) ?? []).slice(0, OUTLINE_BELOW_MAX).flatMap(withBelow),
  ];
  return {
    rows: level.slice((page - 1) * pageSize, page * pageSize).flatMap(withBelow),
    total: level.length,
    page,
    hasMore: page * pageSize < level.length,
  };
}

export function presentNode(row: CourseNode, outline: Outline, locale: Locale): OutlineNode {
  const lessons = outline.lessonsOf(row.id);
  return {
    id: row.id,
    parent_id: row.parentId,
    kind: row.kind,
    title: readText(row.title, locale),
    child_count: outline.below.get(row.id)?.length ?? 0,
    lesson_count: lessons.length,
    seconds: secondsOfLessons(lessons),
    resource_id: row.resourceId,
    resource_type: row.resourceType,
    is_try: row.isTry,
    try_seconds: row.isTry ? row.trySeconds : 0,
    unlock_at: row.unlockTs === 0 ? '' : shopTime(msOf(row.unlockTs)),
    unlock_ts: row.unlockTs,
    day: row.unlockDay,
    is_required: row.isRequired,
  };
}
