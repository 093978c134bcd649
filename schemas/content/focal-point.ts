/** The point of a picture that stays in sight where a block crops it, written behind the picture's address: `…jpg#at=30,70` (ADR-829). */

/** Of the picture's width and height, in percent, from its left upper corner. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What a picture without a point of its own is cropped around. */
export const CENTRE: FocalPoint = { x: 50, y: 50 };

const PERCENT = '(100|[1-9]?[0-9])';
const POINT = new RegExp(`#at=${PERCENT},${PERCENT}$`);

/** The point an address says; undefined where it says none. */
export function focalPointOf(address: string): FocalPoint | undefined {
  const match = POINT.exec(address);
  return match === null ? undefined : { x: Number(match[1]), y: Number(match[2]) };
}

/** The address of the picture alone: what is fetched, and what the shop knows it by. */
export const withoutFocalPoint = (address: string): string => address.replace(POINT, '');

/** The address with this point, in whole percent inside the picture; the centre needs no words. */
export function withFocalPoint(address: string, { x, y }: FocalPoint): string {
  const plain = withoutFocalPoint(address);
  const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)));
  const point = { x: percent(x), y: percent(y) };
  if (point.x === CENTRE.x && point.y === CENTRE.y) return plain;
  return `${plain}#at=${String(point.x)},${String(point.y)}`;
}
