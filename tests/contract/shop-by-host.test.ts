/** Which shop a request is for, and where a write may come from (D6, requirements 28, 40, 42). */
import { describe, expect, it } from 'vitest';
import { withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const INFO = '/api/shop.info.get/1.0.0';
const LOGOUT = '/auth/logout';

async function shopOf(host: string, options: { header?: string; query?: string } = {}) {
  const url = options.query === undefined ? INFO : `${INFO}?app_id=${options.query}`;
  const headers = { host, ...(options.header === undefined ? {} : { 'app-id': options.header }) };
  const { code, data } = (await test().app.inject({ url, headers })).json();
  return code === 0 ? String(data.app_id) : Number(code);
}

describe('the shop of a request', () => {
  it('D6: the host decides', async () => {
    expect(await shopOf('localhost:3000')).toBe('appknowledge');
    expect(await shopOf('TRAINING.localhost.:3000')).toBe('apptraining');
  });

  it('R28: naming another shop than the host is 4005', async () => {
    expect(await shopOf('training.localhost', { header: 'appknowledge' })).toBe(4005);
    expect(await shopOf('training.localhost', { query: 'appknowledge' })).toBe(4005);
    expect(await shopOf('training.localhost', { header: 'apptraining', query: 'apptraining' })).toBe(
      'apptraining',
    );
  });

  it('M198: header and query that disagree are 40000', async () => {
    expect(await shopOf('training.localhost', { header: 'apptraining', query: 'appknowledge' })).toBe(40000);
    expect(await shopOf('shop.example', { header: 'apptraining', query: 'appknowledge' })).toBe(40000);
  });

  it('M15: on a host bound to no shop the header decides, then the query, then the default shop (D6)', async () => {
    expect(await shopOf('shop.example', { header: 'apptraining' })).toBe('apptraining');
    expect(await shopOf('shop.example', { query: 'apptraining' })).toBe('apptraining');
    expect(await shopOf('shop.example')).toBe('appknowledge');
    expect(await shopOf('shop.example', { header: 'appnowhere' })).toBe(40400);
  });

  it('D134: what is no host[:port] is no shop’s, the default one’s neither', async () => {
    expect(await shopOf('training.localhost/../x')).toBe(40400);
  });

  it('R28: a page asked for in the name of another shop goes to the no-permission page', async () => {
    const response = await test().ask('training', '/?app_id=appknowledge');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/noPermissions/2');
  });
});

describe('where a write comes from', () => {
  const ours = 'http://knowledge.localhost:3000';
  const write = (headers: Record<string, string>, url = LOGOUT) =>
    test()
      .ask('knowledge', {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{}',
      })
      .then((response) => Number(response.json().code));

  it.each([
    ['our origin', { origin: ours }, 0],
    ['our origin, said by the browser', { 'sec-fetch-site': 'same-origin' }, 0],
    ['another origin', { origin: 'https://evil.example' }, 4005],
    ['a sandboxed frame', { origin: 'null' }, 4005],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 4005],
    ['nowhere at all', {}, 4005],
    ['our origin on another port', { origin: 'http://knowledge.localhost:4000' }, 4005],
  ])('R40: a write from %s', async (_name, headers, code) => {
    expect(await write({ 'app-id': 'appknowledge', ...headers })).toBe(code);
  });

  it('R40: a write without the App-Id header is refused', async () => {
    expect(await write({ origin: ours })).toBe(40000);
  });

  it('R40: a read sent as POST is refused to strangers only', async () => {
    const hot = '/api/search.hot.get/1.0.0';
    expect(await write({}, hot)).toBe(0);
    expect(await write({ origin: 'https://evil.example' }, hot)).toBe(4005);
  });

  it('R42: no origin is reflected and none is allowed unasked', async () => {
    const response = await test().ask('knowledge', {
      url: INFO,
      headers: { origin: 'https://evil.example' },
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('with a list of origins', () => {
  const readListedApp = withApp({
    labels: ['knowledge'],
    config: { corsOrigins: ['https://learn.example.com'] },
  });

  it('R42: exactly the listed origins may call with cookies', async () => {
    const ask = (origin: string) => readListedApp().ask('knowledge', { url: INFO, headers: { origin } });
    const allowedResponse = await ask('https://learn.example.com');
    expect(allowedResponse.headers['access-control-allow-origin']).toBe('https://learn.example.com');
    expect(allowedResponse.headers['access-control-allow-credentials']).toBe('true');
    expect(
      (await ask('https://learn.example.com.evil.example')).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });
});

describe('with a main and an admin host', () => {
  const MAIN = 'https://main.example.com';
  const ADMIN = 'https://admin.example.com';
  const readHostedApp = withApp({ labels: ['knowledge'], config: { mainUrl: MAIN, adminUrl: ADMIN } });

  it('M202, D7: only a page may call them', async () => {
    const page = await readHostedApp().ask('knowledge', '/');
    const csp = String(page.headers['content-security-policy']).split('; ');
    expect(csp.find((part) => part.startsWith('connect-src'))).toBe(`connect-src 'self' ${MAIN} ${ADMIN}`);
  });
});
