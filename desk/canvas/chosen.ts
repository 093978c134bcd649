/** Which blocks are chosen: the editor's selection, and further ones chosen with Shift or Ctrl. */
import type { CanvasStore } from './canvas-state.ts';
import { listKeyOf, type DocumentKey, type NodeSpot } from './model/document.ts';
import type { Editor } from './model/editor.ts';
import { findNode, treeOf } from './model/tree.ts';

export interface ChosenFacts {
  editor: Editor;
  store: CanvasStore;
  pageKey: DocumentKey | undefined;
}

export function pageBody({ editor, pageKey }: Pick<ChosenFacts, 'editor' | 'pageKey'>): unknown {
  return pageKey === undefined ? undefined : editor.getState().documents[pageKey]?.body;
}

/** Ids of the chosen blocks that are there, in reading order. */
export function chosenIds(facts: ChosenFacts): string[] {
  const { selection } = facts.editor.getState();
  const node = selection?.document === facts.pageKey ? selection?.node : undefined;
  if (node === undefined) return [];
  const { selectedIds } = facts.store.getState();
  const ids = new Set(selectedIds.includes(node) ? selectedIds : [node]);
  return [...treeOf(pageBody(facts)).nodes.keys()].filter((id) => ids.has(id));
}

/** How a press adds to what is chosen. */
export type ChooseMode = 'one' | 'toggle' | 'range';

/** The ids chosen after a press on one of them. */
export function nextChosen(
  {
    before,
    last,
    id,
    mode,
  }: { before: readonly string[]; last: string | undefined; id: string; mode: ChooseMode },
  order: readonly string[],
): string[] {
  if (mode === 'toggle') return before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
  if (mode === 'one' || last === undefined) return [id];
  const [from, to] = [order.indexOf(last), order.indexOf(id)].sort((one, other) => one - other);
  return order.slice(from, (to ?? 0) + 1);
}

/** Where a new block goes: after the chosen one, else at the end of the page. */
export function spotAfter(facts: ChosenFacts): NodeSpot {
  const body = pageBody(facts);
  const last = chosenIds(facts).at(-1);
  const node = last === undefined ? undefined : findNode(body, last);
  if (node !== undefined) return { ...node.list, index: node.index + 1 };
  return { region: 'main', index: treeOf(body).lists.get('region main')?.ids.length ?? 0 };
}

/** Where the chosen blocks go when they move one step; undefined at the end of their list, or where they stand in several. */
export function stepSpot(facts: ChosenFacts, step: -1 | 1): NodeSpot | undefined {
  const body = pageBody(facts);
  const nodes = chosenIds(facts).flatMap((id) => findNode(body, id) ?? []);
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const key = listKeyOf(first.list);
  if (nodes.some(({ list }) => listKeyOf(list) !== key)) return undefined;
  const size = treeOf(body).lists.get(key)?.ids.length ?? 0;
  const index = step === -1 ? first.index - 1 : last.index + 2;
  return index < 0 || index > size ? undefined : { ...first.list, index };
}

/** Out of its slot, to the place after the block that holds it. */
export function outSpot(facts: ChosenFacts): NodeSpot | undefined {
  const body = pageBody(facts);
  const [id] = chosenIds(facts);
  const list = id === undefined ? undefined : findNode(body, id)?.list;
  const holder = list !== undefined && 'node' in list ? findNode(body, list.node) : undefined;
  return holder === undefined ? undefined : { ...holder.list, index: holder.index + 1 };
}
