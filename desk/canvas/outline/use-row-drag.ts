/** A row of the outline as something to drag and to drop on: before it, after it, or into its first slot. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Availability,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { useEffect, useState, type RefObject } from 'react';
import { type Canvas, useCanvas } from '../canvas-context.ts';
import { pageBody } from '../chosen.ts';
import { findNode, treeOf } from '../model/tree.ts';
import { listKeyOf, type NodeSpot } from '../model/document.ts';
import { dragData, dropData, idsOfDrag, spotOfDrop } from '../overlay/drag-data.ts';
import type { BlockRow } from './rows.ts';

/** Where the line stands on the row. */
export type RowPlace = 'before' | 'after' | 'into';

const PLACES = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

function spotOf(canvas: Canvas, id: string, place: RowPlace): NodeSpot | undefined {
  const body = pageBody(canvas);
  const node = findNode(body, id);
  if (node === undefined) return undefined;
  if (place === 'before') return { ...node.list, index: node.index };
  if (place === 'after') return { ...node.list, index: node.index + 1 };
  const [slot] = Object.keys(canvas.catalogue.get(node.kind)?.definition.slots ?? {});
  if (slot === undefined) return undefined;
  const list = { node: id, slot };
  return { ...list, index: treeOf(body).lists.get(listKeyOf(list))?.ids.length ?? 0 };
}

export function useRowDrag(element: RefObject<HTMLElement | null>, { id }: BlockRow): RowPlace | undefined {
  const canvas = useCanvas();
  const [place, setPlace] = useState<RowPlace>();
  useEffect(() => {
    const row = element.current;
    if (row === null) return undefined;
    const { actions } = canvas;
    const refuses = (ids: readonly string[], at: RowPlace) => {
      const spot = spotOf(canvas, id, at);
      return spot === undefined || actions.refusalAt(ids, spot) !== undefined;
    };
    return combine(
      draggable({
        element: row,
        getInitialData: () => dragData(actions.ids.includes(id) ? actions.ids : [id]),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => idsOfDrag(source.data)?.includes(id) === false,
        getData: ({ input, source }) => {
          const ids = idsOfDrag(source.data) ?? [];
          const may = (at: RowPlace): Availability => (refuses(ids, at) ? 'not-available' : 'available');
          const operations = {
            'reorder-before': may('before'),
            'reorder-after': may('after'),
            combine: may('into'),
          };
          const instruction = extractInstruction(attachInstruction({}, { element: row, input, operations }));
          const at = instruction === null ? undefined : PLACES[instruction.operation];
          return { ...dropData(at === undefined ? undefined : spotOf(canvas, id, at)), at };
        },
        onDrag: ({ self }) => {
          const { at } = self.data;
          const isPlace = at === 'before' || at === 'after' || at === 'into';
          setPlace(isPlace && spotOfDrop(self.data) !== undefined ? at : undefined);
        },
        onDragLeave: () => setPlace(undefined),
        onDrop: () => setPlace(undefined),
      }),
    );
  }, [canvas, element, id]);
  return place;
}
