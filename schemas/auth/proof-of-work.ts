/** The captcha's third way, for those who cannot see (D50): what has to be hashed, and when the hash is good. */

/** What is hashed with SHA-256, as UTF-8. `answer` is whatever letters the seeker likes, at most 64. */
export function workText(salt: string, answer: string): string {
  return `${salt}.${answer}`;
}

/** Whether a hash begins with so many zero bits. */
export function isWorkDone(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (hash.length <= whole) return false;
  return hash.subarray(0, whole).every((byte) => byte === 0) && (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0;
}
