/** Edits of blocks as functions from a body to the next one, or the reason why not. */
import { isObject } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { BlockKinds } from './block-kinds.ts';
import { listKeyOf, type NodeList, type NodeSpot } from './document.ts';
import { withFreshIds } from './fresh-ids.ts';
import { countNodes, refusePlacement } from './placement.ts';
import { sayBoth } from './say-both.ts';
import { pointerOfList, treeOf, withInner, type TreeNode } from './tree.ts';
import { modelWords } from './words.ts';
import { editBody, insertAt, removeAt } from './write-value.ts';

/** `ids` are the blocks it is about, as they stand in the new body. */
export type NodeEdit = { body: unknown; ids: string[] } | { refusal: LocaleText };

/** Those of the blocks that do not stand inside another of them, in reading order. */
function outermost(body: unknown, ids: readonly string[]): TreeNode[] {
  const idSet = new Set(ids);
  const nodes = [...treeOf(body).nodes.values()].filter(({ id }) => idSet.has(id));
  return nodes.filter(({ pointer }) => !nodes.some((other) => pointer.startsWith(`${other.pointer}/`)));
}

const idOf = (node: unknown): string => (isObject(node) && typeof node['id'] === 'string' ? node['id'] : '');

export function insertNodes(
  body: unknown,
  at: NodeSpot,
  nodes: readonly unknown[],
  { kinds, random }: { kinds: BlockKinds; random: () => string },
): NodeEdit {
  const refusal = refusePlacement(body, { list: at, nodes, countHere: 0, growth: countNodes(nodes) }, kinds);
  if (refusal !== undefined) return { refusal };
  const copies = withFreshIds(nodes, new Set(treeOf(body).nodes.keys()), random);
  const pointer = pointerOfList(body, at) ?? '';
  return {
    body: editBody(body, (draft) => {
      insertAt(draft, pointer, at.index, copies);
    }),
    ids: copies.map(idOf),
  };
}

/** Takes blocks out, the last one first, so that the places of those before stay as they are. */
export function deleteNodes(body: unknown, ids: readonly string[]): NodeEdit {
  const nodes = outermost(body, ids);
  if (nodes.length === 0) return { refusal: sayBoth(modelWords, 'gone-node') };
  return {
    body: editBody(body, (draft) => {
      for (const { pointer } of nodes.toReversed()) removeAt(draft, pointer);
    }),
    ids: nodes.map(({ id }) => id),
  };
}

/** Why blocks of the document may not move to a list. */
export function refuseMove(
  body: unknown,
  ids: readonly string[],
  list: NodeList,
  kinds: BlockKinds,
): LocaleText | undefined {
  const nodes = outermost(body, ids);
  if (nodes.length === 0) return sayBoth(modelWords, 'gone-node');
  if ('node' in list && nodes.some(({ id }) => withInner(body, id).includes(list.node)))
    return sayBoth(modelWords, 'into-itself');
  const countHere = nodes.filter((one) => listKeyOf(one.list) === listKeyOf(list)).length;
  // What only changes its place in a list may stand there already, faulty or not.
  if (countHere === nodes.length) return undefined;
  return refusePlacement(body, { list, nodes: nodes.map(({ node }) => node), countHere, growth: 0 }, kinds);
}

export function moveNodes(body: unknown, ids: readonly string[], at: NodeSpot, kinds: BlockKinds): NodeEdit {
  const refusal = refuseMove(body, ids, at, kinds);
  if (refusal !== undefined) return { refusal };
  const nodes = outermost(body, ids);
  const isBefore = (one: TreeNode) => listKeyOf(one.list) === listKeyOf(at) && one.index < at.index;
  const index = at.index - nodes.filter(isBefore).length;
  const without = deleteNodes(body, ids);
  if ('refusal' in without) return without;
  const pointer = pointerOfList(without.body, at) ?? '';
  return {
    body: editBody(without.body, (draft) => {
      insertAt(
        draft,
        pointer,
        index,
        nodes.map(({ node }) => node),
      );
    }),
    ids: nodes.map(({ id }) => id),
  };
}

/** Puts a copy after each block; the last one first, so that the places of those before stay as they are. */
export function duplicateNodes(
  body: unknown,
  ids: readonly string[],
  tools: { kinds: BlockKinds; random: () => string },
): NodeEdit {
  const nodes = outermost(body, ids);
  if (nodes.length === 0) return { refusal: sayBoth(modelWords, 'gone-node') };
  let next: unknown = body;
  const copies: string[] = [];
  for (const { node, list, index } of nodes.toReversed()) {
    const edit = insertNodes(next, { ...list, index: index + 1 }, [node], tools);
    if ('refusal' in edit) return edit;
    next = edit.body;
    copies.unshift(...edit.ids);
  }
  return { body: next, ids: copies };
}
