/** Roles at the desk: given, taken and kept to the rule that a shop has an owner (D138, D140). */
import { beforeAll, describe, expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const SHOP = 'appknowledge';
const test = withApp({ labels: ['knowledge', 'training'] });

const ask = async (name: string, payload: object, headers: Record<string, string> = {}) =>
  (
    await test().ask('knowledge', {
      method: 'POST',
      url: `/api/console.${name}/1.0.0`,
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en', ...headers },
      payload: { shop: 'knowledge', ...payload },
    })
  ).json();

const idOf = async (phone: string) => (await test().database.stores.accounts.byPhone(SHOP, phone))?.id ?? '';
const roleOf = async (id: string) => (await ask('people.get', { id })).data.item.role;

let owner = '';
let newcomer = '';
beforeAll(async () => {
  owner = await idOf('19900000005');
  newcomer = await idOf('19900000006');
});
const setRole = (user_id: string, role: string) => ask('people.role.set', { user_id, role });

describe('roles at the desk', () => {
  it('D138: one role takes the place of another, and none takes it away', async () => {
    expect((await setRole(newcomer, 'service')).data).toEqual({ user_id: newcomer, role: 'service' });
    expect(await roleOf(newcomer)).toBe('service');
    expect((await setRole(newcomer, 'editor')).code).toBe(0);
    expect(await roleOf(newcomer)).toBe('editor');
    expect((await ask('people.list', { filter: { role: ['editor', 'teacher'] } })).data.total).toBe(3);
    expect((await setRole(newcomer, '')).code).toBe(0);
    expect(await roleOf(newcomer)).toBe('');
    expect((await test().database.stores.users.byId(SHOP, newcomer))?.roles).toEqual(['learner']);
  });

  it('D138: a shop keeps an owner, whatever is asked at once', async () => {
    expect((await setRole(owner, 'manager')).code).toBe(40900);
    expect((await setRole(newcomer, 'owner')).code).toBe(0);
    const answers = await Promise.all([setRole(owner, ''), setRole(newcomer, '')]);
    expect(answers.map(({ code }: { code: number }) => code).toSorted((one, other) => one - other)).toEqual([
      0, 40900,
    ]);
    const { data } = await ask('people.list', { filter: { role: 'owner' } });
    expect(data.total).toBe(1);
    await setRole(owner, 'owner');
    await setRole(newcomer, '');
    expect([await roleOf(owner), await roleOf(newcomer)]).toEqual(['owner', '']);
  });

  it('D140: a change is in the audit log with both roles, and what changes nothing is not', async () => {
    await setRole(newcomer, 'teacher');
    await setRole(newcomer, 'teacher');
    const { items } = (await ask('audit.list', { q: newcomer })).data;
    expect(items[0]).toMatchObject({
      before: { role: '' },
      after: { role: 'teacher' },
      subject: `person ${newcomer}`,
    });
    expect(items[1]?.after).not.toEqual({ role: 'teacher' });
    await setRole(newcomer, '');
  });

  it('D138: finds no person of another shop, and accepts only known roles', async () => {
    expect((await setRole('u_nobody', 'editor')).code).toBe(40400);
    expect((await setRole(newcomer, 'king')).code).toBe(40000);
    expect(
      (await ask('people.role.set', { shop: 'training', user_id: newcomer, role: 'editor' })).code,
    ).not.toBe(0);
  });
});
