/** Signed preview links: what they show, to whom, until when, and what they can never do (D43, D114, requirement 43). */
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageMicroGet } from '#schemas/api/pages/pages.ts';
import type { RenderInput } from '#schemas/page/render-contract.ts';
import type { DeskRole } from '#schemas/console/roles.ts';
import type { ViewAs } from '#schemas/shop/view-as.ts';
import { PREVIEW_LIFE_MS } from '#server/areas/pages/limits.ts';
import { CONSOLE_TOKEN, drawHome, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';
import { page } from './page.ts';

let skew = 0;
const test = withApp({
  labels: ['knowledge', 'training'],
  deps: () => ({ clock: { now: () => Date.now() + skew } }),
});
const headers = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };
const document = (id: string, title: string, main: object[] = []) => ({
  schema_version: 1,
  id,
  kind: id === 'home' ? 'home' : 'micro',
  title,
  regions: { main },
});

async function ask(method: 'POST', url: string, payload?: object) {
  const request = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  return (await test().ask('knowledge', request)).json();
}
/** By somebody who has seen what is there. */
async function save(id: string, body: unknown) {
  const namedDocument = { shop: 'knowledge', kind: 'page', id };
  const { data } = await ask('POST', '/api/console.draft.get/1.0.0', namedDocument);
  return ask('POST', '/api/console.draft.save/1.0.0', { ...namedDocument, body, base: data?.base ?? '' });
}

/** Path and query of a link. */
async function link(viewAs: ViewAs = {}, more: object = {}): Promise<string> {
  const answer = await ask('POST', '/api/console.preview.create/1.0.0', {
    shop: 'knowledge',
    view_as: viewAs,
    ...more,
  });
  const { host, pathname, search } = new URL(answer.data.url);
  expect(host).toBe('knowledge.localhost:3000');
  return pathname + search;
}
const tokenOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('preview') ?? '';
const open = (url: string, more: Record<string, string> = {}) =>
  test().ask('knowledge', { url, headers: more });

/** What the storefront was told of each page it drew. */
const seenViews: RenderInput[] = [];
beforeEach(() => {
  seenViews.length = 0;
  test().setDraw(async (input) => {
    seenViews.push(input);
    const answer = await input.call(pageMicroGet, { page_id: 'home' });
    const title = answer.ok ? Reflect.get(Object(answer.data.page), 'title') : answer.code;
    const tags = answer.ok ? answer.data.tags : [];
    return page(`home says ${String(title)}`, { cache: { isShared: input.mode === 'live' }, tags });
  });
});
afterEach(() => {
  skew = 0;
  test().setDraw(drawHome);
});

describe('a preview in a frame of the desk', () => {
  const forFrame = (site: string) => ({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site });
  const hasBar = async (address: string, more: Record<string, string> = {}) =>
    (await open(address, more)).body.includes('class="preview-bar');

  it.each<[string, Record<string, string>]>([
    ['opened by a browser that does not say what for', {}],
    ['opened in a tab', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
    ['opened in a tab by its address', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    ['asked for by a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
    ['in a frame of another shop', forFrame('same-site')],
    ['in a frame of another site', forFrame('cross-site')],
    ['in a frame nobody began', forFrame('none')],
  ])('ADR-586: a link of the desk has its bar %s, and no desk in it', async (_where, more) => {
    expect(await hasBar(await link({}, { in_desk: true }), more)).toBe(true);
    expect(seenViews[0]?.preview?.isInDesk).toBeUndefined();
  });

  it('D138: is signed for people who work on pages at the desk, by the cookie of the desk', async () => {
    const sign = async (role: DeskRole) =>
      test().ask('knowledge', {
        method: 'POST',
        url: '/api/console.preview.create/1.0.0',
        headers: await deskHeaders(test(), role),
        payload: { shop: 'knowledge', in_desk: true, path: '/' },
      });
    for (const role of ['owner', 'manager', 'editor'] as const) {
      const { code, data } = (await sign(role)).json();
      expect(code).toBe(0);
      const { pathname, search } = new URL(data.url);
      expect((await open(pathname + search, forFrame('same-origin'))).statusCode).toBe(200);
    }
    for (const role of ['teacher', 'service'] as const) expect((await sign(role)).json().code).toBe(4005);
  });

  it('ADR-586: it has none in a frame of its own origin, where no cache keeps it and no other site can hold it', async () => {
    const answer = await open(await link({}, { in_desk: true }), forFrame('same-origin'));
    expect(answer.body).not.toContain('preview-bar');
    expect(seenViews[0]?.preview).toMatchObject({ isInDesk: true, role: 'visitor' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(answer.headers['x-robots-tag']).toContain('noindex');
  });

  it('ADR-586: any other link has its bar there too, and nothing in an address takes it away', async () => {
    const plain = await link();
    for (const address of [plain, `${plain}&in_desk=1`, `${plain}&in_desk=true`, '/?preview=of-yesterday'])
      expect(await hasBar(address, forFrame('same-origin')), address).toBe(true);
  });

  it('ADR-586: one that has expired says so in the frame', async () => {
    const address = await link({}, { in_desk: true });
    skew = PREVIEW_LIFE_MS + 1;
    expect((await open(address, forFrame('same-origin'))).body).toContain('preview-bar is-fault');
  });
});

describe('what a preview shows', () => {
  it('D43: drafts to who has the link, what is live to everybody else, before and after', async () => {
    await save('home', document('home', 'Drafted'));
    const before = await open('/');
    const preview = await open(await link());
    const after = await open('/');
    expect(preview.body).toContain('home says Drafted');
    expect(before.body).not.toContain('Drafted');
    expect(after.body).toBe(before.body);
    expect(preview.headers['cache-control']).toBe('no-store');
    expect(preview.headers['x-robots-tag']).toContain('noindex');
    expect(seenViews.map(({ mode }) => mode)).toEqual(['live', 'preview']);
  });

  it('D43: a chosen version, and a new page that is not public yet', async () => {
    const first = (
      await ask('POST', '/api/console.page.publish/1.0.0', {
        shop: 'knowledge',
        documents: [{ kind: 'page', id: 'home', body: document('home', 'Old') }],
      })
    ).data.versions[0];
    await ask('POST', '/api/console.page.publish/1.0.0', {
      shop: 'knowledge',
      documents: [{ kind: 'page', id: 'home', body: document('home', 'New') }],
    });
    const versions = [{ kind: 'page', id: 'home', hash: first.hash }];
    expect((await open(await link({}, { versions }))).body).toContain('home says Old');
    expect((await open('/')).body).toContain('home says New');
    const unknown = [{ kind: 'page', id: 'home', hash: '0'.repeat(64) }];
    const refusedAnswer = await ask('POST', '/api/console.preview.create/1.0.0', {
      shop: 'knowledge',
      versions: unknown,
    });
    expect(refusedAnswer.code).toBe(40400);
  });

  it('D43: other eyes and another moment, for what is drawn alone', async () => {
    const date = Date.UTC(2030, 0, 1) / 1000;
    const answer = await open(
      await link({ variant: 'training', role: 'learner', state: 'closed', locale: 'en', date }),
    );
    const [input] = seenViews;
    expect(input).toMatchObject({
      locale: 'en',
      now: date * 1000,
      loggedIn: true,
      preview: { role: 'learner', can: { loginPanel: 'training', shopState: 'closed', prices: false } },
    });
    expect(answer.headers['server-timing']).toContain(String(date * 1000));
    expect(answer.body).toContain('<html lang="en-US">');
    for (const word of [
      'Preview',
      'drafts',
      'learner',
      'training shop',
      'closed',
      'English',
      'Jan 1, 2030, 08:00 Beijing time',
    ])
      expect(answer.body).toContain(word);
    expect(answer.body).toContain('<a target="_top" href="/">Leave preview</a>');
  });

  it('D43: at a later moment it shows what the calendar will have brought', async () => {
    await ask('POST', '/api/console.page.publish/1.0.0', {
      shop: 'knowledge',
      documents: [{ kind: 'page', id: 'home', body: document('home', 'Today') }],
    });
    await test().database.stores.configs.discardDraft('appknowledge', 'page', 'home');
    const at = Date.now() + 3_600_000;
    const documents = [{ kind: 'page', id: 'home', body: document('home', 'In an hour') }];
    await ask('POST', '/api/console.schedule.save/1.0.0', {
      shop: 'knowledge',
      documents,
      at: new Date(at).toISOString(),
    });
    const date = Math.ceil(at / 1000);
    expect((await open(await link({ date }))).body).toContain('home says In an hour');
    expect((await open(await link({ date: date - 60 }))).body).toContain('home says Today');
    await test().database.stores.configs.cancelSchedule('appknowledge', 'page', 'home');
  });

  it('D43: a redirect stays inside', async () => {
    test().setDraw(() => Promise.resolve({ kind: 'redirect', status: 301, to: '/page/p1?from=a#b' }));
    const address = await link();
    const { headers: sentHeaders, statusCode } = await open(address);
    expect(statusCode).toBe(302);
    expect(sentHeaders.location).toBe(`/page/p1?from=a&preview=${tokenOf(address)}#b`);
  });
});

describe('a link that opens nothing', () => {
  const forge = (change: (payload: string, signature: string) => string) => async () => {
    const [payload = '', signature = ''] = tokenOf(await link()).split('.');
    return change(payload, signature);
  };
  const readSignedText = (key: string) =>
    forge((payload) => {
      const signature = createHmac('sha256', key).update(`preview 1 ${payload}`).digest('base64url');
      return `${payload}.${signature}`;
    });

  it.each<[string, () => Promise<string>]>([
    [
      'another signature',
      forge(
        (payload, signature) => `${payload}.${signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`,
      ),
    ],
    ['another payload', forge((payload, signature) => `${payload.slice(0, -2)}AA.${signature}`)],
    ['another key', readSignedText('some other key')],
    ['no signature', forge((payload) => `${payload}.`)],
    ['a third part', forge((payload, signature) => `${payload}.${signature}.x`)],
    ['noise', () => Promise.resolve('%00<script>')],
    ['3000 letters', () => Promise.resolve('a'.repeat(3000))],
  ])('D43: with %s shows the ordinary page and says why', async (_name, make) => {
    await save('home', document('home', 'Drafted'));
    const answer = await open(`/?preview=${encodeURIComponent(await make())}`, { cookie: 'locale=en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('This preview link is not valid');
    expect(answer.body).not.toContain('Drafted');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(seenViews.every(({ mode }) => mode === 'live')).toBe(true);
  });

  it('D43: after 24 hours it has expired', async () => {
    const address = await link();
    skew = PREVIEW_LIFE_MS - 5_000;
    expect((await open(address)).body).toContain('预览');
    expect((await open(address)).body).not.toContain('已过期');
    skew = PREVIEW_LIFE_MS + 1;
    expect((await open(address)).body).toContain('预览链接已过期');
  });

  it('D6: it opens nothing in another shop', async () => {
    const answer = await test().ask('training', await link());
    expect(answer.body).toContain('预览链接属于另一家店铺');
    expect(seenViews.every(({ mode }) => mode === 'live')).toBe(true);
  });

  it('R43: neither kind of page is kept, and neither comes from what is kept', async () => {
    await open('/');
    const draws = test().draws();
    for (const address of [await link(), '/?preview=x']) {
      await open(address);
      await open(address);
    }
    expect(test().draws()).toBe(draws + 4);
    expect((await open('/')).body).not.toContain('preview-bar');
    expect(test().draws()).toBe(draws + 4);
  });
});

describe('rights', () => {
  const write = { 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' };

  it('D43: a call of a preview is answered as to an anonymous visitor, for every caller', async () => {
    const { cookie } = await test().login('appknowledge', '19900000001');
    const token = tokenOf(await link({ role: 'owner' }));
    const who = (more: Record<string, string>) => open('/auth/user_info', { cookie, ...more });
    expect((await who({})).json().code).toBe(0);
    expect((await who({ preview: token })).json().code).toBe(8504);
    expect((await who({ preview: 'forged' })).json().code).toBe(8504);
  });

  it('D43: a call of a preview never writes', async () => {
    const { cookie } = await test().login('appknowledge', '19900000001');
    const token = tokenOf(await link({ role: 'learner' }));
    const logout = (more: Record<string, string>) =>
      test().ask('knowledge', {
        method: 'POST',
        url: '/auth/logout',
        headers: { ...write, cookie, 'content-type': 'application/x-www-form-urlencoded', ...more },
        payload: 'app_id=appknowledge',
      });
    for (const preview of [token, 'forged']) expect((await logout({ preview })).json().code).toBe(40310);
    expect((await open('/auth/user_info', { cookie })).json().code).toBe(0);
    expect((await logout({})).json().code).toBe(0);
  });

  it('D43: what a preview asks for later is of the same preview', async () => {
    await save('home', document('home', 'Drafted'));
    const url = '/api/page.micro.get/1.0.0?page_id=home';
    const title = async (more: Record<string, string>) => (await open(url, more)).json().data.page.title;
    expect(await title({ preview: tokenOf(await link()) })).toBe('Drafted');
    expect(await title({})).not.toBe('Drafted');
  });

  it('D43: without a link no one sees drafts, logged in or not', async () => {
    await save('home', document('home', 'Drafted'));
    const { cookie } = await test().login('appknowledge', '19900000001');
    expect((await open('/', { cookie })).body).not.toContain('Drafted');
  });
});
