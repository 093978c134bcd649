/** The login box with a code to scan. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#schemas/locale.ts';
import {
  drawLogin as open,
  ENTERED,
  press,
  buildRefusal,
  beginAnew,
  PHONE,
} from '../../../tests/support/draw-login.tsx';

beginAnew();

describe('the code to scan', () => {
  it('M127, M280: one that cannot be had says so and is asked for again', async () => {
    const { asked } = open({ replies: { 'auth.qr.get': buildRefusal('network') } });
    expect((await screen.findByRole('alert')).textContent).toContain('The QR code didn’t load');
    press('Refresh');
    await waitFor(() => expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.get')).toHaveLength(2));
  });

  const PAGE = 'https://login.work.weixin.qq.com/wwlogin/sso/login?state=1';
  const company = (rest: object) => ({
    'auth.qr.get': {
      ok: true,
      data: { code: 'q'.repeat(20), qr_code_url: PAGE, expire_in: 120, opens: 'page', ...rest },
    },
  });

  it('D48: a company that is configured is a page to open, in a window of its own', async () => {
    open({ replies: company({}) });
    const link = await screen.findByRole('link', { name: 'Open WeChat' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([PAGE, '_blank']);
    expect(screen.queryByRole('img', { name: 'QR code to log in' })).toBeNull();
  });

  it('D66: in the app of enterprise messaging the browser goes there itself', async () => {
    const { intents } = open({ replies: company({ opens: 'here' }) });
    await waitFor(() => expect(intents).toContainEqual({ name: 'page.go', payload: { href: PAGE } }));
  });

  it('D66: inside WeCom its login begins by itself, once a tab, and in no shop without it', async () => {
    const agent = vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('wxwork/4.1.28');
    const begin = (isQwShop: boolean) => open({ info: { isQwShop }, replies: company({ opens: 'here' }) });
    const providers = ({ asked }: ReturnType<typeof open>) =>
      asked.mock.calls.flatMap(([name, input]) => (name === 'auth.qr.get' ? [input] : []));
    const other = begin(false);
    await waitFor(() => expect(providers(other)).toEqual([{ provider: 'wx' }]));
    cleanup();
    const inside = begin(true);
    await waitFor(() => expect(providers(inside).at(-1)).toEqual({ provider: 'wework' }));
    cleanup();
    const again = begin(true);
    await waitFor(() => expect(providers(again)).toEqual([{ provider: 'wx' }]));
    agent.mockRestore();
  });

  describe('M150, D66: enterprise messaging', () => {
    const DOMAINS = ['shop.example', 'login.work.weixin.qq.com'];
    async function readFramedValue(locale: Locale = 'en') {
      const world = open({ info: { isQwShop: true }, locale, replies: company({ frame_domains: DOMAINS }) });
      press(locale === 'en' ? 'WeCom' : '企业微信');
      const frame = await screen.findByTitle<HTMLIFrameElement>(
        locale === 'en' ? 'Log in with WeCom' : '企业微信登录',
      );
      const postNotice = (origin: string, data: unknown, source: Window | null = frame.contentWindow) =>
        act(() => {
          window.dispatchEvent(new MessageEvent('message', { origin, data, source }));
        });
      return { ...world, frame, tell: postNotice };
    }

    it.each([
      ['en', 'Sorry, login error, code expired, please retry'],
      ['cn', '抱歉，登录异常，code expired，请重试'],
    ] as const)('M285: what its page says is told, in %s', async (locale, text) => {
      const { said, tell } = await readFramedValue(locale);
      tell('https://login.work.weixin.qq.com', { code: 40029, message: 'code expired', token: '' });
      expect(said()).toEqual([{ text, tone: 'error' }]);
    });

    it('M222, R12: nobody but the two domains and that very frame is believed', async () => {
      const { said, asked, frame, tell } = await readFramedValue();
      expect(frame.getAttribute('src')).toBe(PAGE);
      expect(screen.getByRole('link', { name: 'Open WeCom' })).toBeTruthy();
      const failure = { code: 1, message: 'x', token: '' };
      const strangers = ['https://evilshop.example', 'https://login.work.weixin.qq.com.evil.test', 'null'];
      for (const origin of [...strangers, 'http://shop.example', window.location.origin])
        tell(origin, failure);
      tell('https://shop.example', failure, window);
      tell('https://shop.example', 'hello');
      expect(said()).toEqual([]);
      tell('https://a.shop.example', { code: 0, message: '', token: 't'.repeat(32) });
      await waitFor(() => expect(asked).toHaveBeenCalledWith('auth.qr.enter', { token: 't'.repeat(32) }));
    });
  });

  it('M116, D66: a first scan that ended on its own page goes on with the phone', async () => {
    window.sessionStorage.setItem('first_scan', 'l'.repeat(32));
    open();
    expect(await screen.findByRole('heading', { name: /phone/i })).toBeTruthy();
    expect(window.sessionStorage.getItem('first_scan')).toBeNull();
  });

  describe('by the clock', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: 1_000_000 });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    it('M134, M138, M281: one that has expired lies under a cover with a way to another', async () => {
      const { asked } = open({ replies: { 'auth.qr.poll': buildRefusal('qr-expired') } });
      await pass(2_100);
      expect(screen.getByRole('alert').textContent).toContain('The QR code has expired');
      press('Refresh');
      await pass(10);
      expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.get')).toHaveLength(2);
    });

    it('M126, M139: an account of another phone has its line, and going to login fetches another code', async () => {
      open({ replies: { 'auth.qr.poll': buildRefusal('qr-bound-elsewhere') } });
      await pass(2_100);
      expect(screen.getByRole('alert').textContent).toContain('Verification failed');
      press('Go to login');
      await pass(10);
      expect(screen.getByRole('img', { name: 'QR code to log in' })).toBeTruthy();
    });

    it('M116, M137: a first scan in a shop that is paid for asks for a phone', async () => {
      const { asked } = open({
        replies: {
          'auth.qr.poll': buildRefusal('qr-first-time', '', { login_key: 'l'.repeat(20) }),
          'shop.expired.get': { ok: true, data: { detail: { version: 1, expire_at: '' } } },
        },
      });
      await pass(2_100);
      expect(screen.getByRole('heading', { name: 'Add your phone number' })).toBeTruthy();
      fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: PHONE } });
      fireEvent.blur(screen.getByLabelText('Phone number'));
      expect(asked).toHaveBeenCalledWith('auth.phone.inquire', {
        phone: PHONE,
        login_code: 'q'.repeat(20),
        login_key: 'l'.repeat(20),
      });
      await pass(10);
    });

    it('M206, M166: a phone of another country is asked about with its area code, and nothing is said', async () => {
      const { asked, said } = open({
        replies: {
          'auth.phone.inquire': buildRefusal('network'),
          'auth.qr.poll': buildRefusal('qr-first-time', '', { login_key: 'l'.repeat(20) }),
          'shop.expired.get': { ok: true, data: { detail: { version: 1, expire_at: '' } } },
        },
      });
      await pass(2_100);
      // The script of the list is at hand: it comes by no clock.
      await import('#pieces/area-search.ts');
      press('Country code +86');
      // The list comes with a script of its own.
      await act(() => vi.dynamicImportSettled());
      const list = screen.getByRole('listbox', { name: 'Country code' });
      fireEvent.keyDown(list, { key: 'ArrowDown' });
      fireEvent.keyDown(list, { key: 'Enter' });
      fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '61234567' } });
      fireEvent.blur(screen.getByLabelText('Phone number'));
      expect(asked).toHaveBeenCalledWith('auth.phone.inquire', {
        phone: '852-61234567',
        login_code: 'q'.repeat(20),
        login_key: 'l'.repeat(20),
      });
      await pass(10);
      // Quietly, whatever comes of it, but for a phone that is bound already.
      expect(said()).toEqual([]);
    });

    it('M284: in any other shop it is closed', async () => {
      open({
        locale: 'cn',
        replies: {
          'auth.qr.poll': buildRefusal('qr-first-time', '', { login_key: 'l'.repeat(20) }),
          'shop.expired.get': { ok: true, data: { detail: { version: 2, expire_at: '' } } },
        },
      });
      await pass(2_100);
      expect(screen.getByText('店铺已打烊')).toBeTruthy();
    });

    it('M122: a code is asked about in its own tab alone, and another one fetched on the way back', async () => {
      const { asked } = open({ replies: { 'auth.qr.poll': buildRefusal('qr-waiting') } });
      const count = (name: string) => asked.mock.calls.filter(([one]) => one === name).length;
      await pass(4_100);
      press('Log in with a phone');
      const polls = count('auth.qr.poll');
      await pass(10_000);
      expect([polls > 0, count('auth.qr.poll'), count('auth.qr.get')]).toEqual([true, polls, 1]);
      press('Log in with a QR code');
      await pass(2_100);
      expect([count('auth.qr.get'), count('auth.qr.poll')]).toEqual([2, polls + 1]);
    });

    it('D47: a code nobody looks at is not asked about, and its time runs on', async () => {
      const { asked } = open({ replies: { 'auth.qr.poll': buildRefusal('qr-waiting') } });
      const polls = () => asked.mock.calls.filter(([name]) => name === 'auth.qr.poll').length;
      const state = vi.spyOn(document, 'visibilityState', 'get');
      const show = (to: DocumentVisibilityState) =>
        act(() => {
          state.mockReturnValue(to);
          document.dispatchEvent(new Event('visibilitychange'));
        });
      await pass(4_100);
      const before = polls();
      show('hidden');
      await pass(20_000);
      expect([before, polls()]).toEqual([2, before]);
      show('visible');
      await pass(4_100);
      expect(polls()).toBeGreaterThan(before);
      show('hidden');
      await pass(120_000);
      show('visible');
      await pass(2_100);
      expect(screen.getByRole('alert').textContent).toContain('The QR code has expired');
      state.mockRestore();
    });

    it.each([
      ['en', 'Now confirm on your phone', 'Use another code'],
      ['cn', '请在手机上确认登录', '换一个二维码'],
    ] as const)(
      'M136: once a phone has opened the code, the desktop says what is to be done there (%s)',
      async (locale, text, another) => {
        const { asked } = open({
          locale,
          replies: { 'auth.qr.poll': buildRefusal('qr-waiting', '', { scanned: 1 }) },
        });
        await pass(1_000);
        expect(screen.queryByText(text)).toBeNull();
        await pass(1_500);
        expect(screen.getByRole('status').textContent).toContain(text);
        press(another);
        await pass(10);
        expect(screen.queryByText(text)).toBeNull();
        expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.get')).toHaveLength(2);
      },
    );

    it('M140: any other answer is said in the server’s words in the code’s place alone, and nothing more is asked', async () => {
      const { asked, said } = open({ replies: { 'auth.qr.poll': buildRefusal('account-disabled') } });
      await pass(10_000);
      expect(said()).toEqual([]);
      expect(screen.getByRole('alert').textContent).toContain('said: account-disabled');
      expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.poll')).toHaveLength(1);
    });

    it('M134, ux: a code says how long it holds, and one that is over does not', async () => {
      const { container } = open({ replies: { 'auth.qr.poll': buildRefusal('qr-waiting') } });
      await pass(10);
      expect(screen.getByText('Code expires in 2 minutes')).toBeTruthy();
      const ring = () => container.querySelector('svg[fill="none"] [pathLength]');
      const readPassedValue = () => Number(ring()?.getAttribute('stroke-dashoffset'));
      expect(readPassedValue()).toBe(0);
      await pass(60_000);
      expect(readPassedValue()).toBeCloseTo(0.5, 1);
      await pass(60_000);
      expect(screen.getByRole('alert').textContent).toContain('The QR code has expired');
      expect([screen.queryByText('Code expires in 2 minutes'), ring()]).toEqual([null, null]);
    });

    it('M144, D62: once somebody is in nobody is asked about, and whoever is left is shown another code', async () => {
      const { asked, events } = open({ replies: { 'auth.qr.poll': buildRefusal('qr-waiting') } });
      const count = (name: string) => asked.mock.calls.filter(([one]) => one === name).length;
      await pass(4_100);
      act(() => events.emit('auth:changed', { isIn: true }));
      const polls = count('auth.qr.poll');
      await pass(10_000);
      expect([polls > 0, count('auth.qr.poll'), count('auth.qr.get')]).toEqual([true, polls, 1]);
      act(() => events.emit('auth:changed', { isIn: false }));
      await pass(2_100);
      expect([count('auth.qr.get'), count('auth.qr.poll')]).toEqual([2, polls + 1]);
    });

    it('M135: a scan that was confirmed logs in, once', async () => {
      const { intents, asked } = open({
        replies: {
          'auth.qr.poll': { ok: true, data: { code: '', token: 'o'.repeat(20), login_key: '' } },
          'auth.qr.enter': ENTERED,
        },
      });
      await pass(10_000);
      expect(intents.filter(({ name }) => name === 'login.done')).toHaveLength(1);
      expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.poll')).toHaveLength(1);
    });
  });
});
