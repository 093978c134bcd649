/** Fields of a login, each with what is said of it. */
import { describe, expect, it } from 'vitest';
import {
  codeError,
  emailErrors,
  imageError,
  loginNameError,
  newPasswordErrors,
  phoneError,
  typedPasswordError,
} from './login-checks.ts';

describe('phones and their codes', () => {
  it.each([
    ['M164', '86', '', 'Enter_phone'],
    ['M164', '1', '  ', 'Enter_phone'],
    ['M165', '86', '1380000000', 'Wrong_phone'],
    ['M165', '+86', '23800000000', 'Wrong_phone'],
    ['M165', '86', '138 0000 0000', undefined],
    ['M166', '1', '2025550123', undefined],
    ['M166', '852', '61234567', undefined],
  ])('%s: +%s %j: %s', (_row, area, phone, error) => {
    expect(phoneError({ area, phone })).toBe(error);
  });

  it.each([
    ['', 'Enter_code'],
    ['   ', 'Enter_code'],
    ['12345', 'Login_code'],
    ['1234567', 'Login_code'],
    ['123456', undefined],
  ])('M167: a code typed as %j: %s', (code, error) => {
    expect(codeError(code)).toBe(error);
  });
});

describe('logins with a password', () => {
  it.each([
    ['', 'Enter_phoneAccount'],
    ['12345', 'Wrong_phoneAccount'],
    ['张三', 'Wrong_phoneAccount'],
    ['teacher.li', undefined],
    ['13800000000', undefined],
  ])('M169: a name typed as %j: %s', (name, error) => {
    expect(loginNameError('86', name)).toBe(error);
  });

  it.each([
    ['M173', '', 'Enter_password'],
    ['M173', 'no spaces', 'Password_error'],
    ['M172', 'old.pass_word@1', undefined],
    ['M172', 'x'.repeat(21), 'Password_error'],
  ])('%s: a password typed as %j: %s', (_row, password, error) => {
    expect(typedPasswordError(password)).toBe(error);
  });

  it.each([
    ['M174', '', false, 'Enter_image'],
    ['M174', 'abc', false, 'Login_image'],
    ['M174', 'abcde', false, 'Login_image'],
    ['M174', 'ab3d', false, undefined],
    ['M175', ' ', true, 'Enter_captcha'],
    ['M175', 'ab3d', true, undefined],
  ] as const)('%s: an image typed as %j, a captcha: %s: %s', (_row, input, isCaptcha, error) => {
    expect(imageError(input, isCaptcha)).toBe(error);
  });

  it.each([
    ['M171', '', '', { password: 'empty' }],
    ['M170', 'a1b2c', '', { password: 'min' }],
    ['M170', `a1${'b'.repeat(19)}`, '', { password: 'max' }],
    ['M170', 'abcdef', 'abcdef', { password: 'format' }],
    ['M171', 'abc123', '', { again: 'again' }],
    ['M186', 'abc123', 'abc124', { again: 'mismatch' }],
    ['M186', 'abc123', 'abc123', {}],
  ])('%s: new password %j, again %j: %j', (_row, password, again, errors) => {
    expect(newPasswordErrors(password, again)).toEqual(errors);
  });
});

describe('other fields', () => {
  it.each([
    [
      { email: '', code: '' },
      { email: 'Enter_email', code: 'Enter_email_code' },
    ],
    [{ email: 'a@b', code: '123456' }, { email: 'Wrong_email' }],
    [{ email: 'a@b.example', code: '' }, { code: 'Enter_email_code' }],
    [{ email: 'a@b.example', code: '12345' }, { code: 'Wrong_email_code' }],
    [{ email: 'a@b.example', code: '123456' }, {}],
  ])('M185: %j: %j', (input, errors) => {
    expect(emailErrors(input)).toEqual(errors);
  });
});
