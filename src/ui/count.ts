/** Counts of people: 10000 and more show as Nw+ in both languages (M244, D101). */
import { COUNT_SHORT_FROM } from '#schemas/constants.ts';

/** 9999 -> "9999", 10000 -> "1w+", 123456 -> "12w+"; nothing below zero is shown. */
export function formatCount(count: number): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  return whole >= COUNT_SHORT_FROM ? `${Math.floor(whole / COUNT_SHORT_FROM)}w+` : String(whole);
}

/** The whole number with its thousands apart: 12345 -> "12,345"; the same in both languages. */
export function formatWholeCount(count: number): string {
  return String(Math.floor(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
