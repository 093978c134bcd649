/**
 * Where a picture stands behind a window, and which part of it is seen: pure sums, in pixels of the window. `window` is its
 * width, `aspect` how many times wider than high it is: 1 of a square.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** How far the picture's middle lies from the window's. */
  x: number;
  y: number;
  /** 1 fills the window just so. */
  zoom: number;
}

/** Width of the window the picture is seen through. */
export const CROP_WINDOW_PX = 280;
export const ZOOM_MIN = 1;
export const ZOOM_MAX = 4;
export const CENTRED: Crop = { x: 0, y: 0, zoom: ZOOM_MIN };

/** Pixels of the window for one of the picture. */
function scaleOf(
  { width, height }: Size,
  window: number,
  { zoom, aspect }: { zoom: number; aspect: number },
): number {
  return (window / Math.min(width, height * aspect)) * zoom;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest place at which the picture still fills the window. */
export function keepInside(size: Size, window: number, { x, y, zoom }: Crop, aspect = 1): Crop {
  const zoomInRange = between(ZOOM_MIN, zoom, ZOOM_MAX);
  const scale = scaleOf(size, window, { zoom: zoomInRange, aspect });
  const mostX = Math.max(0, (size.width * scale - window) / 2);
  const mostY = Math.max(0, (size.height * scale - window / aspect) / 2);
  return { x: between(-mostX, x, mostX), y: between(-mostY, y, mostY), zoom: zoomInRange };
}

/** What stands in the middle stays there. */
export function zoomTo(size: Size, window: number, crop: Crop, zoom: number, aspect = 1): Crop {
  const by = between(ZOOM_MIN, zoom, ZOOM_MAX) / crop.zoom;
  return keepInside(size, window, { x: crop.x * by, y: crop.y * by, zoom }, aspect);
}

/** The part of the picture that the window shows, in the picture's own pixels; `side` is its width. */
export function seenPart(size: Size, window: number, { x, y, zoom }: Crop, aspect = 1) {
  const scale = scaleOf(size, window, { zoom, aspect });
  const side = window / scale;
  return {
    left: size.width / 2 - x / scale - side / 2,
    top: size.height / 2 - y / scale - side / aspect / 2,
    side,
  };
}
