/** The login by e-mail on its page: what it offers, sends and says. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailLogin } from '#schemas/page/fixed/login.ts';
import {
  agree,
  drawLogin,
  type LoginWorld,
  press,
  buildRefusal,
  SESSION,
  submit,
  type,
  under,
} from '../../../tests/support/draw-login.tsx';

const ADDRESS = 'reader@school.example';
const EMAIL = 'E-mail address';
const CODE = 'E-mail code';

async function open(world: LoginWorld = {}) {
  const drawing = drawLogin({ ...world, page: emailLogin });
  await screen.findByRole('textbox', { name: world.locale === 'cn' ? '图形验证码' : 'Image captcha' });
  return drawing;
}

async function sentEvent(world: LoginWorld = {}) {
  const drawing = await open(world);
  type(EMAIL, ` ${ADDRESS}`);
  type('Image captcha', 'k7mq');
  press('Get code');
  await screen.findByRole('button', { name: '59s' });
  return drawing;
}

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(cleanup);

describe('the login by e-mail', () => {
  it('M36: has an address and a code alone, whatever else the shop offers', async () => {
    await open({ info: { login_ways: { verify_code: 0, phone_password: 0, wx: 0, qq: 0 } } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('E-mail login');
    expect([screen.queryByRole('tab'), screen.queryByText('WeChat')]).toEqual([null, null]);
    expect(screen.getByLabelText(EMAIL).getAttribute('autocomplete')).toBe('email');
    expect(screen.getByRole('link', { name: 'Other ways to log in' }).getAttribute('href')).toBe('/login');
  });

  it('M180, R14: the button is unavailable until the agreement is ticked', async () => {
    await open();
    const isOff = () => screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled');
    expect(isOff()).toBe('true');
    agree();
    expect(isOff()).toBeNull();
  });

  it('M178: nobody logs in without the agreement', async () => {
    const { said, calls } = await open();
    submit();
    expect(screen.getByRole('status').textContent).toBe('Please read and check the agreement');
    expect(said()).toEqual([]);
    expect(calls()).not.toContain('auth.email_login');
  });

  it.each([
    ['en', EMAIL, CODE, ['Please enter your e-mail address', 'Enter the e-mail code']],
    ['cn', '邮箱', '邮箱验证码', ['请输入邮箱', '请输入邮箱验证码']],
  ] as const)('M185: what is missing stands under its field (%s)', async (locale, email, code, texts) => {
    await open({ locale });
    agree();
    submit();
    expect([under(email), under(code)]).toEqual(texts);
  });

  it.each([
    ['en', EMAIL, CODE, ['Please enter a valid e-mail address', 'Please enter the correct e-mail code']],
    ['cn', '邮箱', '邮箱验证码', ['请输入正确的邮箱', '请输入正确的邮箱验证码']],
  ] as const)('M185: and so does what cannot be right (%s)', async (locale, email, code, texts) => {
    const { calls } = await open({ locale });
    agree();
    type(email, 'reader@');
    type(code, '123');
    submit();
    expect([under(email), under(code)]).toEqual(texts);
    expect(calls()).not.toContain('auth.email_login');
  });

  it('M185: nothing is sent to what is no address', async () => {
    const { calls } = await open();
    type(EMAIL, 'reader@');
    type('Image captcha', 'k7mq');
    press('Get code');
    expect(under(EMAIL)).toBe('Please enter a valid e-mail address');
    expect(calls()).not.toContain('form.email_code.send');
  });

  it('D59, D50, M141: a code is sent with the picture for a captcha, and the button counts', async () => {
    const { asked, said } = await sentEvent();
    expect(asked).toHaveBeenCalledWith('form.email_code.send', {
      email: ADDRESS,
      scene: 'login',
      session_id: SESSION,
      captcha_type: 2,
      captcha_ticket: 'k7mq',
      captcha_randstr: expect.stringMatching(/^[a-z0-9]{10}$/),
    });
    expect(said()).toEqual([{ text: 'The code is on its way!', tone: 'success' }]);
  });

  it('D59: the sixth digit logs in', async () => {
    const { asked, intents } = await sentEvent();
    agree();
    type(CODE, '123456');
    await waitFor(() => expect(intents.map(({ name }) => name)).toContain('login.done'));
    expect(asked).toHaveBeenCalledWith('auth.email_login', { email: ADDRESS, code: '123456' });
  });

  it('M185: an address nobody has is said under it', async () => {
    await open({ replies: { 'form.email_code.send': buildRefusal('email-not-registered') } });
    type(EMAIL, ADDRESS);
    type('Image captcha', 'k7mq');
    press('Get code');
    await waitFor(() => expect(under(EMAIL)).toBe('said: email-not-registered'));
  });

  it.each(['email-code-wrong', 'email-code-expired'])('M185: %s is said under the code', async (code) => {
    await sentEvent({ replies: { 'auth.email_login': buildRefusal(code) } });
    agree();
    type(CODE, '123456');
    await waitFor(() => expect(under(CODE)).toBe(`said: ${code}`));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(CODE)));
  });

  it('M275: what concerns no field is said above the page', async () => {
    const { said } = await sentEvent({ replies: { 'auth.email_login': buildRefusal('account-disabled') } });
    agree();
    type(CODE, '123456');
    await waitFor(() => expect(said()).toContainEqual({ text: 'said: account-disabled', tone: 'error' }));
  });
});
