/** The point of a picture that stays in sight where a block crops it, written behind the picture's address: `…jpg#at=30,70` (ADR-829). */

/** Of the picture's width and height, in percent, from its left upper corner. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What a picture without a point of its own is cropped around. */
export const CENTRE: FocalPoint = { x: 50, y: 50 };

/** Its two numbers at the end of an address. */
export const FOCAL_POINT = /#at=(100|[1-9]?\d),(100|[1-9]?\d)$/;

/** The point an address says; undefined where it says none. */
export function focalPointOf(address: string): FocalPoint | undefined {
  const match = FOCAL_POINT.exec(address);
  return match === null ? undefined : { x: Number(match[1]), y: Number(match[2]) };
}

/** The address of the picture alone: what is fetched, and what the shop knows it by. */
export const withoutFocalPoint = (address: string): string => address.replace(FOCAL_POINT, '');

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

/** The same point in whole percent, inside the picture. */
export const insidePicture = ({ x, y }: FocalPoint): FocalPoint => ({ x: percent(x), y: percent(y) });

/** The address with this point; the centre needs no words. */
export function withFocalPoint(address: string, wish: FocalPoint): string {
  const plain = withoutFocalPoint(address);
  const point = insidePicture(wish);
  if (point.x === CENTRE.x && point.y === CENTRE.y) return plain;
  return `${plain}#at=${String(point.x)},${String(point.y)}`;
}
