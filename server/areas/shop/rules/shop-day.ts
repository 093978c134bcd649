/** Days of the shop's zone, which is UTC+8 all year: as bills of companies in China count them too. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS, SHOP_OFFSET_MS } from '#schemas/time.ts';

/** `2026-11-23` */
export function dayAt(ms: number): string {
  return new Date(ms + SHOP_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day of a column of moments. */
export function dayOf(column: PgColumn): SQL<string> {
  return sql<string>`to_char(timestamp 'epoch' + (${column} + ${sql.raw(String(SHOP_OFFSET_MS))}) * interval '1 millisecond', 'YYYY-MM-DD')`;
}

/** Its first moment; undefined for what is no day. */
export function startOf(day: string): number | undefined {
  const ms = Date.parse(`${day}T00:00:00Z`) - SHOP_OFFSET_MS;
  return !Number.isNaN(ms) && dayAt(ms) === day ? ms : undefined;
}

/** The first moment after the day this moment lies in. */
export function endOfDayAt(ms: number): number {
  return (Math.floor((ms + SHOP_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - SHOP_OFFSET_MS;
}

export const dayBefore = (day: string): string => dayAt((startOf(day) ?? 0) - DAY_MS);
