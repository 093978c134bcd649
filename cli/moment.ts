/** Moments as the commands tell them: in the shop's zone, which is said beside (D10). */
import { SHOP_OFFSET_MS } from '#schemas/time.ts';

/** `2026-11-22 21:00:30 +08:00`. */
export function tellMoment(at: number): string {
  const minutes = Math.abs(SHOP_OFFSET_MS) / 60_000;
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const offset = `${SHOP_OFFSET_MS < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
  return `${new Date(at + SHOP_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')} ${offset}`;
}
