/** The phone's page of a scanned code: what it shows, asks and says, in every state. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

const CODE = 'a'.repeat(22);
const NOW = Date.UTC(2026, 10, 1, 4);
const LOOK = {
  scene: 'login',
  device: 'Chrome · Windows',
  asked_at: NOW / 1000 - 12,
  nickname: 'Ada',
  simulate: 0,
};
type Reply = { ok: true; data: object } | { ok: false; code: string; msg: string };
const buildRefusedReply = (code: string): Reply => ({ ok: false, code, msg: `said: ${code}` });

/** Draws the page for a phone; each call is kept and answered by name. */
async function open(
  replies: Record<string, Reply>,
  { locale = 'en', code = CODE }: { locale?: 'cn' | 'en'; code?: string } = {},
) {
  const calls: unknown[] = [];
  const act: AnyViewProps['act'] = ({ name }, input) => {
    calls.push([name, input]);
    return Promise.resolve(replies[name] ?? buildRefusedReply('server-error'));
  };
  const boot = { info: { base: { shop_name: { cn: '一间店', en: 'A shop' } } } };
  drawView(view, { props: { code }, locale, act, boot, now: Date.now });
  await settle(() => Promise.resolve());
  return calls;
}
const buildLookedValue = (change: object = {}): Record<string, Reply> => ({
  'auth.qr.look': { ok: true, data: { ...LOOK, ...change } },
});
const outcome = { ok: true, data: {} } as const;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle(() => Promise.resolve());
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of a scanned code', () => {
  it('D48, B27: shows shop, device, age and account before anything is agreed to', async () => {
    const calls = await open(buildLookedValue());
    expect(heading()).toBe('Log in to “A shop” on a computer?');
    const facts = [...document.querySelectorAll('dd')].map((fact) => fact.textContent);
    expect(facts).toEqual(['A shop', 'Chrome · Windows', '12 seconds ago', 'Ada']);
    expect(screen.queryByText('Demo: simulate another result')).toBeNull();
    expect(calls).toEqual([['auth.qr.look', { code: CODE }]]);
  });

  it('D48: a press agrees, once, and says so where the focus is', async () => {
    const calls = await open({ ...buildLookedValue(), 'auth.qr.confirm': outcome });
    await press('Confirm login');
    expect(heading()).toBe('Confirmed. Your computer is logging in');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(calls.slice(1)).toEqual([['auth.qr.confirm', { code: CODE, agree: 1 }]]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('D48: a press refuses', async () => {
    const calls = await open(
      { ...buildLookedValue({ scene: 'bind' }), 'auth.qr.confirm': outcome },
      { locale: 'cn' },
    );
    expect(heading()).toBe('绑定到电脑上的账号？');
    await press('拒绝');
    expect(heading()).toBe('已拒绝');
    expect(calls.slice(1)).toEqual([['auth.qr.confirm', { code: CODE, agree: 0 }]]);
  });

  it('D48: a stranger is led to the login, and back to this very code', async () => {
    await open(buildLookedValue({ nickname: '' }));
    expect(heading()).toBe('Log in on this phone first');
    const href = screen.getByRole('link', { name: 'Log in' }).getAttribute('href') ?? '';
    expect(new URL(href, 'https://a.shop').searchParams.get('jumpfrom')).toBe(
      `/auth/qr_confirm?code=${CODE}`,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['M138', 'qr-expired', 'The QR code has expired'],
    ['M139', 'qr-bound-elsewhere', 'Verification failed: already linked to another account'],
    ['M140', 'maintenance', 'That didn’t work'],
  ])('%s: an answer that comes to nothing (%s) is told', async (_row, code, title) => {
    await open({ ...buildLookedValue(), 'auth.qr.confirm': buildRefusedReply(code) });
    await press('Confirm login');
    expect(heading()).toBe(title);
  });

  it('R19: the question ends with its two minutes, and no code is no question', async () => {
    await open(buildLookedValue());
    await settle(() => vi.advanceTimersByTimeAsync(108_000));
    expect(heading()).toBe('The QR code has expired');
    cleanup();
    expect(await open({}, { code: '' })).toEqual([]);
    expect(heading()).toBe('The QR code has expired');
  });

  it('D48: a demo’s phone may pretend the other outcomes', async () => {
    const calls = await open({
      ...buildLookedValue({ nickname: '', simulate: 1 }),
      'auth.qr.simulate': outcome,
    });
    await press('First scan, needs a phone number');
    expect(heading()).toBe('Simulated');
    expect(calls.at(-1)).toEqual(['auth.qr.simulate', { code: CODE, outcome: 'need-bind' }]);
  });
});
