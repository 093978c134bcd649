/** The box of a block in the desk's own pixels; undefined while it is not in the page. */
import type { NodeRect } from '#schemas/desk/protocol.ts';
import { useCanvasState } from '../canvas-context.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const toBox = ({ x, y, width, height }: NodeRect, zoom: number): Box => ({
  x: x * zoom,
  y: y * zoom,
  width: width * zoom,
  height: height * zoom,
});

const indexes = new WeakMap<readonly NodeRect[], ReadonlyMap<string, NodeRect>>();

/** Boxes by id, made once for each set of them, however many parts of the desk ask. */
function rectsById(rects: readonly NodeRect[]): ReadonlyMap<string, NodeRect> {
  const index = indexes.get(rects) ?? new Map(rects.map((rect) => [rect.id, rect]));
  indexes.set(rects, index);
  return index;
}

/** Whether the page draws something for the block now. */
export function useIsShown(id: string): boolean {
  return useCanvasState(({ rects }) => (rectsById(rects).get(id)?.height ?? 0) > 0);
}

export function useBox(id: string | undefined, zoom: number): Box | undefined {
  const rect = useCanvasState(({ rects }) => (id === undefined ? undefined : rectsById(rects).get(id)));
  return rect === undefined ? undefined : toBox(rect, zoom);
}
