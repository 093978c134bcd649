/** The lessons of a course in their order, what a learner's own answers add to them, and who stands beside whom. Pure. */
import type { DirectoryNode, LessonLock, OutlineNode } from '#schemas/content/outline.ts';

/** A line of the outline: a heading of a chapter or section, or a lesson. */
export interface Line {
  node: OutlineNode;
  /** How deep it stands; 0 at the top. */
  depth: number;
  /** Undefined until the learner's own answer is there. */
  lock: LessonLock | undefined;
  /** Percent. */
  progress: number;
  isFinished: boolean;
}

/** Progress as learn.progress.get tells it, by resource. */
export type Fresh = ReadonlyMap<string, { progress: number; isFinished: boolean }>;

function depthOf(node: OutlineNode, byId: ReadonlyMap<string, OutlineNode>): number {
  let depth = 0;
  let above = byId.get(node.parent_id);
  // A circle has an end.
  while (above !== undefined && depth < byId.size && depth < 3) {
    depth += 1;
    above = byId.get(above.parent_id);
  }
  return depth;
}

/** Parents first, each followed by what stands below it: children that came later take their parent's place. */
function inOrder<Node extends OutlineNode>(nodes: readonly Node[]): Node[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const below = new Map<string, Node[]>();
  for (const node of nodes) {
    const parent = ids.has(node.parent_id) && node.parent_id !== node.id ? node.parent_id : '';
    below.set(parent, [...(below.get(parent) ?? []), node]);
  }
  const drawnIds = new Set<string>();
  const walk = (id: string): Node[] =>
    (below.get(id) ?? []).flatMap((node) => {
      if (drawnIds.has(node.id)) return [];
      drawnIds.add(node.id);
      return [node, ...walk(node.id)];
    });
  return walk('');
}

/** What everybody sees, over it the learner's own answer, and over that what is newer still. */
export function linesOf(all: readonly OutlineNode[], own: readonly DirectoryNode[], fresh: Fresh): Line[] {
  const nodes = [...new Map<string, OutlineNode>([...all, ...own].map((node) => [node.id, node])).values()];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ownById = new Map(own.map((node) => [node.id, node]));
  return inOrder(nodes).map((node) => {
    const mine = ownById.get(node.id);
    const newer = fresh.get(node.resource_id);
    return {
      node,
      depth: depthOf(node, byId),
      lock: mine?.lock,
      progress: Math.max(mine?.progress ?? 0, newer?.progress ?? 0),
      isFinished: mine?.is_finish === 1 || newer?.isFinished === true,
    };
  });
}

export interface Place {
  /** From 1; 0 where the lesson is not among those known. */
  number: number;
  count: number;
  /** Those the course is finished with (D81), and how many of them are done. */
  requiredCount: number;
  doneCount: number;
  before: Line | undefined;
  after: Line | undefined;
}

export function placeOf(lines: readonly Line[], lessonId: string): Place {
  const lessons = lines.filter(({ node }) => node.kind === 'lesson' && node.resource_id !== '');
  const requiredLessons = lessons.filter(({ node }) => node.is_required);
  const countedLessons = requiredLessons.length === 0 ? lessons : requiredLessons;
  const at = lessons.findIndex(({ node }) => node.resource_id === lessonId);
  return {
    number: at + 1,
    count: lessons.length,
    requiredCount: countedLessons.length,
    doneCount: countedLessons.filter(({ isFinished }) => isFinished).length,
    before: at > 0 ? lessons[at - 1] : undefined,
    after: at === -1 ? undefined : lessons[at + 1],
  };
}

/** Nodes of which more stand below than came along. */
export function cutNodes(nodes: readonly OutlineNode[]): OutlineNode[] {
  return nodes.filter(
    ({ id, kind, child_count: count }) =>
      kind !== 'lesson' && nodes.filter(({ parent_id: parent }) => parent === id).length < count,
  );
}
