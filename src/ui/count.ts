/** Counts of people: from 10000 on they are cut short, as each language does it (M244, D101, D124). */
import { COUNT_SHORT_FROM } from '#schemas/constants.ts';
import type { Locale } from '#schemas/locale.ts';

/** 9999 -> "9999", 10000 -> "1w+" or "10k+", 123456 -> "12w+" or "120k+"; nothing below zero is shown. */
export function formatCount(count: number, locale: Locale): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  if (whole < COUNT_SHORT_FROM) return String(whole);
  const short = Math.floor(whole / COUNT_SHORT_FROM);
  return locale === 'cn' ? `${short}w+` : `${short}0k+`;
}

/** The whole number with its thousands apart: 12345 -> "12,345"; the same in both languages. */
export function formatWholeCount(count: number): string {
  return String(Math.floor(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
