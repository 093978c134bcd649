/** The small parts of the running storefront: session, reports, reload guard, clicks, intents. */
import { describe, expect, test, vi } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { fakeBeacon } from '#platform/beacon.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { memoryStore } from '#platform/storage.ts';
import { svipInfoGet } from '#schemas/api/svip/svip.info.get.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { createAppStore } from '#state/app-state.ts';
import { rememberUser } from '#state/known-user.ts';
import { buildBoot } from '../../tests/support/build-boot.ts';
import { mayReload } from './chunk-failure.ts';
import { targetOf } from './clicks.ts';
import { hoistPreloads } from './hoist-preloads.ts';
import { makeIntend, type IntentPorts } from './intents.ts';
import { makeReporter } from './report.ts';
import { hasSessionCookie, startSession, viewerOf } from './session.ts';

const INFO = {
  user_id: 'u_1',
  app_id: 'appknowledge',
  pc_user_key: 'k',
  wx_avatar: '/a.png',
  wx_nickname: 'Ann',
  wx_name: 'Ann Real',
  job: '',
  company: '',
  channels: [],
  phone: '199****0001',
  is_svip: 1,
  is_owner: 0,
  bought: ['v_1'],
};

function session(answer: unknown, cookies = 'pc_user_key=k', kept = memoryStore()) {
  const store = createAppStore(buildBoot(), 'cn');
  const call = vi.fn().mockResolvedValue(answer);
  const caller: Caller = (endpoint, input) => call(endpoint, input);
  return {
    store,
    kept,
    call,
    run: () => startSession({ store, kept, cookies: () => cookies, call: caller }),
  };
}

describe('session', () => {
  test('M153: without the readable cookie nobody is asked and nothing is kept', async () => {
    const kept = memoryStore({ 'lt-user': '{"app_id":"appknowledge"}' });
    const { run, call, store } = session(undefined, 'other=1', kept);
    await run();
    expect(call).not.toHaveBeenCalled();
    expect(store.getState().session).toBe('out');
    expect(kept.get('lt-user')).toBeUndefined();
  });

  test('R27: a person who is gone takes their searches along; a stranger keeps theirs', async () => {
    const searches = { 'lt-searches:appknowledge': '["写作"]' };
    const person = memoryStore({
      'lt-user': '{"app_id":"appknowledge","user_id":"u_1","nickname":"Ann","avatar":""}',
      ...searches,
    });
    await session(undefined, '', person).run();
    expect(person.get('lt-searches:appknowledge')).toBeUndefined();
    const stranger = memoryStore(searches);
    await session(undefined, '', stranger).run();
    expect(stranger.get('lt-searches:appknowledge')).toBe('["写作"]');
  });

  test('M154: the server’s word is stored with the app id, without phone, real name or goods', async () => {
    const { run, store, kept, call } = session({
      ok: true,
      data: { user_info: INFO, app_id: 'appknowledge' },
    });
    await run();
    // M160: once it is known who is here, their membership is asked for.
    expect(call).toHaveBeenLastCalledWith(svipInfoGet, { shop_id: 'appknowledge', user_id: 'u_1' });
    expect(viewerOf(store).get()).toMatchObject({
      status: 'in',
      user: { nickname: 'Ann', svip: true, bought: ['v_1'] },
    });
    expect(JSON.parse(kept.get('lt-user') ?? '')).toEqual({
      app_id: 'appknowledge',
      user_id: 'u_1',
      nickname: 'Ann',
      avatar: '/a.png',
      svip: true,
      owner: false,
    });
  });

  test('M153: the remembered person is there before the server answers', async () => {
    const kept = memoryStore();
    rememberUser(kept, 'appknowledge', {
      user_id: 'u_1',
      nickname: 'Ann',
      avatar: '',
      svip: false,
      owner: false,
      bought: [],
    });
    const { run, store } = session(new Promise(() => undefined), 'pc_user_key=k', kept);
    void run();
    expect(store.getState().session).toBe('in');
  });

  test('M155: 8504 clears the person, the VIP data and the local copy', async () => {
    const kept = memoryStore();
    rememberUser(kept, 'appknowledge', {
      user_id: 'u_1',
      nickname: 'Ann',
      avatar: '',
      svip: true,
      owner: false,
      bought: [],
    });
    const { run, store } = session({ ok: false, code: 'not-logged-in', msg: '' }, 'pc_user_key=k', kept);
    await run();
    expect(store.getState()).toMatchObject({
      session: 'out',
      userInfo: undefined,
      superVipData: { hasSuperVip: false },
    });
    expect(kept.get('lt-user')).toBeUndefined();
  });

  test('M161: after a login nobody remembered stands in for a person the server does not tell', async () => {
    const kept = memoryStore({
      'lt-user': '{"app_id":"appknowledge","user_id":"u_1","nickname":"Ann","avatar":""}',
    });
    const store = createAppStore(buildBoot(), 'cn');
    const call: Caller = () => Promise.resolve({ ok: false, code: 'network', msg: '服务器繁忙' });
    const said = await startSession({ store, kept, cookies: () => 'pc_user_key=k', call, isNew: true });
    expect([said, store.getState().session, kept.get('lt-user')]).toEqual(['服务器繁忙', 'out', undefined]);
  });

  test('M161: any other failure leaves the remembered person', async () => {
    const kept = memoryStore();
    rememberUser(kept, 'appknowledge', {
      user_id: 'u_1',
      nickname: 'Ann',
      avatar: '',
      svip: true,
      owner: false,
      bought: [],
    });
    const { run, store } = session({ ok: false, code: 'network', msg: '' }, 'pc_user_key=k', kept);
    await run();
    expect(store.getState().session).toBe('in');
  });

  test.each([
    'not json',
    '[]',
    '{"app_id":"appother","user_id":"u","nickname":"n","avatar":""}',
    '{"app_id":"appknowledge","user_id":7}',
  ])('R27: a local copy like %s is dropped', async (text) => {
    const kept = memoryStore({ 'lt-user': text });
    const { run, store } = session({ ok: false, code: 'network', msg: '' }, 'pc_user_key=k', kept);
    await run();
    expect(store.getState().session).toBe('out');
    expect(kept.get('lt-user')).toBeUndefined();
  });

  test('M163: the keys of the global state, with what the shop says of them', () => {
    const boot = buildBoot({
      info: { page_mp_bgcolor: '#fafafa', is_gray_page: 1, only_mobile: 1, gray_flag: 1 },
    });
    const state = createAppStore(boot, 'cn').getState();
    expect(state).toEqual({
      locales: 'cn',
      app_id: 'appknowledge',
      session: 'unknown',
      userInfo: undefined,
      superVipData: { hasSuperVip: false, url: '', is_svip: 0 },
      shopThemeColor: boot.theme.primary,
      pageMpBgcolor: '#fafafa',
      isGrayPage: true,
      onlyMobile: true,
      grayFlag: true,
      userAvatarIcon: '',
      learning_title: expect.any(String),
      my_tasks: expect.any(String),
      my_purchase_title: expect.any(String),
      currentPlayer: '',
      currentAudio: '',
      learningReport: {
        stayTime: 0,
        stayTimer: undefined,
        learningResourceId: '',
        reportLock: false,
        reportLockDot: undefined,
      },
    });
  });

  test('D46: an empty cookie is no session', () => {
    expect(hasSessionCookie('a=1; pc_user_key=')).toBe(false);
    expect(hasSessionCookie('a=1; pc_user_key=x')).toBe(true);
  });
});

describe('reports', () => {
  const fault = { level: 'error', kind: 'js', message: 'boom 13912345678 ann@x.org' } as const;
  test('D111: batched, at most 20 a minute, without numbers or addresses of people', () => {
    const clock = fakeClock();
    const beacon = fakeBeacon();
    const { report } = makeReporter({
      clock,
      beacon,
      build: 'b',
      appId: 'appknowledge',
      path: () => '/page/a',
    });
    for (let index = 0; index < 30; index += 1) report(fault);
    clock.advance(2_000);
    expect(beacon.sent).toHaveLength(1);
    expect(beacon.sent[0]?.url).toBe('/v1/log?app_id=appknowledge');
    expect(beacon.sent[0]?.body['items']).toHaveLength(20);
    expect(JSON.stringify(beacon.sent)).not.toMatch(/139|ann@/);
    clock.advance(60_000);
    report(fault);
    clock.advance(2_000);
    expect(beacon.sent).toHaveLength(2);
  });
});

describe('a part that cannot be fetched', () => {
  test('R13: one reload a build, another one for the next build', () => {
    const store = memoryStore();
    expect([mayReload('b1', store), mayReload('b1', store), mayReload('b2', store)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('R13: a browser that cannot remember is never reloaded', () => {
    expect(mayReload('b1', { get: () => undefined, set: () => false, remove: () => undefined })).toBe(false);
  });
});

describe('clicks', () => {
  const here = { origin: window.location.origin, pathname: '/', search: '' };
  const anchor = (html: string) => {
    const element = document.createElement('a');
    for (const [, name, value] of html.matchAll(/([\w-]+)="([^"]*)"/g))
      element.setAttribute(name ?? '', value ?? '');
    return element;
  };
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', { button: 0, ...init });

  test.each([
    [
      'M16: a link of the site is followed in place',
      'href="/page/a?b=1#c"',
      {},
      true,
      { kind: 'go', href: '/page/a?b=1#c' },
    ],
    [
      'M87: a link that needs a person asks a stranger to log in',
      'href="/record" data-login=""',
      {},
      true,
      { kind: 'login', next: '/record' },
    ],
    [
      'M87: the same link just leads on for a learner',
      'href="/record" data-login=""',
      {},
      false,
      { kind: 'go', href: '/record' },
    ],
    ['a new tab is the browser’s', 'href="/page/a" target="_blank"', {}, true, undefined],
    ['a modified click is the browser’s', 'href="/page/a"', { ctrlKey: true }, true, undefined],
    ['the other button is the browser’s', 'href="/page/a"', { button: 1 }, true, undefined],
    ['another site is the browser’s', 'href="https://example.org/"', {}, true, undefined],
    ['a place in this page is the browser’s', 'href="/#main"', {}, true, undefined],
    ['what is no page is the browser’s', 'href="/docs"', {}, true, undefined],
    ['M162: another language is the browser’s', 'href="/page/a?lang=en"', {}, true, undefined],
    [
      'R9: an address that cannot be decoded is left to the server',
      'href="/page/%E0%A4%A"',
      {},
      true,
      undefined,
    ],
  ] as const)('%s', (_title, html, init, out, target) => {
    expect(targetOf(click(init), anchor(html), here, out)).toEqual(target);
  });
});

describe('intents', () => {
  function ports(overrides: Partial<IntentPorts> = {}) {
    const seen: string[] = [];
    const note = (name: string) => (value: string) => void seen.push(`${name} ${value}`);
    const intend = makeIntend({
      can: capabilities({ variant: 'knowledge', traits: new Set() }),
      appId: 'appknowledge',
      hasMain: false,
      call: () => Promise.reject(new Error('no call was expected')),
      here: () => '/page/a?b=1',
      go: note('go'),
      leave: note('leave'),
      back: () => void seen.push('back'),
      reload: () => void seen.push('reload'),
      setCookie: note('cookie'),
      forget: () => undefined,
      openLogin: note('login'),
      shutLogin: () => undefined,
      loggedIn: ({ code }) => void seen.push(`logged in ${code}`),
      settle: () => undefined,
      toast: note('toast'),
      ...overrides,
    });
    return { intend, seen };
  }

  test('M162: the language goes into a cookie, then the page is loaded anew', () => {
    const { intend, seen } = ports();
    intend('locale.set', { locale: 'en' });
    expect(seen).toEqual(['cookie locale=en; path=/; max-age=31536000; samesite=lax', 'reload']);
  });

  test.each([
    ['/page/a?lang=en', '/page/a'],
    ['/page/a?b=1&lang=en', '/page/a?b=1'],
  ])('M162: a language in the address %s gives way to the one chosen', (here, to) => {
    const { intend, seen } = ports({ here: () => here });
    intend('locale.set', { locale: 'cn' });
    expect(seen).toEqual(['cookie locale=cn; path=/; max-age=31536000; samesite=lax', `leave ${to}`]);
  });

  test('M162: anything but cn and en is ignored', () => {
    const { intend, seen } = ports();
    // What a page script could hand over in spite of the types.
    const bad: { locale: 'cn' } = JSON.parse('{"locale":"fr"}');
    intend('locale.set', bad);
    expect(seen).toEqual([]);
  });

  test.each([
    [true, ['auth.logout', 'auth.main.logout']],
    [false, ['auth.logout']],
  ])('M202, D7: a logout is told to the main host where there is one (%s)', async (hasMain, calls) => {
    const called: string[] = [];
    async function call(endpoint: AnyEndpoint): Promise<never>;
    async function call(endpoint: AnyEndpoint): Promise<unknown> {
      called.push(endpoint.name);
      return Promise.resolve({ ok: true, data: {} });
    }
    const { intend, seen } = ports({ hasMain, call });
    intend('logout.ask', {});
    await vi.waitFor(() => expect(seen).toEqual(['leave /']));
    expect(called).toEqual(calls);
  });

  test('requirement 27: a main host that does not answer keeps nothing of a person who logged out', async () => {
    const called: string[] = [];
    async function call(endpoint: AnyEndpoint): Promise<never>;
    async function call({ name }: AnyEndpoint): Promise<unknown> {
      called.push(name);
      return name === 'auth.logout' ? { ok: true, data: {} } : new Promise(() => undefined);
    }
    const forget = vi.fn();
    const { intend, seen } = ports({ hasMain: true, call, forget });
    intend('logout.ask', {});
    await vi.waitFor(() => expect(called).toEqual(['auth.logout', 'auth.main.logout']));
    expect(forget).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([]);
  });

  test('M87, D27: login opens over the page, with what comes after it', () => {
    const { intend, seen } = ports();
    intend('login.open', {});
    intend('login.open', { next: '/record' });
    expect(seen).toEqual(['login /page/a?b=1', 'login /record']);
  });

  test('M57: a training shop logs in on its page, with the way back', () => {
    const { intend, seen } = ports({ can: capabilities({ variant: 'training', traits: new Set() }) });
    intend('login.open', {});
    expect(seen).toEqual(['go /login?jumpfrom=%2Fpage%2Fa%3Fb%3D1']);
  });

  test('R6: an address from data is followed only where it may be', () => {
    const { intend, seen } = ports();
    for (const href of ['/page/b', 'https://example.org/', 'javascript:alert(1)', '//evil.example'])
      intend('page.go', { href });
    expect(seen).toEqual(['go /page/b', 'leave https://example.org/']);
  });

  test('M32, M33: searching goes where the shop searches', () => {
    const knowledge = ports();
    knowledge.intend('search.submit', { text: 'a/b 产品' });
    const training = ports({ can: capabilities({ variant: 'training', traits: new Set() }) });
    training.intend('search.submit', { text: 'x' });
    expect([...knowledge.seen, ...training.seen]).toEqual([
      'go /search/a%2Fb%20%E4%BA%A7%E5%93%81',
      'go /company_search/x',
    ]);
  });
});

test('M220: preloads of eager images move from the markup into the head', () => {
  const { html, preloads } = hoistPreloads(
    '<link rel="preload" as="image" href="/a.svg?x=1&amp;y=2" fetchPriority="high"/><p>hi</p>',
  );
  expect(html).toBe('<p>hi</p>');
  expect(preloads).toEqual([
    {
      tag: 'link',
      attributes: { rel: 'preload', as: 'image', href: '/a.svg?x=1&y=2', fetchpriority: 'high' },
    },
  ]);
});
