/** The page a scan comes back to: what it sends, once, and what it says (D48, D66). */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { scanReturn } from '#schemas/page/fixed/login.ts';
import { readTrusted } from '#schemas/page/resolve-document.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { buildBoot } from '../../../tests/support/build-boot.ts';
import { buildEngine } from '../../../tests/support/engine.ts';
import view from './view.tsx';

const STATE = 'ab'.repeat(32);
const ENDED = { scene: 'login', token: '', login_key: '' };
const buildRefusal = (code: string) => ({ ok: false, code, msg: `said: ${code}` });

function open(search: string, replies: Readonly<Record<string, unknown>>) {
  const boot = buildBoot({});
  const can = capabilities(readShop(boot.info));
  const onAsk = vi.fn<(name: string, input: object) => void>();
  const onIntend = vi.fn();
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call(endpoint: AnyEndpoint, input: object): Promise<unknown> {
    onAsk(endpoint.name, input);
    return Promise.resolve(replies[endpoint.name]);
  }
  const caller: Caller = call;
  const engine = buildEngine([view], { boot, can, locale: 'en', call: caller, intend: onIntend });
  const where = { params: { provider: 'wework' }, query: new URLSearchParams(search) };
  const facts = { locale: 'en', capabilities: can, now: 0 } as const;
  const document = readTrusted(scanReturn(where), () => undefined, facts);
  render(
    <StrictMode>
      <EngineProvider engine={engine}>
        <PageView document={document} region="main" data={{}} />
      </EngineProvider>
    </StrictMode>,
  );
  return { asked: onAsk, intended: onIntend };
}
const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

describe('back from a company', () => {
  it('D48: says so to the server once, and sends the person back to the page that waits', async () => {
    const { asked } = open(`state=${STATE}&code=c1`, { 'auth.scan.finish': { ok: true, data: ENDED } });
    await title('Scanned');
    expect(asked.mock.calls).toEqual([
      ['auth.scan.finish', { provider: 'wework', state: STATE, code: 'c1' }],
    ]);
  });

  it('D48: a person who said no is told, and so is the server', async () => {
    const { asked } = open(`state=${STATE}`, { 'auth.scan.finish': buildRefusal('scan-failed') });
    await title('That didn’t work');
    expect(screen.getByText('said: scan-failed')).toBeTruthy();
    expect(asked).toHaveBeenCalledWith('auth.scan.finish', { provider: 'wework', state: STATE });
  });

  it('D48: an address without a state of ours asks nothing', async () => {
    const { asked } = open('state=zz&code=c1', {});
    await title('The QR code has expired');
    expect(asked).not.toHaveBeenCalled();
  });

  it('D66: where no other page waits it lets the person in', async () => {
    const token = 't'.repeat(32);
    const { asked, intended } = open(`state=${STATE}&code=c1`, {
      'auth.scan.finish': { ok: true, data: { ...ENDED, token } },
      'auth.qr.enter': { ok: true, data: { code: 'k', token: 'k', need_set_password: 0 } },
    });
    await title('Logged in');
    expect(asked).toHaveBeenCalledWith('auth.qr.enter', { token });
    expect(intended).toHaveBeenCalledWith('login.done', { code: 'k', setPassword: false });
  });

  it('M116, D66: a first scan keeps its key for the login', async () => {
    const data = { ...ENDED, login_key: 'l'.repeat(32) };
    open(`state=${STATE}&code=c1`, { 'auth.scan.finish': { ok: true, data } });
    await title('First login: please add a phone number');
    expect(window.sessionStorage.getItem('first_scan')).toBe('l'.repeat(32));
    expect(screen.getByRole('link', { name: 'Go to login' })).toBeTruthy();
  });
});
