/** The secret a code to scan holds: 128 bits nobody guesses, of which only a hash is kept (R19). */
import { expect, it } from 'vitest';
import { hashOfCode, newSecret } from './qr-code.ts';

it('R19: holds 128 bits, in letters an address bears, another each time', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]+$/);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  }
});

it('R19: is kept as its SHA-256 alone', () => {
  // FIPS 180-2, appendix B.1.
  expect(hashOfCode('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const secret = newSecret();
  expect(hashOfCode(secret)).not.toContain(secret);
});
