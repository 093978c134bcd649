/** Over the page while something is dragged: takes the pointer, so that no event is lost in the frame, and shows the place as a line. */
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { type Canvas, useCanvas, useCanvasState } from '../canvas-context.ts';
import { pageBody } from '../chosen.ts';
import { treeOf } from '../model/tree.ts';
import { dropData, idsOfDrag } from './drag-data.ts';
import { dropPlaceAt, type DropPlace } from './drop-spot.ts';
import styles from './overlay.module.css';

/** Near an edge of the frame the page scrolls. */
const EDGE = 48;
const SCROLL_STEP = 32;

interface Input {
  clientX: number;
  clientY: number;
}

function placeAt(
  canvas: Canvas,
  element: Element,
  { clientX, clientY }: Input,
  zoom: number,
  ids: readonly string[],
) {
  const { left, top } = element.getBoundingClientRect();
  const point = { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
  const { rects } = canvas.store.getState();
  return dropPlaceAt(
    treeOf(pageBody(canvas)),
    rects,
    point,
    (list) => canvas.actions.refusalAt(ids, { ...list, index: 0 }) === undefined,
  );
}

function scrollNearEdge({ port, store }: Canvas, element: Element, clientY: number): void {
  const { top, bottom } = element.getBoundingClientRect();
  const step = clientY < top + EDGE ? -SCROLL_STEP : clientY > bottom - EDGE ? SCROLL_STEP : 0;
  if (step === 0) return;
  const y = Math.max(0, store.getState().scroll.y + step);
  port.ask('scrollTo', { y }).catch(() => undefined);
}

function useDropPlace(zoom: number) {
  const canvas = useCanvas();
  const isDragging = useCanvasState(({ drag }) => drag.length > 0);
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<DropPlace>();
  useEffect(() => {
    const layer = element.current;
    if (layer === null || !isDragging) return undefined;
    let latest: DropPlace | undefined;
    return dropTargetForElements({
      element: layer,
      canDrop: ({ source }) => idsOfDrag(source.data) !== undefined,
      getData: ({ input, source }) => {
        latest = placeAt(canvas, layer, input, zoom, idsOfDrag(source.data) ?? []);
        return dropData(latest?.spot);
      },
      onDrag: ({ location }) => {
        scrollNearEdge(canvas, layer, location.current.input.clientY);
        setPlace(latest);
      },
      onDragLeave: () => setPlace(undefined),
      onDrop: () => setPlace(undefined),
    });
  }, [canvas, isDragging, zoom]);
  return { element, place, isDragging };
}

export function DropLayer({ zoom }: { zoom: number }) {
  const { actions } = useCanvas();
  const ids = useCanvasState(({ drag }) => drag);
  const { element, place, isDragging } = useDropPlace(zoom);
  if (!isDragging) return null;
  const refusal = place === undefined ? undefined : actions.refusalAt(ids, place.spot);
  return (
    <div ref={element} className={styles.drop} data-drop={place === undefined ? undefined : ''}>
      {place !== undefined && (
        <div
          className={cx(styles.line, refusal !== undefined && styles.refused)}
          style={styleOf(place, zoom)}
        />
      )}
      {refusal !== undefined && <p className={styles.why}>{refusal}</p>}
    </div>
  );
}

function styleOf({ line: { x, y, length, isUpright } }: DropPlace, zoom: number) {
  const transform = `translate(${String(x * zoom)}px, ${String(y * zoom)}px)`;
  return isUpright
    ? { transform, width: 4, height: length * zoom, insetBlockStart: 0 }
    : { transform, width: length * zoom };
}
