/** Each token of the desk opens what it was made for and nothing else: not in another shop, on another day or in another's place (D43, D139). */
import { describe, expect, it } from 'vitest';
import { appSession } from '#server/areas/identity/tables/users.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const OWNER = '19900000005';

const test = withApp({ labels: ['knowledge', 'training'] });

const headersOf = (shop: string) => ({
  'app-id': `app${shop}`,
  'accept-language': 'en',
  origin: `http://${shop}.localhost:3000`,
  'sec-fetch-site': 'same-origin',
});

async function ask(shop: string, name: string, headers: Record<string, string>, payload: object = {}) {
  const answer = await test().ask(shop, {
    method: 'POST',
    url: `/api/${name}/1.0.0`,
    headers: { ...headersOf(shop), ...headers },
    payload: { shop, ...payload },
  });
  return { headers: answer.headers, code: Number(answer.json().code), data: answer.json().data };
}

async function sessionIn(shop: string): Promise<string> {
  const { headers } = await ask(shop, 'desk.session.create', {}, { name: OWNER, password: 'learn123' });
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  return cookie.split(';')[0] ?? '';
}

async function linkOf(shop: string, more: object = {}): Promise<string> {
  const bearer = { authorization: `Bearer ${CONSOLE_TOKEN}` };
  const { data } = await ask(shop, 'console.preview.create', bearer, { in_desk: true, ...more });
  return new URL(data.url).searchParams.get('preview') ?? '';
}

const reads = async (shop: string, headers: Record<string, string>) =>
  (await ask(shop, 'console.page.list', headers)).code;

describe('a session of the desk', () => {
  it('D139: opens nothing once its 12 hours are over', async () => {
    const cookie = await sessionIn('knowledge');
    expect(await reads('knowledge', { cookie })).toBe(0);
    await test()
      .database.db.update(appSession)
      .set({ expiresAt: Date.now() - 1 });
    expect(await reads('knowledge', { cookie })).toBe(8504);
    const page = await test().ask('knowledge', { url: '/desk/pages', headers: { cookie } });
    expect([page.statusCode, page.headers['location']]).toEqual([302, '/desk/login?next=%2Fdesk%2Fpages']);
  });

  it('D139: opens nothing in another shop where the same person is at the desk, too', async () => {
    const [knowledge, training] = [await sessionIn('knowledge'), await sessionIn('training')];
    expect(await reads('knowledge', { cookie: knowledge })).toBe(0);
    expect(await reads('training', { cookie: training })).toBe(0);
    expect(await reads('training', { cookie: knowledge })).toBe(8504);
    expect(await reads('knowledge', { cookie: training })).toBe(8504);
  });
});

describe('a link of the desk', () => {
  it('D43, D139: is no session, no bearer and no code, in its own shop either', async () => {
    const token = await linkOf('knowledge');
    for (const headers of [
      { cookie: `__Host-desk=${token}` },
      { cookie: `shop_session=${token}` },
      { authorization: `Bearer ${token}` },
      { preview: token },
    ])
      expect(await reads('knowledge', headers), JSON.stringify(Object.keys(headers))).not.toBe(0);
    const { headers } = await test().ask('knowledge', {
      url: `/desk?app_id=appknowledge&code=${encodeURIComponent(token)}`,
    });
    expect(headers['location']).toMatch(/^\/desk\/login/);
  });

  it('D43: is not made of a session of the desk', async () => {
    const [, session = ''] = (await sessionIn('knowledge')).split('=');
    const url = `/?preview=${encodeURIComponent(session)}`;
    const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
    const { body } = await test().ask('knowledge', { url, headers: frame });
    expect(body).toContain('preview-bar is-fault');
  });
});
