/** Moments of the browser's own control for dates, by the shop's clock: `2026-12-01T10:00`. */
import { SHOP_OFFSET_MS } from '#schemas/time.ts';

/** Unix milliseconds; undefined for what is no moment. */
export function shopMoment(text: string): number | undefined {
  const ms = Date.parse(`${text}Z`);
  return Number.isNaN(ms) ? undefined : ms - SHOP_OFFSET_MS;
}

/** As the control shows it. */
export const textOfMoment = (ms: number): string => new Date(ms + SHOP_OFFSET_MS).toISOString().slice(0, 16);
