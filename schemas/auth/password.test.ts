/** Passwords: the rule of new ones with its six messages, and the wide rule of logging in. */
import { describe, expect, it } from 'vitest';
import { isTypedPassword, passwordsError } from './password.ts';

describe('passwords', () => {
  it.each([
    ['', '', 'empty'],
    ['ab12', 'ab12', 'min'],
    [`${'a'.repeat(20)}1`, '', 'max'],
    ['abcdef', 'abcdef', 'format'],
    ['123456', '123456', 'format'],
    ['abc 123', 'abc 123', 'format'],
    ['abc123!', 'abc123!', 'format'],
    ['密码abc123', '密码abc123', 'format'],
    ['abc123', '', 'again'],
    ['abc123', 'abc124', 'mismatch'],
    ['abc123', 'abc123', undefined],
    [`${'a'.repeat(19)}1`, `${'a'.repeat(19)}1`, undefined],
  ] as const)('M170, M171, M186: %j and %j: %s', (password, again, error) => {
    expect(passwordsError(password, again)).toBe(error);
  });

  it.each([
    ['a', true],
    ['learn123', true],
    ['A.b_c@d', true],
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    ['a b', false],
    ['', false],
  ])('M172, M173, D52: %j may be typed into a login: %s', (password, is) => {
    expect(isTypedPassword(password)).toBe(is);
  });
});
