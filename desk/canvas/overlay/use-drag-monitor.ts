/** Follows every drag of blocks, wherever it began: says what is dragged, and moves it to where it was dropped. Esc drops it nowhere. */
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect } from 'react';
import type { Canvas } from '../canvas-context.ts';
import { idsOfDrag, spotOfDrop } from './drag-data.ts';

export function useDragMonitor({ store, actions }: Canvas): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => idsOfDrag(source.data) !== undefined,
        onDragStart: ({ source }) => store.setState({ drag: idsOfDrag(source.data) ?? [] }),
        onDrop: ({ source, location }) => {
          store.setState({ drag: [] });
          const [target] = location.current.dropTargets;
          const spot = target === undefined ? undefined : spotOfDrop(target.data);
          if (spot !== undefined) actions.moveTo(idsOfDrag(source.data) ?? [], spot);
        },
      }),
    [store, actions],
  );
}
