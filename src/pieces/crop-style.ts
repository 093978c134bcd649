/** What a block says of a picture it crops: `Cover` takes the point that stays in sight from the element around it (ADR-829). */
import type { CSSProperties } from 'react';
import { FOCAL_POINT } from '#schemas/content/focal-point.ts';

/** Undefined where the picture's address says no point. */
export function cropStyle(address = ''): CSSProperties | undefined {
  const point = FOCAL_POINT.exec(address);
  return point ? { objectPosition: `${point[1]}% ${point[2]}%` } : undefined;
}
