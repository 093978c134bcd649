/** Lengths of time as a player writes them and as they are read aloud. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

function parts(seconds: number): { h: number; m: number; s: number } {
  const whole = Math.max(0, Math.floor(seconds));
  return { h: Math.floor(whole / 3600), m: Math.floor(whole / 60) % 60, s: whole % 60 };
}

/** `3:07`, or `1:03:07` from an hour on. */
export function clockTime(seconds: number): string {
  const { h, m, s } = parts(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function spokenTime(seconds: number, t: Translate<WordKeys<typeof words>>): string {
  const { h, m, s } = parts(seconds);
  if (h > 0) return t('hours', { h, m, s });
  return m > 0 ? t('minutes', { m, s }) : t('seconds', { s });
}
