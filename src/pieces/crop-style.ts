/** What a block says of a picture it crops: `Cover` takes the point that stays in sight from the element around it (ADR-829). */
import type { CSSProperties } from 'react';
import { focalPointOf } from '#schemas/content/focal-point.ts';

/** Undefined where the picture's address says no point. */
export function cropStyle(address: string | undefined): CSSProperties | undefined {
  const point = address === undefined ? undefined : focalPointOf(address);
  return point && { objectPosition: `${String(point.x)}% ${String(point.y)}%` };
}
