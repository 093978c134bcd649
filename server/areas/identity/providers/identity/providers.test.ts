/** ProviderLogin of other companies against stand-ins that speak their published protocols: answers, refusals, silence and nonsense (D47, D48). */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IdentifyResult, IdentityProvider } from '../../ports/identity-providers.ts';
import { identityProviders } from '../registries.ts';
import { openQq } from './qq.ts';
import { openWework } from './wework.ts';
import { openWechat } from './wechat.ts';

const SECRET = 'a-secret-of-an-application';
const ASKED = { code: 'code-1', returnTo: 'https://shop.example/auth/scan/wx' };
let now = 0;
const clock = { now: () => now };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Say = (query: URLSearchParams, response: ServerResponse) => string | object | undefined;

/** A company that answers by path, and what it was asked; undefined keeps silent. */
async function company(paths: Record<string, Say>): Promise<{ endpoint: string; requests: string[] }> {
  const events: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    events.push(`${url.pathname}?${url.searchParams.toString()}`);
    const message = paths[url.pathname]?.(url.searchParams, response);
    if (message === undefined) return;
    // As they do: JSON that calls itself plain text.
    response.setHeader('content-type', 'text/plain');
    response.end(typeof message === 'string' ? message : JSON.stringify(message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, requests: events };
}

const is =
  (answer: string | object): Say =>
  () =>
    answer;
const TOKEN = {
  access_token: 'AT',
  expires_in: 7200,
  refresh_token: 'RT',
  openid: 'o-1',
  scope: 'snsapi_login',
};
const WX = {
  '/sns/oauth2/access_token': is(TOKEN),
  '/sns/userinfo': is({ openid: 'o-1', nickname: '小明', sex: 1, privilege: [], unionid: 'u-1' }),
};
const QQ = {
  '/oauth2.0/token': is({ access_token: 'AT', expires_in: '7776000', refresh_token: 'RT' }),
  '/oauth2.0/me': is({ client_id: '101', openid: 'q-1' }),
  '/user/get_user_info': is({ ret: 0, msg: '', nickname: 'Peter', figureurl: 'http://q/1' }),
};
const WEWORK = {
  '/cgi-bin/gettoken': is({ errcode: 0, errmsg: 'ok', access_token: 'CT', expires_in: 7200 }),
  '/cgi-bin/auth/getuserinfo': is({ errcode: 0, errmsg: 'ok', userid: 'ZhangSan' }),
};

const wx = (endpoint: string, deadlineMs = 2_000) =>
  openWechat({ appId: 'wx1', appSecret: SECRET, endpoint, deadlineMs });
const qq = (endpoint: string) => openQq({ appId: '101', appKey: SECRET, endpoint });
const wework = (endpoint: string) =>
  openWework(
    {
      corpId: 'ww1',
      agentId: '1000002',
      secret: SECRET,
      endpoint,
      messageDomains: ['shop.example', 'login.work.weixin.qq.com'],
    },
    clock,
  );

describe('what signs a page', () => {
  const buildLentSender = (ticket: string) => is({ errcode: 0, errmsg: 'ok', ticket, expires_in: 7200 });
  const paths = {
    ...WEWORK,
    '/cgi-bin/ticket/get': buildLentSender('of-agent'),
    '/cgi-bin/get_jsapi_ticket': buildLentSender('of-corp'),
  };

  it('M220, M221: WeCom lends one for the agent and one for the corporation, and each is asked for once', async () => {
    const { endpoint, requests: events } = await company(paths);
    const { pageTicket } = wework(endpoint);
    const who = { corpId: 'ww1', agentId: '1000002' };
    for (let count = 0; count < 3; count += 1) {
      expect(await pageTicket?.('agent')).toEqual({ ...who, ticket: 'of-agent' });
      expect(await pageTicket?.('corp')).toEqual({ ...who, ticket: 'of-corp' });
    }
    expect(events).toEqual([
      `/cgi-bin/gettoken?corpid=ww1&corpsecret=${SECRET}`,
      '/cgi-bin/ticket/get?access_token=CT&type=agent_config',
      '/cgi-bin/get_jsapi_ticket?access_token=CT',
    ]);
  });

  it('M221: one that is refused is nothing, and is asked for anew', async () => {
    const { endpoint, requests: events } = await company({
      ...paths,
      '/cgi-bin/ticket/get': is({ errcode: 40014 }),
    });
    const { pageTicket } = wework(endpoint);
    expect([await pageTicket?.('agent'), await pageTicket?.('agent')]).toEqual([undefined, undefined]);
    expect(events.filter((one) => one.startsWith('/cgi-bin/gettoken'))).toHaveLength(2);
  });
});

describe('pages of the companies', () => {
  const page = {
    state: 'ab12',
    returnTo: 'https://shop.example/auth/scan/wx',
    locale: 'en',
    isInside: false,
  } as const;
  const parts = (provider: IdentityProvider, isInside = false) => {
    const url = new URL(provider.pageOf({ ...page, isInside }));
    return [url.origin + url.pathname, Object.fromEntries(url.searchParams), url.hash];
  };
  const back = page.returnTo;

  it('D48: each is asked for as published, and sent back to the shop alone', () => {
    expect(parts(wx(''))).toEqual([
      'https://open.weixin.qq.com/connect/qrconnect',
      {
        appid: 'wx1',
        redirect_uri: back,
        response_type: 'code',
        scope: 'snsapi_login',
        state: 'ab12',
        lang: 'en',
      },
      '#wechat_redirect',
    ]);
    expect(parts(qq(''))).toEqual([
      'https://graph.qq.com/oauth2.0/authorize',
      { response_type: 'code', client_id: '101', redirect_uri: back, state: 'ab12', scope: 'get_user_info' },
      '',
    ]);
    expect(parts(wework(''))).toEqual([
      'https://login.work.weixin.qq.com/wwlogin/sso/login',
      {
        login_type: 'CorpApp',
        appid: 'ww1',
        agentid: '1000002',
        redirect_uri: back,
        state: 'ab12',
        lang: 'en',
        redirect_type: 'self',
      },
      '',
    ]);
  });

  it('D66: inside its app WeCom is asked without a scan', () => {
    expect(parts(wework(''), true)).toEqual([
      'https://open.weixin.qq.com/connect/oauth2/authorize',
      {
        appid: 'ww1',
        redirect_uri: back,
        response_type: 'code',
        scope: 'snsapi_base',
        state: 'ab12',
        agentid: '1000002',
      },
      '#wechat_redirect',
    ]);
  });
});

describe('who it was', () => {
  it('D48: WeChat says it by the union id, with the name', async () => {
    const { endpoint, requests: events } = await company(WX);
    expect(await wx(endpoint).identify(ASKED)).toEqual({
      ok: true,
      account: { externalId: 'u-1', nickname: '小明' },
    });
    expect(events).toEqual([
      `/sns/oauth2/access_token?appid=wx1&secret=${SECRET}&code=code-1&grant_type=authorization_code`,
      '/sns/userinfo?access_token=AT&openid=o-1&lang=zh_CN',
    ]);
    const { endpoint: alone } = await company({
      ...WX,
      '/sns/userinfo': is({ openid: 'o-1', nickname: '' }),
    });
    expect(await wx(alone).identify(ASKED)).toEqual({
      ok: true,
      account: { externalId: 'o-1', nickname: '' },
    });
  });

  it('D48: QQ says it by the open id of this application', async () => {
    const { endpoint, requests: events } = await company(QQ);
    expect(await qq(endpoint).identify(ASKED)).toEqual({
      ok: true,
      account: { externalId: 'q-1', nickname: 'Peter' },
    });
    expect(events[0]).toContain(
      `client_secret=${SECRET}&code=code-1&redirect_uri=https%3A%2F%2Fshop.example%2F`,
    );
    const other = await company({ ...QQ, '/oauth2.0/me': is({ client_id: '999', openid: 'q-1' }) });
    expect(await qq(other.endpoint).identify(ASKED)).toMatchObject({ ok: false, reason: 'other-client' });
  });

  it('D48: WeCom says it by the member, and its own token is asked for once while it lives', async () => {
    const { endpoint, requests: events } = await company(WEWORK);
    const provider = wework(endpoint);
    expect(await Promise.all([provider.identify(ASKED), provider.identify(ASKED)])).toEqual(
      Array.from({ length: 2 }, () => ({ ok: true, account: { externalId: 'ZhangSan', nickname: '' } })),
    );
    expect(events.filter((path) => path.startsWith('/cgi-bin/gettoken'))).toEqual([
      `/cgi-bin/gettoken?corpid=ww1&corpsecret=${SECRET}`,
    ]);
    now += 7_000_000;
    await provider.identify(ASKED);
    expect(events.filter((path) => path.startsWith('/cgi-bin/gettoken'))).toHaveLength(2);
  });

  it('D48: a token WeCom took back is asked for anew, once', async () => {
    let isStale = true;
    const { endpoint } = await company({
      ...WEWORK,
      '/cgi-bin/auth/getuserinfo': () => {
        const answer = isStale ? { errcode: 42001, errmsg: 'expired' } : { errcode: 0, userid: 'LiSi' };
        isStale = false;
        return answer;
      },
    });
    expect(await wework(endpoint).identify(ASKED)).toMatchObject({ account: { externalId: 'LiSi' } });
  });

  it('D66: a person outside the corporation is not a member', async () => {
    const { endpoint } = await company({
      ...WEWORK,
      '/cgi-bin/auth/getuserinfo': is({ errcode: 0, errmsg: 'ok', openid: 'x', external_userid: 'y' }),
    });
    expect(await wework(endpoint).identify(ASKED)).toEqual({
      ok: false,
      code: 'not-a-member',
      reason: 'outsider',
    });
  });
});

describe('what goes wrong', () => {
  const failing = (reason: string): IdentifyResult => ({ ok: false, code: 'scan-failed', reason });
  const text = `{"access_token":"AT"${' '.repeat(70_000)}}`;

  it.each<[string, (endpoint: string) => IdentityProvider, Record<string, Say>, string]>([
    [
      'WeChat: a used code',
      wx,
      { '/sns/oauth2/access_token': is({ errcode: 40163, errmsg: `code been used, ${SECRET}` }) },
      '40163',
    ],
    [
      'WeChat: a token it takes back',
      wx,
      { ...WX, '/sns/userinfo': is({ errcode: 40001, errmsg: 'bad' }) },
      '40001',
    ],
    ['WeChat: no token', wx, { '/sns/oauth2/access_token': is({}) }, 'no-access_token'],
    ['WeChat: nonsense', wx, { '/sns/oauth2/access_token': is('<html>') }, 'SyntaxError'],
    ['WeChat: a list', wx, { '/sns/oauth2/access_token': is([1]) }, 'no-object'],
    ['WeChat: a flood', wx, { '/sns/oauth2/access_token': is(text) }, 'answer-too-large'],
    [
      'QQ: a used code',
      qq,
      { '/oauth2.0/token': is({ error: 100020, error_description: 'code is reused error' }) },
      '100020',
    ],
    [
      'QQ: a fault as a script',
      qq,
      { '/oauth2.0/token': is('callback( {"error":100016,"error_description":"x"} );') },
      '100016',
    ],
    [
      'QQ: a fault of the person',
      qq,
      { ...QQ, '/user/get_user_info': is({ ret: -1, msg: 'client request' }) },
      '-1',
    ],
    [
      'WeCom: a wrong secret',
      wework,
      { '/cgi-bin/gettoken': is({ errcode: 40001, errmsg: 'invalid credential' }) },
      '40001',
    ],
    [
      'WeCom: a used code',
      wework,
      { ...WEWORK, '/cgi-bin/auth/getuserinfo': is({ errcode: 40029, errmsg: 'invalid code' }) },
      '40029',
    ],
  ])('D48: %s identifies nobody, and nothing secret is told of it', async (_name, open, paths, reason) => {
    const { endpoint } = await company(paths);
    expect(await open(endpoint).identify(ASKED)).toEqual(failing(reason));
  });

  it('D48: neither silence nor a way elsewhere is waited for or followed', async () => {
    const silent = await company({ '/sns/oauth2/access_token': () => undefined });
    expect(await wx(silent.endpoint, 50).identify(ASKED)).toEqual(failing('TimeoutError'));
    const { endpoint: goal, requests: events } = await company(WX);
    const away = await company({
      '/sns/oauth2/access_token': (query, response) => {
        response.statusCode = 302;
        response.setHeader('location', `${goal}/sns/oauth2/access_token?${query.toString()}`);
        return '';
      },
    });
    expect(await wx(away.endpoint).identify(ASKED)).toEqual(failing('TypeError'));
    expect(events).toEqual([]);
  });
});

describe('an installation that names no other endpoint', () => {
  it.each([
    ['wx', { WX_APP_ID: 'wx1', WX_APP_SECRET: SECRET }, 'https://api.weixin.qq.com/sns/oauth2/access_token'],
    ['qq', { QQ_APP_ID: '101', QQ_APP_KEY: SECRET }, 'https://graph.qq.com/oauth2.0/token'],
    [
      'wework',
      { WEWORK_CORP_ID: 'corp', WEWORK_AGENT_ID: '1', WEWORK_SECRET: SECRET },
      'https://qyapi.weixin.qq.com/cgi-bin/gettoken',
    ],
  ])('D48: asks %s at its usual address', async (name, env, address) => {
    const onAsk = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const [providerChoice] = identityProviders.choose(
      { ...env, SCAN_PROVIDERS: name },
      { allowsBuiltIn: false, hostname: 'shop.example' },
    );
    await providerChoice?.open({ clock })?.identify(ASKED);
    expect(onAsk).toHaveBeenCalledWith(expect.stringContaining(`${address}?`), expect.anything());
    onAsk.mockRestore();
  });
});
