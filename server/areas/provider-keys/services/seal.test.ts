/** What is sealed opens under its own name and secret alone (ADR-793). */
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of one installation');

test('ADR-793: opens what it sealed, and shows nothing of it', () => {
  const ciphertext = seal.close('STRIPE_SECRET_KEY', 'sk_live_hello');
  expect(ciphertext).not.toContain('sk_live');
  expect(seal.open('STRIPE_SECRET_KEY', ciphertext)).toBe('sk_live_hello');
  expect(seal.close('STRIPE_SECRET_KEY', 'sk_live_hello')).not.toBe(ciphertext);
});

test('ADR-793: opens nothing of another name, another installation, or what was touched', () => {
  const ciphertext = seal.close('SMS_KEY_SECRET', 'hello');
  const changedText = `${ciphertext.slice(0, -2)}${ciphertext.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(seal.open('SMTP_URL', ciphertext)).toBeUndefined();
  expect(createSeal('another secret').open('SMS_KEY_SECRET', ciphertext)).toBeUndefined();
  expect(seal.open('SMS_KEY_SECRET', changedText)).toBeUndefined();
  expect(seal.open('SMS_KEY_SECRET', '')).toBeUndefined();
});
