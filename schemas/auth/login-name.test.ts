/** The phone-or-account field, and e-mail addresses. */
import { describe, expect, it } from 'vitest';
import { readEmail, readLoginName } from './login-name.ts';

describe('the phone-or-account field', () => {
  it.each([
    ['13800000000', 'phone'],
    ['138 0000 0000', 'phone'],
    ['+86 138 0000 0000', 'phone'],
    ['+86 maria', undefined],
    ['12345', undefined],
    ['maria', 'account'],
    ['Maria.chen@corp', 'account'],
    ['abc', undefined],
    ['1abcd', undefined],
    ['', undefined],
    [`a${'b'.repeat(50)}`, undefined],
    ['<script>', undefined],
    ['maria 1', undefined],
    ['a\u2013bcd', undefined],
    ['1 maria', undefined],
  ])('M169, D53: %j is %s', (input, kind) => {
    expect(readLoginName('86', input)?.kind).toBe(kind);
  });

  it('D53: an account is the same however it is written', () => {
    expect(readLoginName('86', ' Maria ')).toEqual({ kind: 'account', name: 'maria' });
  });

  it.each([
    ['a@b.co', 'a@b.co'],
    [' A.B+c@Example.COM ', 'a.b+c@example.com'],
    ['a@b', undefined],
    ['a b@c.de', undefined],
    ['a@b.co\r\nbcc: x@y.zz', undefined],
    ['@b.co', undefined],
    [`${'a'.repeat(65)}@b.co`, undefined],
    ['"a"@b.co', undefined],
    [
      `a@${'b'.repeat(62)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.co`,
      `a@${'b'.repeat(62)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.co`,
    ],
    [`aa@${'b'.repeat(62)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.co`, undefined],
  ])('M185: %j is read as %j', (input, read) => {
    expect(readEmail(input)).toBe(read);
  });
});
