/** How large the page is drawn, and by how much it is shrunk to fit the room there is. */
import { FRAME_WIDTHS, type FrameWidth } from '../canvas-state.ts';

export interface Room {
  width: number;
  height: number;
}

export interface FrameSize extends Room {
  /** At most 1: a page is never drawn larger than it is. */
  zoom: number;
}

/** Below this a storefront reflows; a desk's own middle is often narrower than the page it edits. */
const DESKTOP_MIN = 1200;

/** @param room what the frame may take, CSS pixels */
export function sizeOfFrame(width: FrameWidth, room: Room): FrameSize {
  if (room.width <= 0 || room.height <= 0) return { width: 0, height: 0, zoom: 1 };
  const pageWidth =
    FRAME_WIDTHS[width] ?? Math.max(room.width, room.width < DESKTOP_MIN / 2 ? 0 : DESKTOP_MIN);
  const zoom = Math.min(1, room.width / pageWidth);
  return { width: pageWidth, height: Math.round(room.height / zoom), zoom };
}
