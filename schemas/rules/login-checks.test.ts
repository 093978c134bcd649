/** Fields of a login, each with what is said of it. */
import { describe, expect, it } from 'vitest';
import {
  accountLoginFaults,
  codeFault,
  emailFaults,
  hasFaults,
  imageFault,
  newPasswordFaults,
  nicknameFault,
  passwordLoginFaults,
  phoneFault,
  phoneLoginFaults,
  phoneProofFaults,
  sendFaults,
} from './login-checks.ts';

const PHONE = { area: '+86', phone: '13800000000' };
const LOGIN = { area: '86', name: '13800000000', password: 'learn123', agreed: true };

describe('phones and their codes', () => {
  it.each([
    ['M164', '86', '', 'Enter_phone'],
    ['M164', '1', '  ', 'Enter_phone'],
    ['M165', '86', '1380000000', 'Wrong_phone'],
    ['M165', '+86', '23800000000', 'Wrong_phone'],
    ['M165', '86', '138 0000 0000', undefined],
    ['M166', '1', '2025550123', undefined],
    ['M166', '852', '61234567', undefined],
  ])('%s: +%s %j: %s', (_row, area, phone, fault) => {
    expect(phoneFault({ area, phone })).toBe(fault);
  });

  it.each([
    ['', 'Enter_code'],
    ['   ', 'Enter_code'],
    ['12345', 'Login_code'],
    ['1234567', 'Login_code'],
    ['123456', undefined],
  ])('M167: a code typed as %j: %s', (code, fault) => {
    expect(codeFault(code)).toBe(fault);
  });

  it('M167: confirm stays blocked until phone and code both pass', () => {
    expect(phoneProofFaults({ ...PHONE, code: '' })).toEqual({ code: 'Enter_code' });
    expect(phoneProofFaults({ area: '86', phone: '', code: '123456' })).toEqual({ phone: 'Enter_phone' });
    expect(hasFaults(phoneProofFaults({ ...PHONE, code: '123456' }))).toBe(false);
  });

  it('M177, M178: a login by phone names phone, code and agreement in words of its own', () => {
    const wrong = phoneLoginFaults({ area: '86', phone: '138', code: '1', agreed: false });
    expect(wrong).toEqual({ phone: 'Login_phone', code: 'Login_code', agreement: 'Check_agreement' });
    expect(phoneLoginFaults({ ...PHONE, code: '123456', agreed: true })).toEqual({});
  });

  it.each([
    [{}, {}],
    [{ phone: '138' }, { phone: 'Send_phone' }],
    [{ image: 'abc' }, { image: 'Send_image' }],
    [{ codeKey: '' }, { image: 'Send_image' }],
    [
      { image: '', phone: '' },
      { phone: 'Send_phone', image: 'Send_image' },
    ],
    [{ image: '', hasTicket: true }, {}],
  ])('M176: a code is asked for with %j: %j', (change, faults) => {
    expect(sendFaults({ ...PHONE, image: 'ab3d', codeKey: 'abcdefghij', ...change })).toEqual(faults);
  });
});

describe('logins with a password', () => {
  it.each([
    ['M169', { name: '' }, { name: 'Enter_phoneAccount' }],
    ['M169', { name: '12345' }, { name: 'Wrong_phoneAccount' }],
    ['M169', { name: '张三' }, { name: 'Wrong_phoneAccount' }],
    ['M169', { name: 'teacher.li' }, {}],
    ['M173', { password: '' }, { password: 'Enter_password' }],
    ['M173', { password: 'no spaces' }, { password: 'Password_error' }],
    ['M172', { password: 'old.pass_word@1' }, {}],
    ['M172', { password: 'x'.repeat(21) }, { password: 'Password_error' }],
    ['M178', { agreed: false }, { agreement: 'Check_agreement' }],
  ])('%s: with %j: %j', (_row, change, faults) => {
    expect(passwordLoginFaults({ ...LOGIN, ...change })).toEqual(faults);
  });

  it('M179: the account login says it in its own words', () => {
    expect(accountLoginFaults({ ...LOGIN, agreed: false })).toEqual({ agreement: 'Check_agreement_account' });
    expect(accountLoginFaults(LOGIN)).toEqual({});
  });

  it.each([
    ['M174', { image: '', isShown: true }, 'Enter_image'],
    ['M174', { image: 'abc', isShown: true }, 'Login_image'],
    ['M174', { image: 'ab3d', isShown: true }, undefined],
    ['M174', { image: '', isShown: false }, undefined],
    ['M174', { image: '', isShown: true, captcha: 'slide' }, undefined],
    ['M175', { image: ' ', isShown: false, captcha: 'image' }, 'Enter_captcha'],
    ['M175', { image: 'ab3d', isShown: true, captcha: 'image' }, undefined],
  ] as const)('%s: an image with %j: %s', (_row, typed, fault) => {
    expect(imageFault(typed)).toBe(fault);
  });

  it.each([
    ['M171', '', '', { password: 'empty' }],
    ['M170', 'a1b2c', '', { password: 'min' }],
    ['M170', `a1${'b'.repeat(19)}`, '', { password: 'max' }],
    ['M170', 'abcdef', 'abcdef', { password: 'format' }],
    ['M171', 'abc123', '', { again: 'again' }],
    ['M186', 'abc123', 'abc124', { again: 'mismatch' }],
    ['M186', 'abc123', 'abc123', {}],
  ])('%s: new password %j, again %j: %j', (_row, password, again, faults) => {
    expect(newPasswordFaults(password, again)).toEqual(faults);
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
  ])('M185: %j: %j', (typed, faults) => {
    expect(emailFaults(typed)).toEqual(faults);
  });

  it('M184: a nickname cannot be empty', () => {
    expect(nicknameFault('  ')).toBe('Enter_nickname');
    expect(nicknameFault('Li')).toBeUndefined();
  });
});
