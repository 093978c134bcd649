/** Whole numbers as people type them. */

interface Limits {
  min?: number;
  max?: number | undefined;
}

/** undefined for what is no whole number, or is one beyond the limits. */
export function parseWhole(text: string, { min = 0, max = 999_999_999 }: Limits = {}): number | undefined {
  const plain = text.trim();
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : -1;
  return value >= min && value <= max ? value : undefined;
}
