/** Bytes as people read them: `1.4 GB`. Pure. */
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

export function bytesText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${value >= 100 || unit === 0 ? String(Math.round(value)) : value.toFixed(1)} ${UNITS[unit] ?? ''}`;
}
