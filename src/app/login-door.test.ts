/** The way to the login where its script cannot be had: a page takes its place, and nobody who is in is kept waiting. */
import { expect, test, vi } from 'vitest';
import { buildEngine } from '../../tests/support/engine.ts';
import { makeLoginDoor } from './login-door.ts';

const net = vi.hoisted(() => ({ isLost: true, opened: [''] }));
vi.mock('./login-flow.ts', () => {
  if (net.isLost) throw new Error('Failed to fetch dynamically imported module');
  return { makeLoginFlow: () => ({ open: (next: string) => void net.opened.push(next) }) };
});

function door() {
  const seen: string[] = [];
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
  });
  return { ...made, seen };
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
