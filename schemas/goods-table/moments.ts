/** Moments of goods as files write them, in the shop's time zone, and as the stores keep them: unix seconds, 0 for none. */
import { HOUR_MS, MINUTE_MS, msOf, secondsOf, SHOP_OFFSET_MS } from '#schemas/time.ts';

const ZONE = '+08:00';

export function tsOf(moment: string | undefined): number {
  return moment === undefined ? 0 : secondsOf(Date.parse(moment));
}

export function momentAt(ts: number): string {
  return `${new Date(msOf(ts) + SHOP_OFFSET_MS).toISOString().slice(0, 19)}${ZONE}`;
}

const MINUTES = HOUR_MS / MINUTE_MS;

/** The minute of the day a time such as `08:00` is; midnight where none is written. */
export function minuteOf(clock = '00:00'): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * MINUTES + minutes;
}

export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / MINUTES))}:${two(minute % MINUTES)}`;
}
