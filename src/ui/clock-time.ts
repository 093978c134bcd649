/** Formats durations for players. */

export function clockParts(seconds: number): { h: number; m: number; s: number } {
  const whole = Math.max(0, Math.floor(seconds));
  return { h: Math.floor(whole / 3600), m: Math.floor(whole / 60) % 60, s: whole % 60 };
}

/** `3:07`, or `1:03:07` from an hour on. */
export function clockTime(seconds: number): string {
  const { h, m, s } = clockParts(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
