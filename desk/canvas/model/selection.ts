/** What is chosen once blocks are deleted: the next one in the list, else the one before, else what holds the list. */
import type { DocumentKey, Selection } from './document.ts';
import { listKeyOf } from './document.ts';
import { findNode, treeOf } from './tree.ts';

export function selectionAfterDelete(
  document: DocumentKey,
  before: unknown,
  after: unknown,
  goneIds: readonly string[],
): Selection | undefined {
  const first = findNode(before, goneIds[0] ?? '');
  if (first === undefined) return undefined;
  const ids = treeOf(after).lists.get(listKeyOf(first.list))?.ids ?? [];
  const neighbour = ids[first.index] ?? ids.at(-1);
  if (neighbour !== undefined) return { document, node: neighbour };
  return 'node' in first.list ? { document, node: first.list.node } : undefined;
}
