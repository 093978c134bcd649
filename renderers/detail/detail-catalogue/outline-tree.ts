/** The flat list of an outline as a tree, and what a learner's own answer adds to it. Pure. */
import type { DirectoryNode, LessonLock, OutlineNode } from '#schemas/content/outline.ts';

/** A node as it is drawn: a stranger's has neither lock nor progress of its own. */
export interface Branch extends OutlineNode {
  lock?: LessonLock;
  progress: number;
  isFinished: boolean;
  below: readonly Branch[];
}

/** The nodes known, newer ones in place of older ones, each once and in the order it first came. */
export function joinNodes<Node extends OutlineNode>(before: readonly Node[], more: readonly Node[]): Node[] {
  return [...new Map([...before, ...more].map((node) => [node.id, node])).values()];
}

/** Nodes whose parent did not come along stand at the top, so that none is lost. */
export function treeOf(nodes: readonly (OutlineNode | DirectoryNode)[]): Branch[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const children = new Map<string, (OutlineNode | DirectoryNode)[]>();
  for (const node of nodes) {
    const parent = ids.has(node.parent_id) && node.parent_id !== node.id ? node.parent_id : '';
    children.set(parent, [...(children.get(parent) ?? []), node]);
  }
  const drawnIds = new Set<string>();
  const branch = (node: OutlineNode | DirectoryNode): Branch => {
    drawnIds.add(node.id);
    const own = 'lock' in node ? node : undefined;
    return {
      ...node,
      ...(own === undefined ? {} : { lock: own.lock }),
      progress: own?.progress ?? 0,
      isFinished: own?.is_finish === 1,
      below: (children.get(node.id) ?? []).filter(({ id }) => !drawnIds.has(id)).map(branch),
    };
  };
  return (children.get('') ?? []).map(branch);
}

/** Whether a lesson opens for whoever looks: by their own answer, else where it is a trial or nothing is paid for. */
export function isOpen({ lock, is_try: isTry }: Branch, isFree: boolean): boolean {
  return isTry || (lock === undefined ? isFree : lock === '');
}
