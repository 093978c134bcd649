/** Moments of goods as files write them, in the shop's time zone, and as the stores keep them: unix seconds, 0 for none. */
import { msOf, secondsOf, SHOP_OFFSET_MS } from '#schemas/time.ts';

const ZONE = '+08:00';

export function tsOf(moment: string | undefined): number {
  return moment === undefined ? 0 : secondsOf(Date.parse(moment));
}

export function momentAt(ts: number): string {
  return `${new Date(msOf(ts) + SHOP_OFFSET_MS).toISOString().slice(0, 19)}${ZONE}`;
}
