/** Draws a page of the login as a browser would, all of its ways in it, before a server that answers what a test says. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import type { View } from '#engine/define-view.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import type { IntentName } from '#engine/intents.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { settable } from '#engine/store.ts';
import changePassword from '#renderers/auth/change-password/view.tsx';
import forgotPassword from '#renderers/auth/forgot-password/view.tsx';
import panel from '#renderers/auth/login-panel/view.tsx';
import wayAutoRegister from '#renderers/auth/way-auto-register/view.tsx';
import wayEmail from '#renderers/auth/way-email/view.tsx';
import wayPassword from '#renderers/auth/way-password/view.tsx';
import wayQuick from '#renderers/auth/way-quick/view.tsx';
import wayVerifyCode from '#renderers/auth/way-verify-code/view.tsx';
import wayWechat from '#renderers/auth/way-wechat/view.tsx';
import type { FixedScreen } from '#schemas/page/fixed/fixed-screen.ts';
import { login } from '#schemas/page/fixed/login.ts';
import { readTrusted } from '#schemas/page/resolve-document.ts';
import type { Locale } from '#schemas/locale.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { PATHS } from '#schemas/paths.ts';
import { readShop, type ShopInfo } from '#schemas/shop/shop-info.ts';
import { buildBoot } from './build-boot.ts';
import { buildEngine } from './engine.ts';

const VIEWS: readonly View[] = [
  panel,
  changePassword,
  forgotPassword,
  wayAutoRegister,
  wayEmail,
  wayPassword,
  wayQuick,
  wayVerifyCode,
  wayWechat,
];

export const PHONE = '13800000000';
export const SESSION = 'session-of-a-test-1';
const PICTURE = 'data:image/png;base64,AAAA';
export const ENTERED = { ok: true, data: { code: 'c', token: 't', need_set_password: 0 } };
const BEGUN = { ok: true, data: { CaptchaAppId: '', types: 0, session_id: SESSION } };

type Replies = Readonly<Record<string, unknown>>;

/** A server that begins flows without a captcha, has a picture and a code to scan, sends codes and lets everybody in. */
const USUAL: Replies = {
  'auth.verification.verify_login': BEGUN,
  'auth.verification.account_login': BEGUN,
  'auth.verification.modify_password': BEGUN,
  'auth.image_code.get': { ok: true, data: { img_url: PICTURE } },
  'auth.qr.get': {
    ok: true,
    data: { code: 'q'.repeat(20), qr_code_url: 'https://shop.example/scan', expire_in: 120, opens: 'phone' },
  },
  'auth.sms.send': { ok: true, data: { wait_s: 60 } },
  'form.email_code.send': { ok: true, data: { wait_s: 60 } },
  'auth.phone.inquire': { ok: true, data: {} },
  'auth.qr.enter': ENTERED,
  'auth.phone_login': ENTERED,
  'auth.password_login': ENTERED,
  'auth.account_login': ENTERED,
  'auth.email_login': ENTERED,
};

export const buildRefusal = (code: string, msg = `said: ${code}`, detail?: unknown) => ({
  ok: false,
  code,
  msg,
  detail,
});

export interface LoginWorld {
  info?: Partial<ShopInfo>;
  locale?: Locale;
  replies?: Replies;
  /** Which page. */
  page?: FixedScreen;
  viewer?: Viewer;
}

export function drawLogin({ info = {}, locale = 'en', replies = {}, page = login, viewer }: LoginWorld = {}) {
  const boot = buildBoot({ info });
  const can = capabilities(readShop(boot.info));
  const intents: { name: IntentName; payload: unknown }[] = [];
  const onAsk = vi.fn<(name: string, input: object) => void>();
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call(endpoint: AnyEndpoint, input: object): Promise<unknown> {
    onAsk(endpoint.name, input);
    return Promise.resolve({ ...USUAL, ...replies }[endpoint.name]);
  }
  const caller: Caller = call;
  const builtEngine = buildEngine(VIEWS, {
    boot,
    can,
    locale,
    call: caller,
    path: settable(PATHS.login),
    intend: (name, payload) => void intents.push({ name, payload }),
  });
  const engine: Engine = viewer === undefined ? builtEngine : { ...builtEngine, viewer: settable(viewer) };
  const facts = { locale, capabilities: can, now: 0 };
  const document = readTrusted(page({ params: {}, query: new URLSearchParams() }), () => undefined, facts);
  const drawnView = render(
    <EngineProvider engine={engine}>
      <PageView document={document} region="main" data={{}} />
    </EngineProvider>,
  );
  const readMessages = () =>
    intents.filter(({ name }) => name === 'message.toast').map(({ payload }) => payload);
  const calls = () => onAsk.mock.calls.map(([name]) => name);
  return { ...drawnView, intents, asked: onAsk, said: readMessages, calls, events: engine.events };
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
export const agree = () => fireEvent.click(screen.getByRole('checkbox'));
export const submit = () => fireEvent.submit(document.forms[0] ?? document.body);

/** What is read with a field. */
export function under(name: string | RegExp): string {
  const id = screen.getByLabelText(name).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}

/** Each test of the file begins in a browser that remembers nobody. */
export function beginAnew(): void {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
}
