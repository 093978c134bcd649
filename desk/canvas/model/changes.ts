/** What changed between two bodies of a document: blocks, their order and single fields, by what is no longer the same object. */
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { DocumentKey, NodeList, Place, Selection } from './document.ts';
import { treeOf } from './tree.ts';
import { without } from './write-value.ts';

/** Why a document changed: an edit here, the way back or forth, another person's save, or another body as a whole. */
export type ChangeReason = 'edit' | 'undo' | 'redo' | 'merge' | 'replace' | 'open';

export interface BodyChange {
  /** Ids of blocks that are new or whose own fields changed; those inside them are named by themselves. */
  nodes: readonly string[];
  /** Of `nodes`, those that were not there before. */
  newNodes: readonly string[];
  /** Ids of blocks that are no longer there. */
  goneNodes: readonly string[];
  /** Lists that hold other blocks, or the same in another order. */
  orders: readonly NodeList[];
  /** Fields of blocks that were there before, and of the document. */
  fields: readonly Pick<Place, 'node' | 'pointer'>[];
}

export interface EditorChange extends BodyChange {
  document: DocumentKey;
  reason: ChangeReason;
  /** What to show: what was undone or done again is scrolled to and gets the focus. */
  reveal?: Selection;
}

/** Deeper values count as one change. */
const DEPTH_MAX = 12;

/** Pointers of the values that differ; a list of another length differs as a whole. */
function diffPointers(before: unknown, after: unknown, pointer = '', depth = 0): string[] {
  if (before === after) return [];
  if (depth < DEPTH_MAX && isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      diffPointers(before[key], after[key], pointerTo(pointer, key), depth + 1),
    );
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((one, index) =>
      diffPointers(before[index], one, pointerTo(pointer, index), depth + 1),
    );
  return [pointer];
}

/** Equal bodies have no change; what is the same object on both sides is not looked into. */
export function diffBodies(before: unknown, after: unknown): BodyChange {
  const [from, to] = [treeOf(before), treeOf(after)];
  const nodes: string[] = [];
  const newNodes: string[] = [];
  const fields: Pick<Place, 'node' | 'pointer'>[] = diffPointers(
    without(before, 'regions'),
    without(after, 'regions'),
  ).map((pointer) => ({ pointer }));
  for (const { id, node } of to.nodes.values()) {
    const old = from.nodes.get(id);
    if (old?.node === node) continue;
    const pointers =
      old === undefined ? [] : diffPointers(without(old.node, 'slots'), without(node, 'slots'));
    if (old === undefined) newNodes.push(id);
    if (old === undefined || pointers.length > 0) nodes.push(id);
    fields.push(...pointers.map((pointer) => ({ node: id, pointer })));
  }
  return {
    nodes,
    newNodes,
    goneNodes: [...from.nodes.keys()].filter((id) => !to.nodes.has(id)),
    orders: diffOrders(from.lists, to.lists),
    fields,
  };
}

type Lists = ReturnType<typeof treeOf>['lists'];

function diffOrders(before: Lists, after: Lists): NodeList[] {
  const orders: NodeList[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const from = before.get(key);
    const to = after.get(key);
    const list = to?.list ?? from?.list;
    const isSame =
      from?.ids.length === to?.ids.length && (from?.ids ?? []).every((id, index) => id === to?.ids[index]);
    if (list !== undefined && !isSame) orders.push(list);
  }
  return orders;
}

export function isEmptyChange({ nodes, goneNodes, orders, fields }: BodyChange): boolean {
  return nodes.length + goneNodes.length + orders.length + fields.length === 0;
}
