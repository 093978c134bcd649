/** Every call the contracts name, answered by the server over a seeded store. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from '#api/answer.ts';
import { makeCaller } from '#api/call.ts';
import { onErrorCode } from '#api/session-loss.ts';
import { CODES, codeKeyOf } from '#schemas/api/codes.ts';
import { defineEndpoint, GENERAL_CODES, type AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { handlers } from '#server/start/handlers.gen.ts';
import { makeRegistry } from '#server/kernel/http/registry.ts';
import { WRITE_LIMIT } from '#server/kernel/limits/limits.ts';
import { CALL_LIMITS } from '#server/start/call-limits.ts';
import { consoleHandlers } from '#server/start/console-calls.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { Type } from 'typebox';
import { withApp } from './app.ts';
import { minimalInput } from './minimal-input.ts';

const ORIGIN = 'http://knowledge.localhost:3000';
const WRITE = { 'app-id': 'appknowledge', origin: ORIGIN };
const test = withApp();
const answeredEndpoints = endpoints.filter(({ name }) => name !== 'log.report');

function send(endpoint: AnyEndpoint, headers: Record<string, string> = {}) {
  const input = minimalInput(endpoint.input);
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return test().ask('knowledge', {
    method: endpoint.method,
    url: endpoint.method === 'GET' ? `${endpoint.path}?${query.toString()}` : endpoint.path,
    headers: { ...WRITE, ...headers },
    ...(endpoint.method === 'GET' ? {} : { payload: input }),
  });
}

async function hotWords(language: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const url = '/api/search.hot.get/1.0.0';
  const response = await test().ask('knowledge', { method: 'POST', url, headers });
  const words: { word: string }[] = response.json().data;
  return words.map(({ word }) => word);
}

describe('every call', () => {
  it.each(answeredEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'M200: %s answers the envelope with a declared code',
    async (_name, endpoint) => {
      const response = await send(endpoint);
      const body: Record<string, unknown> = response.json();
      expect(response.statusCode).toBe(200);
      expect(Object.keys(body)).toEqual(['code', 'data', 'msg', 'req_id']);
      expect(body['req_id']).toBe(response.headers['x-request-id']);
      const key = codeKeyOf(Number(body['code']), endpoint.codes);
      expect(['ok', ...endpoint.codes, ...GENERAL_CODES]).toContain(key);
      expect(key).not.toBe('server-error');
    },
  );

  it.each(
    endpoints
      .filter(({ access }) => access !== 'anyone')
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('M155: %s answers 8504 when nobody is logged in', async (_name, endpoint) => {
    expect((await send(endpoint)).json()).toMatchObject({
      code: 8504,
      data: null,
      msg: CODES['not-logged-in'].cn,
    });
  });

  it('M155, M196: whichever of them refuses who asks, the client forgets the person or leads away', async () => {
    const { cookie } = await test().login('appknowledge', '19900000001');
    const readResult = async (endpoint: AnyEndpoint, as: Record<string, string>) => {
      const seenItems: string[] = [];
      const call = makeCaller(
        {
          appId: 'appknowledge',
          locale: 'cn',
          onRefusal: (_endpoint, answer) =>
            onErrorCode(answer, {
              forget: () => seenItems.push('forget'),
              go: (href) => seenItems.push(href),
            }),
        },
        async () => readEnvelope((await send(endpoint, as)).json(), 'cn', endpoint.codes),
      );
      await call(endpoint, {});
      return seenItems;
    };
    const guardedEndpoints = answeredEndpoints.filter(({ access }) => access !== 'anyone');
    for (const endpoint of guardedEndpoints) expect(await readResult(endpoint, {})).toEqual(['forget']);
    const refusing = guardedEndpoints.filter(({ access }) => access !== 'learner');
    expect(refusing.length).toBeGreaterThan(0);
    for (const endpoint of refusing)
      expect([endpoint.name, await readResult(endpoint, { cookie })]).toEqual([
        endpoint.name,
        ['/noPermissions/2'],
      ]);
  });

  it('R41: none answers in script form, whatever a script asks for', async () => {
    for (const { path } of answeredEndpoints.filter(({ method }) => method === 'GET')) {
      const response = await test().ask('knowledge', {
        url: `${path}?callback=steal&jsonp=steal&cb=steal`,
        headers: { accept: 'text/javascript', 'sec-fetch-dest': 'script' },
      });
      expect(response.headers['content-type'], path).toMatch(/^application\/json\b/);
      expect(response.headers['x-content-type-options'], path).toBe('nosniff');
      expect(response.body, path).toMatch(/^\{/);
      expect(response.body, path).not.toContain('steal');
    }
  });

  it('M201: each stands under its interface version', () => {
    const versionedEndpoints = endpoints.filter(({ path }) => path.startsWith('/api/'));
    expect(versionedEndpoints.length).toBeGreaterThan(15);
    // Decisions fix four paths that say get and check where the calls send and verify (D59, M228).
    const buildSpokenText = (name: string) =>
      name.replace(/_code\.send$/, '_code.get').replace(/_code\.verify$/, '_code.check');
    for (const { name, path, version } of versionedEndpoints)
      expect(path).toBe(`/api/${buildSpokenText(name)}/${version}`);
  });

  it('M201: goods detail and recommendations are 2.0.0, all else 1.0.0, and no other version is answered', async () => {
    const SECOND = new Set(['goods.detail.get', 'goods.recommends.get', 'search.recommend.get']);
    for (const { name, path, version } of endpoints.filter((one) => one.path.startsWith('/api/')))
      expect([name, version, path.slice(-6)]).toEqual([
        name,
        ...(SECOND.has(name) ? ['2.0.0', '/2.0.0'] : ['1.0.0', '/1.0.0']),
      ]);
    const answer = async (path: string) => (await test().ask('knowledge', path)).json().code;
    expect(await answer('/api/search.recommend.get/2.0.0')).toBe(0);
    expect(await answer('/api/search.recommend.get/1.0.0')).toBe(40400);
    expect(await answer('/api/shop.info.get/2.0.0')).toBe(40400);
  });

  it('M70: the five calls of a page start tell the shop record', async () => {
    const read = async (name: string) => (await test().ask('knowledge', `/api/${name}/1.0.0`)).json().data;
    expect(await read('shop.info.get')).toMatchObject({ app_id: 'appknowledge', version_type: 3 });
    expect(await read('shop.expired.get')).toEqual({ detail: { version: 1, expire_at: '' } });
    expect(await read('shop.closed.get')).toEqual({ is_closed: 0, is_sealed: 0 });
    expect(await read('shop.no_login.get')).toEqual({ is_no_login: 0 });
    expect(await read('shop.password_login.get')).toEqual({ login_by_password_enabled: '1' });
  });

  it('M216: detail.version of an expired shop is not 1', async () => {
    const answer = (await test().ask('expired', '/api/shop.expired.get/1.0.0')).json();
    expect(answer.data.detail.version).not.toBe(1);
  });

  it('M217: navbar, side menu and theme are the published ones', async () => {
    const read = async (name: string) => (await test().ask('knowledge', `/api/${name}/1.0.0`)).json().data;
    expect((await read('shop.navbar.get')).nav_list.length).toBeGreaterThan(2);
    expect((await read('shop.suspend.get')).suspend_config.length).toBeGreaterThan(0);
    expect((await read('shop.theme.get')).theme.primary).toMatch(/^#/);
    expect(await read('shop.print_protection.get')).toEqual({ is_gray: 0 });
  });

  it('M67: print protection is 1 where the shop asks for it', async () => {
    const { ask, database } = test();
    const row = await database.stores.shops.byLabel('wecom');
    if (row === undefined) throw new Error('no shop wecom');
    const { app_id: appId } = row.info;
    await database.db
      .update(shop)
      .set({ info: { ...row.info, is_print_protected: 1 }, revision: row.revision + 1 })
      .where(eq(shop.appId, appId));
    await database.bus.publish('purge', { appId, tags: ['shop'] });
    const url = '/api/shop.print_protection.get/1.0.0';
    expect((await ask('wecom', url)).json().data).toEqual({ is_gray: 1 });
    expect((await ask('knowledge', url)).json().data).toEqual({ is_gray: 0 });
  });

  it('M218, D107: an internal training shop lets in its organization alone', async () => {
    const path = '/api/training.entry.check/1.0.0';
    const { ask, login } = test();
    expect((await ask('training', path)).json().data).toEqual({ entry_mode: 1, authorized: 1 });
    expect((await ask('training-internal', path)).json().data).toEqual({ entry_mode: 2, authorized: 0 });
    const { cookie } = await login('apptraininginternal', '19900000001');
    const member = await ask('training-internal', { url: path, headers: { cookie } });
    expect(member.json().data).toEqual({ entry_mode: 2, authorized: 1 });
  });

  it('M218, D107: only an enterprise school is an authenticated one', async () => {
    const path = '/api/enterprise.auth.check/1.0.0';
    expect((await test().ask('enterprise', path)).json().data).toEqual({ is_auth: 1 });
    expect((await test().ask('knowledge', path)).json().data).toEqual({ is_auth: 0 });
  });

  it('M223: hot search takes an empty body and answers a list', async () => {
    const words = await hotWords('zh-CN');
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(10);
    expect(words.every((word) => word !== '')).toBe(true);
  });

  it('M83: hot search words come in the language of the caller', async () => {
    expect(await hotWords('zh-CN')).toContain('写作');
    const english = await hotWords('en-US');
    expect(english).toContain('writing');
    expect(english.filter((word) => /\p{Script=Han}/u.test(word))).toEqual([]);
  });

  it('D19: the check answers a UC browser with code 1', async () => {
    const url = '/api/env.uc.check/1.0.0';
    const agent = 'Mozilla/5.0 (Windows NT 10.0) UBrowser/6.2.4098.3 Safari/537.36';
    expect((await test().ask('knowledge', { url, headers: { 'user-agent': agent } })).json().code).toBe(1);
    expect((await test().ask('knowledge', url)).json().code).toBe(0);
  });
});

describe('the person of a session', () => {
  it('M154: user info is answered to a session, with the phone masked', async () => {
    const { cookie, publicId } = await test().login('appknowledge', '19900000002');
    const url = '/auth/user_info?need_account_email=1';
    const { code, data } = (await test().ask('knowledge', { url, headers: { cookie } })).json();
    expect(code).toBe(0);
    expect(data).toMatchObject({
      app_id: 'appknowledge',
      user_info: { pc_user_key: publicId, phone: '199****0002', is_svip: 1 },
    });
    expect(JSON.stringify(data)).not.toContain('19900000002');
  });

  it('M203: logout is a form and ends the session for good', async () => {
    const { ask, login } = test();
    const { cookie } = await login('appknowledge', '19900000001');
    const headers = { ...WRITE, cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const out = await ask('knowledge', {
      method: 'POST',
      url: '/auth/logout',
      headers,
      payload: 'app_id=appknowledge',
    });
    expect(out.json().code).toBe(0);
    expect(out.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^shop_session=;.*HttpOnly/)]),
    );
    expect((await ask('knowledge', { url: '/auth/user_info', headers: { cookie } })).json().code).toBe(8504);
  });

  it('M191: only a training admin is one, and gets a code for the back end', async () => {
    const { ask, login } = test();
    const admin = { cookie: (await login('apptraining', '19900000004')).cookie };
    const learner = { cookie: (await login('apptraining', '19900000001')).cookie };
    expect((await ask('training', { url: '/auth/is_admin', headers: admin })).json().data).toEqual({
      is_admin: 1,
    });
    expect((await ask('training', { url: '/auth/is_admin', headers: learner })).json().data).toEqual({
      is_admin: 0,
    });
    const code = (await ask('training', { url: '/auth/admin_auth_code', headers: admin })).json().data.code;
    expect(code).toMatch(/^[\w-]{40,}\.[\w-]{40,}$/);
    expect((await ask('training', { url: '/auth/admin_auth_code', headers: learner })).json().code).toBe(
      4005,
    );
  });

  it('M91: only the owner of a knowledge shop gets the back-end address', async () => {
    const { ask, login } = test();
    const url = '/login_cooperate/get_cooperate_login_url';
    const owner = { cookie: (await login('appknowledge', '19900000005')).cookie };
    const learner = { cookie: (await login('appknowledge', '19900000001')).cookie };
    expect((await ask('knowledge', { url, headers: owner })).json().data.login_url).toContain(
      'app_id=appknowledge',
    );
    expect((await ask('knowledge', { url, headers: learner })).json().code).toBe(4005);
  });

  it('R28: a session of one shop is anonymous in another', async () => {
    const { cookie } = await test().login('appknowledge', '19900000001');
    expect((await test().ask('training', { url: '/auth/user_info', headers: { cookie } })).json().code).toBe(
      8504,
    );
  });
});

describe('what is sent', () => {
  it('D3: an unknown call or version is 404 in an envelope', async () => {
    for (const url of ['/api/nothing.get/1.0.0', '/api/shop.info.get/9.9.9', '/auth/nothing']) {
      const response = await test().ask('knowledge', url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 40400, data: null });
    }
  });

  it('D4: input outside the contract names the fields', async () => {
    const response = await test().ask('knowledge', '/api/page.micro.get/1.0.0?page_id=%3Cscript%3E');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      code: 40000,
      data: { fields: [{ field: '/page_id', rule: 'pattern' }] },
    });
  });

  it('D2: a form and JSON are read alike', async () => {
    const url = '/api/goods.cards.get/1.0.0';
    const json = await test().ask('knowledge', {
      method: 'POST',
      url,
      payload: { queries: [{ source: 'new', limit: 1 }] },
    });
    expect(json.json().data.lists[0]).toHaveLength(1);
    const headers = { ...WRITE, 'content-type': 'application/x-www-form-urlencoded' };
    const form = await test().ask('knowledge', {
      method: 'POST',
      url: '/auth/logout',
      headers,
      payload: 'unknown=1',
    });
    expect(form.json().code).toBe(0);
  });

  it.each([
    ['text', 'text/plain', '{}', 415],
    ['a tab before the type', '\tapplication/json', '[]', 200],
    ['XML', 'application/xml', '<a/>', 415],
  ])('R40: a body as %s is not taken for an object', async (_name, type, payload, status) => {
    const response = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/goods.cards.get/1.0.0',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().code).toBe(40000);
  });

  it.each(['[]', '"text"', '1', 'null', '{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])(
    'B17: the body %s is refused',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const response = await test().ask('knowledge', {
        method: 'POST',
        url: '/api/goods.cards.get/1.0.0',
        headers,
        payload,
      });
      expect(response.json().code).toBe(40000);
    },
  );

  it('D3: a body over the limit is 413 in an envelope', async () => {
    const payload = { queries: [], more: 'a'.repeat(600_000) };
    const response = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/goods.cards.get/1.0.0',
      payload,
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 40000, data: null });
  });

  it('M162: the message is in the language of the request', async () => {
    const say = async (headers: Record<string, string>) =>
      (await test().ask('knowledge', { url: '/auth/user_info', headers })).json().msg;
    expect(await say({ 'accept-language': 'en-US' })).toBe(CODES['not-logged-in'].en);
    expect(await say({ cookie: 'locale=en' })).toBe(CODES['not-logged-in'].en);
    expect(await say({ 'accept-language': 'en-US,en;q=0.9' })).toBe(CODES['not-logged-in'].cn);
    expect(await say({ cookie: 'locale=fr' })).toBe(CODES['not-logged-in'].cn);
  });

  it('D20: a type and an address are found by id alone', async () => {
    const [good] = await test().database.stores.goods.listPublic('appknowledge');
    const id = good?.id ?? '';
    const type = (await test().ask('knowledge', `/api/goods.type.get/1.0.0?goods_id=${id}`)).json();
    expect(type.data).toEqual({ goods_type: good?.type });
    const jump = (
      await test().ask('knowledge', `/api/goods.jump.get/1.0.0?goods_id=${id}&goods_type=999`)
    ).json();
    expect(jump.data.to).toMatch(/^\/(?:detail|unsupport)/);
    expect((await test().ask('tencent', `/api/goods.type.get/1.0.0?goods_id=${id}`)).json().code).toBe(40400);
  });
});

describe('contracts and handlers', () => {
  const facts = {
    name: 'lonely.thing.get',
    access: 'anyone',
    gate: 'nothing',
    area: 'lonely',
    summary: '',
    input: Type.Object({}),
    data: Type.Object({}),
  } as const;
  const lonely = defineEndpoint(facts);

  it('architecture: a contract without a handler ends the start', () => {
    expect(() => makeRegistry([...endpoints, lonely], handlers, CALL_LIMITS)).toThrow(
      'lonely.thing.get has a contract but no handler',
    );
  });

  it('architecture: a handler without a contract ends the start', () => {
    const handler = { endpoint: lonely, run: () => ({ ok: true, data: {} }) as const };
    expect(() => makeRegistry(endpoints, [...handlers, handler], CALL_LIMITS)).toThrow(
      'lonely.thing.get has a handler but no contract',
    );
  });

  it('R16: a contract that names an undefined limit stops the start', () => {
    const eager = defineEndpoint({ ...facts, rate: 'as-you-like' });
    const handler = { endpoint: eager, run: () => ({ ok: true, data: {} }) as const };
    expect(() => makeRegistry([...endpoints, eager], [...handlers, handler], CALL_LIMITS)).toThrow(
      'The shop server cannot start: lonely.thing.get names the limit as-you-like, which nobody defines.',
    );
  });

  it('R16: every limit that is defined is named by a contract; what writes and names none has that of all writes', () => {
    const contracts = [...endpoints, ...consoleHandlers.map(({ endpoint }) => endpoint)];
    const namedItems = new Set(contracts.flatMap(({ rate }) => rate ?? []));
    expect([...CALL_LIMITS.keys()].filter((name) => !namedItems.has(name))).toEqual([]);
    const calls = makeRegistry(endpoints, handlers, CALL_LIMITS);
    expect(calls.get('coupon.claim')?.limit).toEqual({ max: 30, windowMs: 60_000, per: 'session' });
    expect(calls.get('comment.add')?.limit).toBe(WRITE_LIMIT);
    expect(calls.get('shop.info.get')?.limit).toBeUndefined();
  });
});
