/** The ways into an account: the old phone before the new one, codes, scans, and what is said before one is taken off. */
import { act as settle, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { CODES } from '#schemas/api/codes.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const SESSION = 'session-of-a-test-1';
type Replies = Record<string, unknown>;
const buildOutcome = (data: object = {}) => ({ ok: true, data });
const buildRefusal = (code: keyof typeof CODES, locale: 'cn' | 'en' = 'en') => ({
  ok: false,
  code,
  msg: CODES[code][locale],
});
const USUAL: Replies = {
  'auth.verification.bind_phone': buildOutcome({ CaptchaAppId: '', types: 0, session_id: SESSION }),
  'auth.image_code.get': buildOutcome({ img_url: 'data:image/png;base64,AAAA' }),
  'auth.sms.send': buildOutcome({ wait_s: 60 }),
  'form.email_code.send': buildOutcome({ wait_s: 60 }),
  'auth.phone_code.verify': buildOutcome({ token: 'proof-of-the-old-phone' }),
  'auth.phone.bind': buildOutcome({ phone: '138****0000' }),
  'personal.email.bind': buildOutcome({ email: 'n***@school.example' }),
  'personal.channel.unbind': buildOutcome(),
};

interface World {
  example?: string;
  locale?: 'cn' | 'en';
  replies?: Replies;
}

function open({ example = 'typical', locale = 'en', replies = {} }: World = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  const answers = { ...USUAL, ...replies };
  const act: AnyViewProps['act'] = ({ name }, input) => {
    calls.push([name, input]);
    return Promise.resolve(answers[name]);
  };
  const data = { ...examples.find(({ name }) => name === example)?.data };
  const drawing = drawView(view, { props: {}, data, locale, act });
  const readMessages = () => drawing.intents.map(({ payload }) => payload);
  return { ...drawing, calls, answers, said: readMessages };
}
const wait = () => settle(() => vi.advanceTimersByTimeAsync(0));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
};
const type = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  await wait();
};
const under = (label: string) => {
  const field = screen.getByLabelText(label, { selector: 'input' });
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
};
/** Has a code sent and types it; the last digit sends the form. */
const prove = async (field: string, target: string, code = 'SMS code') => {
  await type(field, target);
  await type('Image captcha', 'ABCD');
  await press('Get code');
  await type(code, '123456');
};

/** What stands in a box now, without what waits in it out of sight. */
const inSight = () =>
  [...document.querySelectorAll<HTMLElement>('dialog form')].filter(
    (form) => form.closest('[hidden]') === null,
  );
const proveIn = async (step: HTMLElement, phone: string) => {
  const fill = (label: string, value: string) =>
    fireEvent.change(within(step).getByLabelText(label, { selector: 'input' }), { target: { value } });
  fill('Phone number', phone);
  await wait();
  fill('Image captcha', 'ABCD');
  fireEvent.click(within(step).getByRole('button', { name: 'Get code' }));
  await wait();
  fill('SMS code', '123456');
  await wait();
};

const hasKeyboard = (label: string) =>
  screen.getByLabelText(label, { selector: 'input' }) === document.activeElement;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the ways into an account', () => {
  it('M260, M261: phone and e-mail masked, the password’s way, and what the shop takes or is bound', () => {
    open();
    const rows = screen.getAllByRole('term').map((term) => term.textContent);
    expect(rows).toEqual(['Phone', 'E-mail', 'Password', 'WeChat', 'QQ']);
    expect(screen.getByText('199****0003')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(
      '/login/change_password',
    );
    expect(screen.getByRole('button', { name: 'Unlink: WeChat' })).toBeTruthy();
    cleanup();
    open({ example: 'empty', locale: 'cn' });
    expect(screen.getByRole('link', { name: '设置密码' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '绑定手机号' })).toBeTruthy();
  });

  it('M231, requirement 24: the old phone is proven first, and its token goes with the new one', async () => {
    const { calls, said } = open();
    await press('Change: Phone');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    await type('Phone number', '13800000000');
    await press('Next');
    expect(under('Phone number')).toBe('This isn’t the phone linked to this account: 199****0003');
    await prove('Phone number', '19900000003');
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(hasKeyboard('Phone number')).toBe(true);
    await prove('Phone number', '13800000000');
    const [boundValue] = calls.filter(([name]) => name === 'auth.phone.bind');
    expect(boundValue?.[1]).toEqual({
      phone: '86-13800000000',
      area_code: '86',
      code: '123456',
      session_id: SESSION,
      token: 'proof-of-the-old-phone',
    });
    expect(said().at(-1)).toEqual({ text: 'Your phone has been updated', tone: 'success' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('M188: a phone bound elsewhere is said under its field, and what was typed stays', async () => {
    open({ example: 'empty', replies: { 'auth.phone.bind': buildRefusal('already-bound') } });
    await press('Link: Phone');
    await prove('Phone number', '13800000000');
    expect(under('Phone number')).toBe(
      'This phone number is already linked to another account. Please use another one',
    );
    expect(screen.getByLabelText('Phone number', { selector: 'input' })).toHaveProperty(
      'value',
      '13800000000',
    );
    expect(CODES['already-bound'].cn).toBe('该手机号码已绑定其他微信，请更换手机号绑定');
  });

  it.each([
    ['a phone', 'Change: Phone', 'auth.phone.bind', 'Phone number', '13800000000', 'SMS code'],
    [
      'an address',
      'Change: E-mail',
      'personal.email.bind',
      'E-mail address',
      'n@a.example',
      'Code from the e-mail',
    ],
  ])(
    'requirement 24, D90: a proof that has expired is asked for again, with the reason, and %s typed stays',
    async (_name, ask, call, field, target, code) => {
      const { answers, calls } = open({ replies: { [call]: buildRefusal('reset-token-expired') } });
      await press(ask);
      await prove('Phone number', '19900000003');
      await prove(field, target, code);
      const [step = document.body] = inSight();
      const text = 'Your verification has expired. Please confirm your current phone again';
      expect(screen.getByText(text).getAttribute('role')).toBe('alert');
      expect(step.textContent).toContain('To keep your account safe');
      answers[call] = buildOutcome();
      await proveIn(step, '19900000003');
      const [form = document.body] = inSight();
      expect(within(form).getByLabelText(field, { selector: 'input' })).toHaveProperty('value', target);
      expect(document.activeElement).toBe(within(form).getByLabelText(field, { selector: 'input' }));
      fireEvent.click(within(form).getByRole('button', { name: 'Confirm' }));
      await wait();
      expect(calls.at(-1)).toMatchObject([call, { code: '123456', token: 'proof-of-the-old-phone' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('D90, requirement 24: another e-mail address after a proof of the phone, by its own code', async () => {
    const { calls } = open({ replies: { 'personal.email.bind': buildRefusal('email-taken') } });
    await press('Change: E-mail');
    await prove('Phone number', '19900000003');
    expect(hasKeyboard('E-mail address')).toBe(true);
    await prove('E-mail address', 'new@school.example', 'Code from the e-mail');
    const [boundValue] = calls.filter(([name]) => name === 'personal.email.bind');
    expect(boundValue?.[1]).toEqual({
      email: 'new@school.example',
      code: '123456',
      token: 'proof-of-the-old-phone',
    });
    expect(under('E-mail address')).toBe('This e-mail address is linked to another account');
  });

  it('M261, D90: before a social account is taken off its consequences are told', async () => {
    const { calls, said } = open();
    await press('Unlink: WeChat');
    expect(screen.getByRole('dialog').textContent).toContain('Scanning with “一片云” will no longer log in');
    expect(calls).toEqual([]);
    await press('Unlink');
    expect(calls).toEqual([['personal.channel.unbind', { provider: 'wx' }]]);
    expect(said()).toEqual([{ text: 'WeChat is unlinked', tone: 'success' }]);
  });

  it.each([
    ['en', 'Unlink: WeChat', 'Unlink', 'This is your only way to log in, so it can’t be removed'],
    ['cn', '解绑微信', '解绑', '这是唯一的登录方式，无法解绑'],
  ] as const)('D90: the last way in stays, and the box says why (%s)', async (locale, ask, confirm, text) => {
    open({ locale, replies: { 'personal.channel.unbind': buildRefusal('last-login-way', locale) } });
    await press(ask);
    await press(confirm);
    expect(screen.getByRole('dialog').textContent).toContain(text);
  });

  it('requirement 24, B32: an old login proves the phone before anything is taken off', async () => {
    const { calls, answers } = open({ replies: { 'personal.channel.unbind': buildRefusal('proof-needed') } });
    await press('Unlink: WeChat');
    await press('Unlink');
    expect(hasKeyboard('Phone number')).toBe(true);
    answers['personal.channel.unbind'] = buildOutcome();
    await prove('Phone number', '19900000003');
    expect(calls.at(-1)).toEqual([
      'personal.channel.unbind',
      { provider: 'wx', token: 'proof-of-the-old-phone' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('M231, D90: a scan binds; a code that ran out is offered anew', async () => {
    const { said, answers } = open({
      replies: {
        'auth.bind_qr.get': buildOutcome({
          code: 'q'.repeat(20),
          qr_code_url: 'https://shop.example/scan',
          expire_in: 120,
          opens: 'phone',
        }),
        'auth.bind_qr.poll': buildRefusal('qr-expired'),
      },
    });
    await press('Link: QQ');
    expect(screen.getByRole('img', { name: 'QR code to link your account' })).toBeTruthy();
    await settle(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('The QR code has expired')).toBeTruthy();
    await press('Refresh');
    answers['auth.bind_qr.poll'] = buildOutcome({ bound: 1 });
    await settle(() => vi.advanceTimersByTimeAsync(2000));
    expect(said().at(-1)).toEqual({ text: 'QQ is linked', tone: 'success' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requirement 24, B32: an old login proves the phone before there is a code to scan', async () => {
    const { calls, answers } = open({ replies: { 'auth.bind_qr.get': buildRefusal('proof-needed') } });
    await press('Link: QQ');
    expect(screen.queryByRole('img', { name: 'QR code to link your account' })).toBeNull();
    answers['auth.bind_qr.get'] = buildOutcome({
      code: 'q'.repeat(20),
      qr_code_url: 'https://shop.example/scan',
      expire_in: 120,
      opens: 'phone',
    });
    await prove('Phone number', '19900000003');
    expect(calls.at(-1)).toEqual(['auth.bind_qr.get', { provider: 'qq', token: 'proof-of-the-old-phone' }]);
    expect(screen.getByRole('img', { name: 'QR code to link your account' })).toBeTruthy();
  });
});
