/** A login that is carried elsewhere is no fresher there, and what was carried is carried no further (R24, B32, D90). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { createStores } from '#server/start/areas.gen.ts';
import { makeTickets } from '#server/areas/identity/rules/tickets.ts';
import { withApp } from './app.ts';

const MINUTE = 60_000;
const [SHOP, ADA] = ['appknowledge', '19900000001'];
const NEW = { password: 'bridge31415', re_password: 'bridge31415' };

let shift = 0;
/** Of the whole server: what it stores is judged by the clock it was stored by. */
const clock = { now: () => Date.now() + shift };
const test = withApp({
  labels: ['knowledge'],
  deps: ({ db }) => ({ clock, stores: createStores(db, clock) }),
});

let browsers = 0;
interface Visit {
  cookie: string;
  ip: string;
}
const visit = (session = ''): Visit => {
  browsers += 1;
  const handle = `browser=${String(browsers).padStart(32, 'v')}`;
  return { cookie: session === '' ? handle : `${handle}; ${session}`, ip: `10.12.0.${String(browsers)}` };
};

async function send(by: Visit, url: string, payload?: object, headers: Record<string, string> = {}) {
  const answer = await test().ask('knowledge', {
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { cookie: by.cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000', ...headers },
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: by.ip,
  });
  const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
  const session = set.find((one) => one.startsWith('shop_session='))?.split(';')[0] ?? '';
  return { status: answer.statusCode, body: answer.body, session };
}
async function call(by: Visit, url: string, payload?: object) {
  const { body, session } = await send(by, url, payload);
  return { ...JSON.parse(body), session };
}

/** Somebody without a password of their own, logged in so long ago: a first password asks for a fresh login alone. */
async function loggedIn(agoMs: number): Promise<Visit> {
  shift = 0;
  await test().database.db.execute(`update app_user set password_hash = null where phone = '${ADA}'`);
  const { cookie } = await test().login(SHOP, ADA);
  shift = agoMs;
  return visit(cookie);
}
const setFirst = async (by: Visit): Promise<number> => (await call(by, '/auth/set_password', NEW)).code;

/** A one-time ticket of this browser's session, as its own login answered it. */
async function ticketOf(by: Visit): Promise<string> {
  const { stores } = test().database;
  const viewer = await stores.sessions.byToken(SHOP, /shop_session=([\w-]+)/.exec(by.cookie)?.[1] ?? '');
  if (viewer === undefined) throw new Error('Nobody is logged in here.');
  const { session } = viewer;
  const tickets = makeTickets(stores.tickets, { now: () => Date.now() + shift });
  return tickets.make(SHOP, 'login', { userId: session.userId, session: session.publicId }, MINUTE);
}

/** What a phone that is logged in lets another browser in by. */
async function scannedBy(phone: Visit): Promise<Visit> {
  const computer = visit();
  const { code } = (await call(computer, '/auth/get_qr_code')).data;
  expect((await call(phone, '/auth/qr_answer', { code, agree: 1 })).code).toBe(0);
  const { token } = (await call(computer, `/auth/poll_qr_code?code=${code}`)).data;
  const { session, code: message } = await call(computer, '/auth/qr_enter', { token });
  expect(message).toBe(0);
  return { ...computer, cookie: `${computer.cookie}; ${session}` };
}

describe('a login of long ago', () => {
  it('R24, B32: is not fresh where a phone of it has confirmed a scan', async () => {
    const old = await loggedIn(11 * MINUTE);
    const elsewhere = await scannedBy(old);
    expect(await setFirst(elsewhere)).toBe(CODES['proof-needed'].code);
    expect(await setFirst(await scannedBy(elsewhere))).toBe(CODES['proof-needed'].code);
  });

  it('R24, B32: is not fresh on another host that its ticket opens', async () => {
    const old = await loggedIn(11 * MINUTE);
    const { session, code } = await call(visit(), '/auth/cross_login', { code: await ticketOf(old) });
    expect(code).toBe(0);
    expect(await setFirst(visit(session))).toBe(CODES['proof-needed'].code);
  });

  it('R24: a fresh one is as fresh where it is carried', async () => {
    const { session } = await call(visit(), '/auth/cross_login', {
      code: await ticketOf(await loggedIn(MINUTE)),
    });
    expect(await setFirst(visit(session))).toBe(0);
    expect(await setFirst(await scannedBy(await loggedIn(MINUTE)))).toBe(0);
  });
});

describe('a ticket', () => {
  it('D46, D60: begets no other: who came by one is given none', async () => {
    const { data, code } = await call(visit(), '/auth/cross_login', {
      code: await ticketOf(await loggedIn(0)),
    });
    expect({ code, data }).toMatchObject({ code: 0, data: { code: '', token: '' } });
  });

  it('M151, D60: is exchanged once; what it was exchanged for is only entered with', async () => {
    const exchange = async (code: string) => {
      const url = `/auth/cross_login?code=${code}&callback=carry`;
      const { body } = await send(visit(), url, undefined, { 'sec-fetch-dest': 'script' });
      return /"code":"([\w-]*)"/.exec(body)?.[1] ?? '';
    };
    const old = await loggedIn(0);
    const second = await exchange(await ticketOf(old));
    expect(second).toMatch(/^[\w-]{32}$/);
    expect(await exchange(second)).toBe('');
    const fresh = await exchange(await ticketOf(old));
    expect((await call(visit(), '/auth/cross_login', { code: fresh })).code).toBe(0);
  });
});

describe('what a session confirmed or carried', () => {
  it('R22: opens nothing once that session is over', async () => {
    const phone = await loggedIn(0);
    const computer = visit();
    const { code } = (await call(computer, '/auth/get_qr_code')).data;
    await call(phone, '/auth/qr_answer', { code, agree: 1 });
    const { token } = (await call(computer, `/auth/poll_qr_code?code=${code}`)).data;
    await call(phone, '/auth/logout', {});
    expect((await call(computer, '/auth/qr_enter', { token })).code).toBe(CODES['ticket-spent'].code);
  });
});
