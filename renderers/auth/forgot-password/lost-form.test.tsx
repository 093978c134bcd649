/** The forgotten password whose script cannot be had: said, asked for again, and never a dead end. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawLogin, press, tab } from '../../../tests/support/draw-login.tsx';

const net = vi.hoisted(() => ({ isLost: true }));
vi.mock('./form.tsx', async (original) => {
  if (net.isLost) throw new Error('Failed to fetch dynamically imported module');
  return original();
});

afterEach(cleanup);

function forget(locale: 'cn' | 'en') {
  drawLogin({ locale });
  press(locale === 'cn' ? '手机号登录' : 'Log in with a phone');
  tab(locale === 'cn' ? '密码登录' : 'Password');
  fireEvent.click(screen.getByRole('link', { name: locale === 'cn' ? '忘记密码？' : 'Forgot password?' }));
}

it.each([
  ['cn', '返回登录', '忘记密码？'],
  ['en', 'Back to login', 'Forgot password?'],
] as const)('requirement 59: without its form there is a way back to the login (%s)', async (...row) => {
  const [locale, back, forgot] = row;
  forget(locale);
  expect(await screen.findByRole('alert')).toBeTruthy();
  press(back);
  expect(screen.getByRole('link', { name: forgot })).toBeTruthy();
});

it('requirement 59: the form is asked for again without the page being loaded anew', async () => {
  net.isLost = true;
  forget('en');
  await screen.findByRole('alert');
  net.isLost = false;
  press('Try again');
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
});
