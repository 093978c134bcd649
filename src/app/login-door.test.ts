/** The way to the login where its script cannot be had: a page takes its place, and nobody who is in is kept waiting. */
import { expect, test, vi } from 'vitest';
import { buildEngine } from '../../tests/support/engine.ts';
import { makeLoginDoor } from './login-door.ts';

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

function door({ isLogin = false } = {}) {
  const seen: string[] = [];
  const bars: boolean[] = [];
  const made = makeLoginDoor({
    engine: () => buildEngine([]),
    router: {
      go: (href, options) => void seen.push(`go ${href}${options?.replace === true ? ' instead' : ''}`),
      reload: () => undefined,
    },
    here: () => '/login?jumpfrom=%2Frecord',
    subDomain: '',
    hasMain: false,
    settle: () => Promise.resolve(undefined),
    leave: (href) => void seen.push(`leave ${href}`),
    isLogin: () => isLogin,
    busy: (isBusy) => void bars.push(isBusy),
  });
  return { ...made, seen, bars };
}

test('requirement 13: whoever is in by now gets the page loaded anew', async () => {
  const { done, seen } = door();
  done({ code: 'ticket', setPassword: false });
  await vi.waitFor(() => expect(seen).toEqual(['leave /login?jumpfrom=%2Frecord']));
});

test('D27: without the box the login page is the way, and the next press asks for the box again', async () => {
  net.isLost = true;
  const { open, seen } = door();
  open('/record', true);
  await vi.waitFor(() => expect(seen).toEqual(['go /login?jumpfrom=%2Frecord instead']));
  net.isLost = false;
  open('/record', true);
  await vi.waitFor(() => expect(net.opened).toEqual(['', '/record']));
  expect(seen).toHaveLength(1);
});

test('requirement 59: two presses show that the box is on its way until both are answered', async () => {
  net.isLost = false;
  const { open, bars } = door();
  open('/record', false);
  open('/record', false);
  await vi.waitFor(() => expect(bars.at(-1)).toBe(false));
  expect(bars).toEqual([true, true, true, false]);
});

test('D62: a login in another tab brings the script where the page is a login, and nowhere else', async () => {
  net.isLost = false;
  door().doneElsewhere();
  door({ isLogin: true }).doneElsewhere();
  await vi.waitFor(() => expect(net.elsewhere).toBe(1));
});
