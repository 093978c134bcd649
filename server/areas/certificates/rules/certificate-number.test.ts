/** Numbers of certificates (ADR-326). */
import { expect, it } from 'vitest';
import { CERTIFICATE_NUMBER_PATTERN } from '#schemas/certificate/certificate.ts';
import { drawNumber } from './certificate-number.ts';

const drawMany = () => Array.from({ length: 500 }, drawNumber);

it('ADR-326: a number has twelve letters, none of which is taken for another, and is one that may be asked for', () => {
  for (const number of drawMany()) {
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(number).toMatch(new RegExp(CERTIFICATE_NUMBER_PATTERN));
  }
});

it('ADR-326: numbers cannot be guessed: no two are the same, and every letter occurs', () => {
  const drawings = drawMany();
  expect(new Set(drawings).size).toBe(drawings.length);
  // Six thousand letters of 32: one that could come up and did not would be a chance of 1 to 10^81.
  expect(new Set(drawings.join('')).size).toBe(32);
});
