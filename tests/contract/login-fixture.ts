/** What tests of logins by password share: people with a password, the calls of a browser, and how many passwords were judged. */
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import type { AccountChange } from '#server/areas/identity/ports/accounts.ts';
import { hashPassword, makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { passedCaptcha } from '../support/captcha.ts';
import { withApp } from './app.ts';

export const SHOP = 'appknowledge';
export const PASSWORD = 'harvest2718';
export const NEW = { password: 'bridge31415', re_password: 'bridge31415' };
export const BROWSER = 'browser-of-a-test-browser-of-a-t';
export interface SendOptions {
  label?: string;
  cookie?: string;
  ip?: string;
}
export function cookiesOf(answer: LightMyRequestResponse): Record<string, string> {
  const pairs = [answer.headers['set-cookie'] ?? []].flat().map((one) => String(one).split(';')[0] ?? '');
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}
export const sessionOf = (answer: LightMyRequestResponse) =>
  `shop_session=${cookiesOf(answer)['shop_session'] ?? ''}`;

/** A server of its own for the file that calls this, and what its people do there. */
export function withLogin() {
  // Judging is counted, not timed: each guess costs one verification, whoever is meant.
  const passwords = makePasswords();
  let verdicts: (string | undefined)[] = [];
  const test = withApp({
    labels: ['knowledge', 'training', 'operations'],
    deps: () => ({
      passwords: {
        hash: (password) => passwords.hash(password),
        matches: (password, storedText) => {
          verdicts.push(storedText);
          return passwords.matches(password, storedText);
        },
      },
    }),
  });

  let hash = '';
  beforeAll(async () => {
    hash = await hashPassword(PASSWORD);
  });

  let people = 0;
  /** Somebody of one's own: guesses are counted by person. */
  async function somebody(change: AccountChange = {}, appId = SHOP) {
    people += 1;
    const phone = `1880000${String(people).padStart(4, '0')}`;
    const { accounts } = test().database.stores;
    const { account } = await accounts.create(appId, { phone, nickname: 'Somebody', avatar: '' });
    await accounts.change(appId, account.id, { passwordHash: hash, ...change });
    return { ...account, phone };
  }

  function send(path: string, fields: Record<string, string>, options: SendOptions = {}) {
    const { label = 'knowledge', cookie: shownText = '', ip = '203.0.113.50' } = options;
    const cookie = shownText.includes('browser=') ? shownText : `browser=${BROWSER}; ${shownText}`;
    return test().ask(label, {
      method: 'POST',
      url: path,
      headers: {
        cookie,
        'app-id': `app${label}`,
        origin: `http://${label}.localhost:3000`,
        'content-type': 'application/x-www-form-urlencoded',
        'accept-language': 'en',
      },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: ip,
    });
  }

  const logIn = (
    phone: string,
    password: string,
    more: Record<string, string> = {},
    options: SendOptions = {},
  ) => send('/auth/password_login', { phone, password, area_code: '86', ...more }, options);

  async function read(path: string, cookie = '', label = 'knowledge') {
    return (await test().ask(label, { url: path, headers: { cookie } })).json();
  }
  const isIn = async (cookie: string) => (await read('/auth/status', cookie)).data.logged_in === 1;

  /** Status and body, without the number of the request. */
  const buildNotice = (answer: LightMyRequestResponse) => ({
    status: answer.statusCode,
    body: { ...answer.json(), req_id: '' },
    cookies: Object.keys(cookiesOf(answer)),
  });

  /** Runs work; answers its result, how many passwords were judged, and how many of them by this hash. */
  async function verifying<Result>(work: () => Promise<Result>, of = '') {
    verdicts = [];
    const result = await work();
    return { result, all: verdicts.length, of: verdicts.filter((one) => one === of).length };
  }

  let flows = 0;
  /** What this browser sends that has just passed a captcha. */
  function captcha(): Promise<Record<string, string>> {
    flows += 1;
    const sessionId = `flow-of-this-test-${String(flows)}`;
    return passedCaptcha(test().database.stores, { appId: SHOP, sessionId, browser: BROWSER });
  }

  /** Answers how to change it back. */
  async function changeShop(label: string, change: object): Promise<() => Promise<void>> {
    const { stores, db, bus } = test().database;
    const row = await stores.shops.byLabel(label);
    if (row === undefined) throw new Error(`no shop ${label}`);
    const { app_id: appId } = row.info;
    const write = async (info: typeof row.info, revision: number) => {
      await db.update(shop).set({ info, revision }).where(eq(shop.appId, appId));
      await bus.publish('purge', { appId, tags: ['shop'] });
    };
    await write({ ...row.info, ...change }, row.revision + 1);
    return () => write(row.info, row.revision + 2);
  }

  return { test, somebody, send, logIn, read, isIn, told: buildNotice, verifying, captcha, changeShop };
}
