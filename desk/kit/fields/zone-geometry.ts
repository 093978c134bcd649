/** Hot zones in percent of their picture: drawn, moved and resized, always inside it. Pure. */

export interface Zone {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The least width and height of a zone. */
const LEAST = 1;
const WHOLE = 100;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
/** A tenth of a percent is less than a pixel of most pictures. */
const round = (value: number) => Math.round(value * 10) / 10;

/** The zone where it fits into the picture: its size first, then its place. */
function fitZone({ x, y, w, h }: Zone): Zone {
  const width = round(between(LEAST, w, WHOLE));
  const height = round(between(LEAST, h, WHOLE));
  return {
    x: round(between(0, x, WHOLE - width)),
    y: round(between(0, y, WHOLE - height)),
    w: width,
    h: height,
  };
}

export const moveZone = (zone: Zone, right: number, down: number): Zone =>
  fitZone({ ...zone, x: zone.x + right, y: zone.y + down });

/** Its upper left corner stays. */
export const resizeZone = ({ x, y, w, h }: Zone, wider: number, higher: number): Zone =>
  fitZone({ x, y, w: between(LEAST, w + wider, WHOLE - x), h: between(LEAST, h + higher, WHOLE - y) });

/** The zone between two corners, whichever they are. */
export const zoneBetween = (from: { x: number; y: number }, to: { x: number; y: number }): Zone =>
  fitZone({
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(from.x - to.x),
    h: Math.abs(from.y - to.y),
  });
