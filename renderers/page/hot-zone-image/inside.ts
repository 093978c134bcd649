/** Keeps a rectangle inside its picture, which a schema cannot say of two numbers together. */
export interface Rectangle {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Starts at most this near the far edge, so that something of it is left. */
const LEAST_SHARE = 1;

function span(start: number, length: number): [start: number, length: number] {
  const from = Math.min(Math.max(start, 0), 100 - LEAST_SHARE);
  return [from, Math.min(Math.max(length, LEAST_SHARE), 100 - from)];
}

/** All four in percent: cut at the right and lower edge, moved in where it would start beyond them. */
export function insideThePicture(zone: Rectangle): Rectangle {
  const [x, w] = span(zone.x, zone.w);
  const [y, h] = span(zone.y, zone.h);
  return { x, y, w, h };
}
