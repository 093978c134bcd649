/** The first password: what is checked before it is sent, where a refusal stands, and the way past it. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

type Reply = { ok: true; data: object } | { ok: false; code: string; msg: string };

function open(reply: Reply = { ok: true, data: {} }, locale: 'cn' | 'en' = 'en') {
  const calls: unknown[] = [];
  const act: AnyViewProps['act'] = ({ name }, input) => {
    calls.push([name, input]);
    return Promise.resolve(reply);
  };
  return { calls, ...drawView(view, { props: {}, locale, act }) };
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const submit = () => settle(async () => void fireEvent.submit(document.forms[0] ?? document.body));
const under = (name: string) => {
  const id = screen.getByLabelText(name).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};

afterEach(cleanup);

describe('the first password', () => {
  const CN = [
    ['', '', '请输入新密码', ''],
    ['ab1', 'ab1', '密码不能少于6位', ''],
    ['a1'.repeat(11), '', '密码不能超过20位', ''],
    ['lettersonly', '', '密码须同时包含字母和数字', ''],
    ['learn123', '', '', '请再次输入新密码'],
    ['learn123', 'learn124', '', '两次输入的密码不一致'],
  ] as const;
  it.each(CN)('M170, M171, M186: %s and %s', async (password, again, first, second) => {
    const { calls } = open(undefined, 'cn');
    type('新密码', password);
    type('再次输入新密码', again);
    await submit();
    expect([under('新密码'), under('再次输入新密码')]).toEqual([first, second]);
    expect(document.activeElement).toBe(screen.getByLabelText(first === '' ? '再次输入新密码' : '新密码'));
    expect(calls).toEqual([]);
  });

  it('M150, D58: both entries are sent, and who waits is told', async () => {
    const { calls, intents } = open();
    type('New password', 'harbour731');
    type('Confirm new password', 'harbour731');
    await submit();
    expect(calls).toEqual([['auth.password.create', { password: 'harbour731', re_password: 'harbour731' }]]);
    expect(intents).toEqual([
      { name: 'message.toast', payload: { text: 'Your password is set', tone: 'success' } },
      { name: 'password.settled', payload: {} },
    ]);
  });

  it('D58: it may be left for another day', () => {
    const { intents, calls } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect([intents, calls]).toEqual([[{ name: 'password.settled', payload: {} }], []]);
  });

  it.each([
    ['password-common', 'New password'],
    ['password-format', 'New password'],
    ['passwords-differ', 'Confirm new password'],
  ])('M283: %s stands under its entry and goes with the next letter', async (code, field) => {
    const { intents } = open({ ok: false, code, msg: `said: ${code}` });
    type('New password', 'password1');
    type('Confirm new password', 'password1');
    await submit();
    expect(under(field)).toBe(`said: ${code}`);
    type(field, 'other');
    expect([under(field), intents]).toEqual(['', []]);
  });

  it.each([
    ['en', 'said: proof-needed', 'said: proof-needed'],
    ['cn', '', '设置密码失败'],
    ['en', '', 'The password could not be set'],
  ] as const)('M283: any other refusal is said above the page (%s, %s)', async (locale, msg, message) => {
    const { intents } = open({ ok: false, code: 'proof-needed', msg }, locale);
    const [first, second] =
      locale === 'cn' ? ['新密码', '再次输入新密码'] : ['New password', 'Confirm new password'];
    type(first, 'harbour731');
    type(second, 'harbour731');
    await submit();
    expect(intents).toEqual([{ name: 'message.toast', payload: { text: message, tone: 'error' } }]);
  });
});
