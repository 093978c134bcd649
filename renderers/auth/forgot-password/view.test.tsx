/** The forgotten password in the login box: its two steps, what is said where, and the way back. */
import { act as settle, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  box,
  drawLogin,
  press,
  buildRefusal,
  SESSION,
  submit,
  tab,
  type,
  under,
  type LoginWorld,
} from '../../../tests/support/draw-login.tsx';

const PHONE = '13800000000';
const TOKEN = 't'.repeat(32);
const PROVEN = {
  'auth.phone_code.verify': { ok: true, data: { token: TOKEN } },
  'auth.password.reset': { ok: true, data: { phone: PHONE } },
};
const EN = {
  corner: 'Log in with a phone',
  password: 'Password',
  forgot: 'Forgot password?',
  phone: 'Phone number',
  image: 'Image captcha',
  get: 'Get code',
  code: 'SMS code',
  next: 'Next',
  first: 'New password',
  second: 'Confirm new password',
};
const CN: typeof EN = {
  corner: '手机号登录',
  password: '密码登录',
  forgot: '忘记密码？',
  phone: '手机号',
  image: '图形验证码',
  get: '获取验证码',
  code: '短信验证码',
  next: '下一步',
  first: '新密码',
  second: '再次输入新密码',
};
const wordsOf = ({ locale = 'en' }: LoginWorld) => (locale === 'cn' ? CN : EN);

/** Step 1, with its picture there. */
async function open(world: LoginWorld = {}) {
  const words = wordsOf(world);
  const drawing = drawLogin({ ...world, replies: { ...PROVEN, ...world.replies } });
  press(words.corner);
  tab(words.password);
  fireEvent.click(screen.getByRole('link', { name: words.forgot }));
  await screen.findByRole('textbox', { name: words.image });
  return drawing;
}

/** Step 1 with a code on its way, typed and sent on. */
async function provenEvent(world: LoginWorld = {}) {
  const words = wordsOf(world);
  const drawing = await open(world);
  type(words.phone, PHONE);
  type(words.image, 'k7mq');
  press(words.get);
  await screen.findByRole('button', { name: '59s' });
  type(words.code, '123456');
  await settle(() => Promise.resolve());
  return drawing;
}

async function readInput(first: string, second: string, world: LoginWorld = {}) {
  const words = wordsOf(world);
  const drawing = await provenEvent(world);
  type(words.first, first);
  type(words.second, second);
  await settle(async () => void submit());
  return drawing;
}

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(cleanup);

describe('step 1', () => {
  it('M148: the link opens it in the box, without tabs, agreement or other ways, and leads back', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset your password');
    expect(screen.getByText('Verify your phone').getAttribute('aria-current')).toBe('step');
    expect([screen.queryByRole('tab'), screen.queryByRole('checkbox')]).toEqual([null, null]);
    expect(screen.queryByText('Other ways to log in')).toBeNull();
    press('Back to login');
    expect(screen.getByRole('tab', { name: 'Password' }).getAttribute('aria-selected')).toBe('true');
  });

  it('M148: a click that wants a tab of its own is left to the browser', () => {
    drawLogin();
    press(EN.corner);
    tab(EN.password);
    const link = screen.getByRole('link', { name: EN.forgot });
    expect([link.getAttribute('href'), fireEvent.click(link, { ctrlKey: true })]).toEqual([
      '/login/change_password',
      true,
    ]);
    expect(screen.getByRole('tab', { name: 'Password' })).toBeTruthy();
  });

  it.each([
    ['cn', '请填写正确的手机号码'],
    ['en', 'Please enter the correct phone number'],
  ] as const)('M165, M167: what is no phone of +86 blocks the next step (%s)', async (locale, text) => {
    const { calls } = await open({ locale });
    const words = wordsOf({ locale });
    type(words.phone, '2380000000');
    type(words.code, '123456');
    submit();
    expect(under(words.phone)).toBe(text);
    expect(calls()).not.toContain('auth.phone_code.verify');
  });

  it('M164, M167, M174: what is missing stands under its field, and nothing is asked', async () => {
    const { calls } = await open();
    submit();
    expect([EN.phone, EN.image, EN.code].map(under)).toEqual([
      'Enter phone',
      'Please enter the image captcha',
      'Enter the SMS code',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText(EN.phone));
    type(EN.phone, PHONE);
    type(EN.code, '123456');
    submit();
    expect(under(EN.code)).toBe('Please enter the correct SMS code');
    expect(calls()).not.toContain('auth.phone_code.verify');
  });

  it('M168, M268: the phone is proven in a flow of its own, and the next step has the keyboard', async () => {
    const { asked, calls } = await provenEvent();
    const starts = calls().filter((name) => name.startsWith('auth.verification.'));
    expect(starts.at(-1)).toBe('auth.verification.modify_password');
    expect(asked).toHaveBeenCalledWith('auth.phone_code.verify', {
      phone: PHONE,
      area_code: '86',
      code: '123456',
      session_id: SESSION,
      check_phone: 1,
    });
    expect(screen.getByText('Set a new password', { selector: 'li' }).getAttribute('aria-current')).toBe(
      'step',
    );
    expect(document.activeElement).toBe(screen.getByLabelText(EN.first));
  });

  it('M149: what failed in step 1 is not said over step 2', async () => {
    const world: LoginWorld = {
      replies: { 'auth.phone_code.verify': buildRefusal('server-error', 'not now') },
    };
    const { said, intents } = await provenEvent(world);
    expect(said().at(-1)).toEqual({ text: 'not now', tone: 'error' });
    cleanup();
    const again = await provenEvent();
    expect(again.intents.map(({ name }) => name)).toContain('message.clear');
    expect(intents.map(({ name }) => name)).not.toContain('message.clear');
  });

  it.each([
    ['M269', 'sms-code-wrong', EN.code],
    ['M269', 'sms-code-expired', EN.code],
    ['M270', 'phone-not-registered', EN.phone],
    ['M271', 'phone-wrong', EN.phone],
  ])('%s: %s stands under its field', async (_row, code, field) => {
    const { said } = await provenEvent({ replies: { 'auth.phone_code.verify': buildRefusal(code) } });
    expect(under(field)).toBe(`said: ${code}`);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)));
    expect(said()).toEqual([{ text: 'The code is on its way!', tone: 'success' }]);
  });

  it.each([
    ['en', 'said so', 'said so'],
    ['en', '', 'Authentication failed'],
    ['cn', '', '身份验证失败'],
  ] as const)('M271: any other refusal is said above the page (%s, %j)', async (locale, msg, text) => {
    const world = { locale, replies: { 'auth.phone_code.verify': buildRefusal('server-error', msg) } };
    const { said } = await provenEvent(world);
    expect(said()).toContainEqual({ text, tone: 'error' });
  });
});

describe('step 2', () => {
  it.each([
    ['', '', '请输入新密码', ''],
    ['ab1', '', '密码不能少于6位', ''],
    ['a1'.repeat(11), '', '密码不能超过20位', ''],
    ['lettersonly', '', '密码须同时包含字母和数字', ''],
    ['learn123', '', '', '请再次输入新密码'],
    ['learn123', 'learn124', '', '两次输入的密码不一致'],
  ])('M171: %j and %j', async (first, second, one, other) => {
    const { calls } = await readInput(first, second, { locale: 'cn' });
    expect([under(CN.first), under(CN.second)]).toEqual([one, other]);
    expect(calls()).not.toContain('auth.password.reset');
  });

  it('M149, M213: set with the token of the proof, it leads to the login with the phone filled in', async () => {
    const { asked, said } = await readInput('harbour731', 'harbour731');
    expect(asked).toHaveBeenCalledWith('auth.password.reset', {
      password: 'harbour731',
      re_password: 'harbour731',
      token: TOKEN,
    });
    expect(said()).toContainEqual({ text: 'Password reset, please log in', tone: 'success' });
    expect(box('Phone or account').value).toBe(PHONE);
    expect(screen.getByRole('tab', { name: 'Password' }).getAttribute('aria-selected')).toBe('true');
  });

  it('M149: so it does in Chinese', async () => {
    const { said } = await readInput('harbour731', 'harbour731', { locale: 'cn' });
    expect(said()).toContainEqual({ text: '密码重置成功，请重新登录', tone: 'success' });
  });

  it('M282, D57: a spent proof leads back to step 1, and says there that another code is wanted', async () => {
    const reset = buildRefusal('reset-token-expired', '验证码已失效');
    const world = { locale: 'cn', replies: { 'auth.password.reset': reset } } as const;
    const { said } = await readInput('harbour731', 'harbour731', world);
    expect([under(CN.code), box(CN.code).value, box(CN.phone).value]).toEqual(['验证码已失效', '', PHONE]);
    expect(document.activeElement).toBe(box(CN.code));
    expect(said()).toContainEqual({ text: '验证码已失效', tone: 'error' });
  });

  it.each([
    ['password-common', EN.first],
    ['password-format', EN.first],
    ['passwords-differ', EN.second],
  ])('M283: %s stands under its entry, and the proof is kept', async (code, field) => {
    const { asked } = await readInput('password1', 'password1', {
      replies: { 'auth.password.reset': buildRefusal(code) },
    });
    expect(under(field)).toBe(`said: ${code}`);
    await settle(async () => void submit());
    await waitFor(() =>
      expect(asked.mock.calls.filter(([name]) => name === 'auth.password.reset')).toHaveLength(2),
    );
  });

  it.each([
    ['en', 'said so', 'said so'],
    ['en', '', 'The password could not be set'],
    ['cn', '', '设置密码失败'],
  ] as const)('M283: any other refusal is said above the page (%s, %j)', async (locale, msg, text) => {
    const replies = { 'auth.password.reset': buildRefusal('server-error', msg) };
    const { said } = await readInput('harbour731', 'harbour731', { locale, replies });
    expect(said()).toContainEqual({ text, tone: 'error' });
  });
});
