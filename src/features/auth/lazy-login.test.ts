/**
 * The way to the login where its script cannot be had: a page takes its place, and nobody who is in is kept waiting.
 * @vitest-environment happy-dom
 */
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../../tests/support/app-ports.ts';
import { loginOf } from './lazy-login.ts';

const net = vi.hoisted(() => ({ isLost: true, opened: [''], elsewhere: 0 }));
vi.mock('./login-flow.ts', () => {
  if (net.isLost) throw new Error('Failed to fetch dynamically imported module');
  return {
    makeLoginFlow: () => ({
      open: (next: string) => void net.opened.push(next),
      doneElsewhere: () => void (net.elsewhere += 1),
    }),
  };
});

function lazyLogin({ isLogin = false } = {}) {
  const bars: boolean[] = [];
  const page = { url: '/login', documentId: isLogin ? 'login' : 'a', asksLogin: false, isPersonal: false };
  const app = buildApp({
    page: {
      here: () => '/login?jumpfrom=%2Frecord',
      get: () => page,
      busy: (isBusy) => void bars.push(isBusy),
    },
  });
  return { ...loginOf(app), seen: app.actions, bars };
}

test('requirement 13: whoever is in by now gets the page loaded anew', async () => {
  const { finish, seen } = lazyLogin();
  finish({ code: 'ticket', setPassword: false });
  await vi.waitFor(() => expect(seen).toEqual(['leave /login?jumpfrom=%2Frecord']));
});

test('D27: without the box the login page is the way, and the next press asks for the box again', async () => {
  net.isLost = true;
  const { open, seen } = lazyLogin();
  open('/record', true);
  await vi.waitFor(() => expect(seen).toEqual(['go /login?jumpfrom=%2Frecord instead']));
  net.isLost = false;
  open('/record', true);
  await vi.waitFor(() => expect(net.opened).toEqual(['', '/record']));
  expect(seen).toHaveLength(1);
});

test('requirement 59: two presses show that the box is on its way until both are answered', async () => {
  net.isLost = false;
  const { open, bars } = lazyLogin();
  open('/record', false);
  open('/record', false);
  await vi.waitFor(() => expect(bars.at(-1)).toBe(false));
  expect(bars).toEqual([true, true, true, false]);
});

test('D62: a login in another tab brings the script where the page is a login, and nowhere else', async () => {
  net.isLost = false;
  lazyLogin().doneElsewhere();
  lazyLogin({ isLogin: true }).doneElsewhere();
  await vi.waitFor(() => expect(net.elsewhere).toBe(1));
});
