/** A length of time as people say it: the largest unit it fills, and the next one where that says more. */
import { plural } from '../report.ts';

const UNITS = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
  { name: 'second', ms: 1_000 },
] as const;

/** @param ms milliseconds, not below 0 */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${String(Math.round(ms))} ms`;
  // 86,399,972 ms are a day to anybody.
  const wholeSeconds = Math.round(ms / 1_000) * 1_000;
  const at = UNITS.findIndex((unit) => wholeSeconds >= unit.ms);
  const [unit, next] = [UNITS[at], UNITS[at + 1]];
  if (unit === undefined) return `${String(Math.round(ms))} ms`;
  const whole = Math.floor(wholeSeconds / unit.ms);
  const rest = next === undefined ? 0 : Math.floor((wholeSeconds % unit.ms) / next.ms);
  return `${plural(whole, unit.name)}${next === undefined || rest === 0 ? '' : ` ${plural(rest, next.name)}`}`;
}
