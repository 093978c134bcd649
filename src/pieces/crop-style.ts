/** What a block says of a picture it crops: `Cover` takes the point that stays in sight from the element around it (ADR-829). */
import type { CSSProperties } from 'react';

/** Undefined where the picture's address says no point; what an address may say is told by `focalPointOf`. */
export function cropStyle(address = ''): CSSProperties | undefined {
  const point = /#at=(100|\d\d?),(100|\d\d?)$/.exec(address);
  return point ? { objectPosition: `${point[1]}% ${point[2]}%` } : undefined;
}
