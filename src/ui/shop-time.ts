/** The shop's calendar day, as a field for a day holds it (D10). */
import { SHOP_OFFSET_MS } from '#schemas/time.ts';

/** The day in the shop at a moment in unix milliseconds: `2026-11-25`. */
export function shopDay(ms: number): string {
  return new Date(ms + SHOP_OFFSET_MS).toISOString().slice(0, 10);
}
