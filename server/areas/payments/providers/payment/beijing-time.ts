/** Moments as companies in China write them: the clock of Beijing, UTC+8 all year. */
import { DAY_MS, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { PaymentUnknown } from '../payment-provider.ts';

const wallClock = (ms: number) => new Date(ms + SHOP_OFFSET_MS).toISOString().slice(0, 19);

/** `2026-11-23 12:00:00` */
export function beijingText(ms: number): string {
  return wallClock(ms).replace('T', ' ');
}

/** `2026-11-23T12:00:00+08:00` */
export function beijingIso(ms: number): string {
  return `${wallClock(ms)}+08:00`;
}

/** Of either form. @throws PaymentUnknown for what is no moment. */
export function momentOf(text: string): number {
  const isBare = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
  const ms = Date.parse(isBare ? `${text.replace(' ', 'T')}+08:00` : text);
  if (Number.isNaN(ms)) throw new PaymentUnknown('no moment');
  return ms;
}

/** The first moment of a day (`2026-11-23`) and of the next one. */
export function dayOf(day: string): { from: number; until: number } {
  const from = momentOf(`${day} 00:00:00`);
  return { from, until: from + DAY_MS };
}
