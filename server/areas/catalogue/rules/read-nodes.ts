/**
 * The outline of a course with those of the columns it holds in their places, each node with the moment it opens for
 * whoever asks (D67, D87, ADR-355).
 */
import { holdsLessons } from '#schemas/content/resource-type.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { NodeRow } from '../store/detail-rows.ts';
import { opensAt } from './terms.ts';

/** A lesson in a column in a big column; no bundle reaches further (ADR-294). */
const LEVELS = 3;

/** A node with the course that holds it directly: the one asked for, or one within. */
export interface CourseNode extends NodeRow {
  courseId: string;
}

interface NodeContext {
  /** Unix milliseconds. */
  now: number;
  /** From when whoever asks has a course; undefined for what is the same for all. */
  since?: (courseId: string) => Promise<number | undefined> | number | undefined;
}

async function ownNodes(
  { details }: Pick<Stores, 'details'>,
  appId: string,
  courseId: string,
  { now, since }: NodeContext,
): Promise<CourseNode[]> {
  const rows = await details.nodesOf(appId, courseId);
  if (!rows.some(({ unlockDay }) => unlockDay > 0)) return rows.map((row) => ({ ...row, courseId }));
  const [terms, from] = await Promise.all([details.termsOf(appId, [courseId]), since?.(courseId)]);
  const courseTerms = terms.get(courseId) ?? [];
  return rows.map((row) => ({ ...row, courseId, unlockTs: opensAt(row, courseTerms, { since: from, now }) }));
}

/** What stands in a column, below the node the column is: names of two outlines do not meet. */
function below(node: NodeRow, columnNodes: readonly CourseNode[]): CourseNode[] {
  const within = (id: string) => `${node.id}--${id}`;
  return columnNodes.map((one) => ({
    ...one,
    id: within(one.id),
    parentId: one.parentId === '' ? node.id : within(one.parentId),
    isRequired: one.isRequired && node.isRequired,
  }));
}

/** A column without lessons stays a line that leads to its own page, and so does one that stands within itself. */
async function withColumns(
  stores: Pick<Stores, 'details'>,
  appId: string,
  { courseId, above }: { courseId: string; above: readonly string[] },
  context: NodeContext,
): Promise<CourseNode[]> {
  const rows = await ownNodes(stores, appId, courseId, context);
  const path = [...above, courseId];
  if (path.length >= LEVELS) return rows;
  const parts = await Promise.all(
    rows.map(async (node) => {
      const { kind, resourceId, resourceType } = node;
      if (kind !== 'lesson' || !holdsLessons(resourceType) || path.includes(resourceId)) return [node];
      const columnNodes = await withColumns(stores, appId, { courseId: resourceId, above: path }, context);
      if (columnNodes.length === 0) return [node];
      const heading: CourseNode = {
        ...node,
        kind: node.parentId === '' ? 'chapter' : 'section',
        resourceId: '',
        resourceType: 0,
      };
      return [heading, ...below(node, columnNodes)];
    }),
  );
  return parts.flat();
}

export function readNodes(
  stores: Pick<Stores, 'details'>,
  appId: string,
  courseId: string,
  context: NodeContext,
): Promise<CourseNode[]> {
  return withColumns(stores, appId, { courseId, above: [] }, context);
}
