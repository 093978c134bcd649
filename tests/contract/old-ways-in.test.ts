/** What let somebody in before a change lets nobody in after it, however the two meet (R14, R22). */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Passwords } from '#server/areas/identity/rules/passwords.ts';
import { makeTickets, type TicketPayloads } from '#server/areas/identity/rules/tickets.ts';
import { passedCaptcha } from '../support/captcha.ts';
import { withCodes, type Visit } from './codes-fixture.ts';

const SHOP = 'appknowledge';
const ROUNDS = 24;
/** Logins by the old password in each round, and how many of them wait between judgement and session. */
const LOGINS = 4;
const HELD = 2;
const PASSWORD = 'harvest2718';
const NEW = { password: 'bridge31415', re_password: 'bridge31415' };

/** Holds up who comes to it, so many, until it is opened. */
function makeBarrier(most: number) {
  let left = most;
  let open: () => void = () => undefined;
  let full: () => void = () => undefined;
  const openingPromise = new Promise<void>((resolve) => (open = resolve));
  const fillPromise = new Promise<void>((resolve) => (full = resolve));
  const stop = async () => {
    if (left === 0) return;
    left -= 1;
    if (left === 0) full();
    await openingPromise;
  };
  return { stop, open: () => open(), filled: fillPromise };
}

/** By hash of a password, and by phone. */
const verdicts = new Map<string, () => Promise<void>>();
const matches = new Map<string, () => Promise<void>>();
let hashes = 0;
/** As quick as a comparison: what is raced for is what comes after. */
const passwords: Passwords = {
  hash: (password) => Promise.resolve(`plain ${password} ${String((hashes += 1))}`),
  async matches(password, storedText) {
    const isRight = storedText?.startsWith(`plain ${password} `) === true;
    if (storedText !== undefined) await verdicts.get(storedText)?.();
    return isRight;
  },
};

const { test, visit, post, get, sent, logIn, sessionOf } = withCodes(() => ({ passwords }));

beforeAll(() => {
  const { accounts } = test().database.stores;
  const byPhone = accounts.byPhone.bind(accounts);
  vi.spyOn(accounts, 'byPhone').mockImplementation(async (appId, phone) => {
    const account = await byPhone(appId, phone);
    await matches.get(phone)?.();
    return account;
  });
});

let people = 0;
async function somebody() {
  people += 1;
  const phone = `1377000${String(people).padStart(4, '0')}`;
  const { accounts, sessions } = test().database.stores;
  const { account } = await accounts.create(SHOP, { phone, nickname: 'Somebody', avatar: '' });
  const hash = await passwords.hash(PASSWORD);
  await accounts.change(SHOP, account.id, { passwordHash: hash });
  const { token } = await sessions.create(SHOP, account.id, { userAgent: 'test' });
  const by = visit();
  const me: Visit = { ...by, cookie: `${by.cookie}; shop_session=${token}` };
  return { id: account.id, phone, hash, me };
}
type Person = Awaited<ReturnType<typeof somebody>>;

const browserOf = ({ cookie }: Visit) => /browser=(\w+)/.exec(cookie)?.[1] ?? '';
function proofOf({ id, phone, me }: Person, purpose: TicketPayloads['proof']['purpose']) {
  const tickets = makeTickets(test().database.stores.tickets, { now: () => Date.now() });
  return tickets.make(SHOP, 'proof', { purpose, phone, userId: id, browser: browserOf(me) }, 60_000);
}

let flows = 0;
async function logInByOld({ phone }: Person) {
  const by = visit();
  flows += 1;
  const shownEntry = { appId: SHOP, sessionId: `flow-of-this-race-${String(flows)}`, browser: browserOf(by) };
  const captcha = await passedCaptcha(test().database.stores, shownEntry);
  return post(by, '/auth/password_login', {
    phone,
    password: PASSWORD,
    area_code: '86',
    ...captcha,
    captcha_type: 1,
  });
}

type Answer = Awaited<ReturnType<typeof post>>;
/** How many of these sessions open anything. */
async function survivors(answers: readonly Answer[]): Promise<number> {
  const cookies = answers.map(({ cookies: set }) => sessionOf(set)).filter((one) => one.length > 20);
  const states = await Promise.all(cookies.map((cookie) => get({ cookie, ip: '10.9.9.9' }, '/auth/status')));
  return states.filter(({ data }) => data.logged_in === 1).length;
}

/** Logins that have been judged when the change comes, some by the old password, `more` by something else, others beside them. */
async function race(
  person: Person,
  change: (person: Person) => Promise<Answer>,
  more: () => Promise<Answer>[] = () => [],
): Promise<number> {
  const barrier = makeBarrier(HELD);
  verdicts.set(person.hash, barrier.stop);
  const logins = Array.from({ length: LOGINS }, () => logInByOld(person));
  await barrier.filled;
  const others = makeBarrier(1);
  matches.set(person.phone, others.stop);
  const startedItems = more();
  if (startedItems.length > 0) await others.filled;
  expect((await change(person)).code).toBe(0);
  barrier.open();
  others.open();
  return survivors(await Promise.all([...logins, ...startedItems]));
}

const changePassword = async (person: Person) =>
  post(person.me, '/auth/change_password', { ...NEW, token: await proofOf(person, 'modifyPwd') });
const resetPassword = async (person: Person) =>
  post({ ...person.me, cookie: `browser=${browserOf(person.me)}` }, '/auth/reset_password', {
    ...NEW,
    token: await proofOf(person, 'modifyPwd'),
  });

async function changePhone(person: Person) {
  const next = `1388000${person.phone.slice(-4)}`;
  const { code, session_id } = await sent(person.me, next, 'bind_phone');
  const token = await proofOf(person, 'bindPhone');
  const body = { phone: `86-${next}`, area_code: '86', code, session_id, token };
  return post(person.me, '/auth/bind_phone', body);
}

async function sumOf(round: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let count = 0; count < ROUNDS; count += 1) sum += await round();
  return sum;
}

describe(`${String(ROUNDS)} rounds of logins that were judged before a change`, () => {
  it('R22: no session by the old password outlives a change of it', async () => {
    expect(await sumOf(async () => race(await somebody(), changePassword))).toBe(0);
  }, 120_000);

  it('R22: no session by the old password outlives a reset', async () => {
    expect(await sumOf(async () => race(await somebody(), resetPassword))).toBe(0);
  }, 120_000);

  it('R14, R22: no session by the old password or by a code to the old phone outlives another phone', async () => {
    const round = async () => {
      const person = await somebody();
      const by = visit();
      const code = await sent(by, person.phone);
      return race(person, changePhone, () => [logIn(by, person.phone, code)]);
    };
    expect(await sumOf(round)).toBe(0);
  }, 120_000);
});

describe('who changes something', () => {
  const hold = (person: Person) => {
    const barrier = makeBarrier(1);
    verdicts.set(person.hash, barrier.stop);
    return barrier;
  };

  it('R22: a thief who knows the old password and has a session sets no new one after a reset', async () => {
    const person = await somebody();
    const barrier = hold(person);
    const thief = post(person.me, '/auth/change_password', {
      password: 'thieves2718',
      re_password: 'thieves2718',
      old_password: PASSWORD,
    });
    await barrier.filled;
    expect((await resetPassword(person)).code).toBe(0);
    barrier.open();
    expect((await thief).code).toBe(40115);
    const by = visit();
    const enter = (password: string) =>
      post(by, '/auth/password_login', { phone: person.phone, password, area_code: '86' });
    expect((await enter(NEW.password)).code).toBe(0);
    expect((await enter('thieves2718')).code).toBe(2511);
  });

  it('R22: the session that asked stays, and a login by the new password is let in', async () => {
    const person = await somebody();
    expect((await changePassword(person)).code).toBe(0);
    expect((await get(person.me, '/auth/status')).data.logged_in).toBe(1);
    const answer = await post(visit(), '/auth/password_login', {
      phone: person.phone,
      password: NEW.password,
      area_code: '86',
    });
    expect(await survivors([answer])).toBe(1);
  });
});
