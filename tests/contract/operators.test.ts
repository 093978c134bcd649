/** Who runs the installation from a desk (ADR-790), and what they see of it (R58). */
import { describe, expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const operator = { authorization: `Bearer ${CONSOLE_TOKEN}` };
const SHOP = 'appknowledge';
const MANAGER = '19900000002';

async function ask(name: string, payload: object, headers: Record<string, string> = operator) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { 'accept-language': 'en', ...headers },
    payload,
  });
  return answer.json();
}
const download = (headers: Record<string, string>) =>
  test().ask('knowledge', { url: '/backups/20261127T133000Z-1f3a.tgz', headers });
const session = async (headers: Record<string, string>) =>
  (await test().ask('knowledge', { url: '/api/desk.session.get/1.0.0', headers })).json().data;

describe('operators', () => {
  it('ADR-790: a person with a role at the desk is given the installation, and it is taken again with the next call', async () => {
    const headers = await deskHeaders(test(), 'manager');
    expect((await ask('backup.list', {}, headers)).code).toBe(4005);
    expect((await download(headers)).json().code).toBe(4005);
    expect((await session(headers)).scopes).not.toContain('installation');
    const addition = await ask('operators.add', { label: 'knowledge', phone: MANAGER });
    expect(addition).toMatchObject({ code: 0, data: { label: 'knowledge', phone: '199****0002' } });
    expect((await session(headers)).scopes).toContain('installation');
    expect((await download(headers)).statusCode).toBe(404);
    for (const name of ['backup.list', 'jobs.list', 'installation.get', 'operators.list'])
      expect((await ask(name, {}, headers)).code, name).toBe(0);
    const { user_id } = addition.data;
    expect((await ask('operators.remove', { label: 'knowledge', user_id }, headers)).code).toBe(0);
    expect((await ask('backup.list', {}, headers)).code).toBe(4005);
    const { items } = (await ask('audit.list', { shop: 'knowledge', q: user_id })).data;
    expect(items.map(({ call }: { call: string }) => call)).toEqual(
      expect.arrayContaining(['console.operators.add', 'console.operators.remove']),
    );
  });

  it.each([
    ['nowhere', MANAGER, 'no-shop'],
    ['knowledge', '13900009999', 'no-person'],
    ['knowledge', '19900000001', 'no-desk-role'],
  ])('ADR-790: %s %s: %s', async (label, phone, reason) => {
    expect(await ask('operators.add', { label, phone })).toMatchObject({ code: 40900, data: { reason } });
  });

  it('ADR-790: with the role at the desk it goes, and no owner signs in as one by an invitation', async () => {
    const { data } = await ask('operators.add', { label: 'knowledge', phone: MANAGER });
    const owner = await deskHeaders(test(), 'owner');
    const invite = { shop: 'knowledge', phone: MANAGER, role: 'learner' };
    expect((await ask('people.invite', invite, owner)).code).toBe(4005);
    expect((await ask('people.invite', { ...invite, phone: '13900009998' }, owner)).code).toBe(0);
    await ask('people.role.set', { shop: 'knowledge', user_id: data.user_id, role: '' });
    expect((await test().database.stores.users.byId(SHOP, data.user_id))?.roles).not.toContain('operator');
    expect((await ask('people.invite', invite, owner)).code).toBe(0);
  });

  it('ADR-790: an invitation made before opens no more', async () => {
    const owner = await deskHeaders(test(), 'owner');
    const invite = { shop: 'knowledge', phone: MANAGER, role: 'manager' };
    const { path } = (await ask('people.invite', invite, owner)).data;
    expect((await test().ask('knowledge', path)).statusCode).toBe(200);
    const { data } = await ask('operators.add', { label: 'knowledge', phone: MANAGER });
    expect((await test().ask('knowledge', path)).statusCode).toBe(410);
    expect((await ask('operators.remove', { label: 'knowledge', user_id: data.user_id })).code).toBe(0);
  });

  it('R58: the installation says what it is, and what shops keep', async () => {
    const { data } = await ask('installation.get', {});
    expect(data).toMatchObject({
      build: 'test-build',
      node: process.versions.node,
      shops: 2,
      jobs: { failed: 0 },
      last_backup_ts: 0,
    });
    expect(data.database.version).toBeGreaterThanOrEqual(15);
    expect(data.database.bytes).toBeGreaterThan(1_000_000);
    expect(data.files.map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(['knowledge']),
    );
  });
});
