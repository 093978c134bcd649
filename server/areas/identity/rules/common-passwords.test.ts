/** The list of common passwords: long enough, of passwords one could set, and with those everybody knows. */
import { describe, expect, it } from 'vitest';
import { passwordError } from '#schemas/auth/password.ts';
import { COMMON_DIGITS, COMMON_MIXTURES, COMMON_WORDS, isCommonPassword } from './common-passwords.ts';

describe('common passwords', () => {
  it('R23: refuses well over 3000 that the rule of the shop would let pass', () => {
    const digits = ['1', '12', '123', '1234', '123456', '520', '1314', '666', '888', '2024'];
    expect(digits.filter((one) => !COMMON_DIGITS.has(one))).toEqual([]);
    const pairs = [...COMMON_WORDS].flatMap((word) => digits.flatMap((one) => [word + one, one + word]));
    const settable = [...new Set([...pairs, ...COMMON_MIXTURES])].filter(
      (password) => passwordError(password) === undefined,
    );
    expect(settable.length).toBeGreaterThan(3000);
    expect(settable.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it('R23: knows those that stand first in every list', () => {
    const knownItems =
      `password1 Password123 PASSWORD1 abc123 a123456 123456a qwerty123 iloveyou1 1q2w3e4r 1qaz2wsx passw0rd
      trustno1 admin123 admin888 welcome1 monkey123 woaini1314 woaini520 a5201314 5201314a zhang123 qq123456 asd123
      qwer1234 michael1 jordan23 bond007 love1314 summer2024 dragon88 aa123456 123qwe q123456789`.split(
        /\s+/,
      );
    expect(knownItems.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it('R23: allows passwords that are not common', () => {
    const own = [
      'password40817',
      'redlight123',
      '123redlight',
      '1love4k9',
      'redlight21x',
      'k7m2x9q4',
      'zebra40817',
      '8harvest51',
      'LongBridge2718',
    ];
    expect(own.filter(isCommonPassword)).toEqual([]);
  });
});
