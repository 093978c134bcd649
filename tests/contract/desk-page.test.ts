/** The desk's page: who is let in, where everybody else goes, what it may load, and the storefront's one-time code (D137, D139). */
import { describe, expect, it } from 'vitest';
import { withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const ORIGIN = 'http://training.localhost:3000';
const ADMIN = '19900000004';

const get = (label: string, url: string, headers: Record<string, string> = {}) =>
  test().ask(label, { url, headers });

async function signIn(name: string): Promise<string> {
  const { headers } = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/desk.session.create/1.0.0',
    headers: {
      'app-id': 'appknowledge',
      origin: 'http://knowledge.localhost:3000',
      'sec-fetch-site': 'same-origin',
    },
    payload: { name, password: 'learn123' },
  });
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  return cookie.split(';')[0] ?? '';
}

/** A code as a link of the storefront carries it. */
async function codeOf(): Promise<string> {
  const admin = await test().login('apptraining', ADMIN);
  const headers = { cookie: admin.cookie, 'app-id': 'apptraining' };
  const { data } = (await get('training', '/auth/admin_auth_code', headers)).json();
  expect(data.login_url).toBe(`${ORIGIN}/desk`);
  return data.code;
}

const deskCookie = (headers: Record<string, string | string[] | number | undefined>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('__Host-desk='));

describe('the page of the desk', () => {
  it.each(['/desk', '/desk/pages', '/desk/page/page/home?x=1'])(
    'D139: %s leads to the login and back, where nobody is signed in',
    async (url) => {
      const { statusCode, headers } = await get('knowledge', url);
      expect(statusCode).toBe(302);
      expect(headers['location']).toBe(`/desk/login?next=${encodeURIComponent(url)}`);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('R44: a file that is not there is 404, and never the login', async () => {
    const { statusCode, headers } = await get('knowledge', '/desk/assets/desk-old-1234567.js');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  it('D139: is sent to who is signed in, with the shop and the language; a session of the storefront opens nothing', async () => {
    const cookie = await signIn('19900000005');
    const page = await get('knowledge', '/desk/pages?lang=en', { cookie });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="en-US" data-app-id="appknowledge" data-locale="en">');
    const storefront = await test().login('appknowledge', '19900000005');
    expect((await get('knowledge', '/desk/pages', { cookie: storefront.cookie })).statusCode).toBe(302);
    expect((await get('training', '/desk/pages', { cookie })).statusCode).toBe(302);
  });

  it('R44: runs its own files alone, frames pages of its own host alone, and is framed by nobody', async () => {
    const { headers } = await get('knowledge', '/desk/login');
    const csp = String(headers['content-security-policy']);
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("frame-src 'self';");
    expect(csp).toContain("connect-src 'self';");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).toContain("require-trusted-types-for 'script'");
    expect(csp).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});

describe('the storefront’s link to the desk', () => {
  it('D137: its one-time code signs in once, and leaves the address', async () => {
    const code = await codeOf();
    const url = `/desk?app_id=apptraining&code=${encodeURIComponent(code)}`;
    const first = await get('training', url);
    expect([first.statusCode, first.headers['location']]).toEqual([302, '/desk']);
    const cookie = deskCookie(first.headers)?.split(';')[0] ?? '';
    expect((await get('training', '/desk', { cookie })).statusCode).toBe(200);
    const again = await get('training', url);
    expect(again.headers['location']).toMatch(/^\/desk\/login\?next=/);
    expect(deskCookie(again.headers)).toBeUndefined();
  });

  it('R25: a code of another shop, of another kind of address or changed by a letter signs nobody in', async () => {
    const code = await codeOf();
    const wrongUrls = [
      ['knowledge', `/desk?code=${encodeURIComponent(code)}`],
      ['training', `/desk/pages?app_id=apptraining&code=${encodeURIComponent(code)}`],
      ['training', `/desk?app_id=apptraining&code=${encodeURIComponent(`${code.slice(0, -2)}AA`)}`],
    ] as const;
    for (const [label, url] of wrongUrls)
      expect(deskCookie((await get(label, url)).headers), url).toBeUndefined();
    expect(
      deskCookie(
        (await get('training', `/desk?app_id=apptraining&code=${encodeURIComponent(code)}`)).headers,
      ),
    ).toBeDefined();
  });
});
