/** Keys of the outline's tree (WAI-ARIA): up and down choose, right and left open and close, Home and End go to the ends. */
import type { KeyboardEvent } from 'react';
import type { Canvas } from '../canvas-context.ts';
import type { CanvasStore } from '../canvas-state.ts';
import { pageBody } from '../chosen.ts';
import { treeOf } from '../model/tree.ts';
import { regionRowsOf, type BlockRow } from './rows.ts';

export function setFolded(store: CanvasStore, id: string, isFolded: boolean): void {
  store.setState(({ foldedIds }) => {
    const next = new Set(foldedIds);
    if (isFolded) next.add(id);
    else next.delete(id);
    return { foldedIds: next };
  });
}

function holderOf(rows: readonly BlockRow[], index: number): BlockRow | undefined {
  const level = rows[index]?.level ?? 1;
  return rows.slice(0, index).findLast((row) => row.level < level);
}

/** Opens, closes, or goes to what holds the row and to what it holds. */
function fold(
  key: string,
  rows: readonly BlockRow[],
  index: number,
  store: CanvasStore,
): BlockRow | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const isFolded = store.getState().foldedIds.has(row.id);
  if (key === 'ArrowRight') {
    if (!row.hasInner) return undefined;
    if (!isFolded) return rows[index + 1];
    setFolded(store, row.id, false);
    return undefined;
  }
  if (row.hasInner && !isFolded) {
    setFolded(store, row.id, true);
    return undefined;
  }
  return holderOf(rows, index);
}

function targetOf(
  key: string,
  rows: readonly BlockRow[],
  index: number,
  store: CanvasStore,
): BlockRow | undefined {
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1];
    case 'ArrowUp':
      return rows[index - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    default:
      return fold(key, rows, index, store);
  }
}

const TREE_KEYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** A press on a row. */
export function moveInTree(event: KeyboardEvent<HTMLElement>, canvas: Canvas): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (!TREE_KEYS.includes(key) || altKey || ctrlKey || metaKey) return;
  const { store, actions } = canvas;
  const regions = regionRowsOf(treeOf(pageBody(canvas)), store.getState().foldedIds);
  const rows = regions.flatMap((region) => region.rows);
  const index = rows.findIndex(({ id }) => id === currentTarget.dataset['outline']);
  if (index < 0) return;
  event.preventDefault();
  const next = targetOf(key, rows, index, store);
  if (next === undefined) return;
  actions.choose({ node: next.id }, shiftKey ? 'range' : 'one');
  document.querySelector<HTMLElement>(`[data-outline="${CSS.escape(next.id)}"]`)?.focus();
}
