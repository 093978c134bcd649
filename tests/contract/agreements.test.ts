/** What is agreed to at a login, over HTTP: which version, when, and what nobody can accept (D63). */
import { describe, expect, it } from 'vitest';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';
import { withLogin, SHOP, PASSWORD, sessionOf } from './login-fixture.ts';

const { test, somebody, send, logIn } = withLogin();

describe('what was agreed to', () => {
  it('D63: the version accepted is kept with its first moment, and an older tab takes nothing back', async () => {
    const { id, phone } = await somebody();
    const { accounts } = test().database.stores;
    const cookie = sessionOf(await logIn(phone, PASSWORD));
    const accept = async (version: string) =>
      (await send('/auth/accept_agreement', { version }, { cookie })).json().code;
    const readKeptItems = async () => {
      const account = await accounts.byId(SHOP, id);
      return [account?.agreed, account?.agreedAt];
    };
    expect(await readKeptItems()).toEqual(['', undefined]);
    const before = Date.now();
    expect(await accept(AGREEMENT_VERSION)).toBe(0);
    const first = await readKeptItems();
    expect(first).toEqual([AGREEMENT_VERSION, expect.any(Number)]);
    expect(Number(first[1])).toBeGreaterThanOrEqual(before);
    for (const version of [AGREEMENT_VERSION, '0']) expect(await accept(version)).toBe(0);
    expect(await readKeptItems()).toEqual(first);
  });

  it('D63: texts that are not written yet cannot be accepted', async () => {
    const { id, phone } = await somebody();
    const cookie = sessionOf(await logIn(phone, PASSWORD));
    const answer = await send(
      '/auth/accept_agreement',
      { version: String(Number(AGREEMENT_VERSION) + 1) },
      { cookie },
    );
    expect(answer.json().code).toBe(40900);
    expect((await test().database.stores.accounts.byId(SHOP, id))?.agreed).toBe('');
  });
});
