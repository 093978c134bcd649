/** Moments as answers tell them: `YYYY-MM-DD HH:mm:ss` in the shop's time zone, which is UTC+8 all year (D10). */
import { SHOP_OFFSET_MS } from '#schemas/time.ts';
export function shopTime(at: number): string {
  return new Date(at + SHOP_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
