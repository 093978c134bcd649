/** The merchant's side: who may use it, what it refuses, and that a publication is seen at once (D42, D43, D112). */
import { describe, expect, it, vi } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'tencent', 'training'] });
const ours = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };
const HOME = { schema_version: 1, id: 'home', kind: 'home', title: 'Home', regions: { main: [] } };

const publish = (payload: object, headers: Record<string, string> = ours) =>
  test().ask('knowledge', { method: 'POST', url: '/api/console.page.publish/1.0.0', headers, payload });
const home = (body: unknown, more: object = {}) => ({
  shop: 'knowledge',
  documents: [{ kind: 'page', id: 'home', body, ...more }],
});

async function liveHash(): Promise<string> {
  return (await test().database.stores.configs.live('appknowledge', 'page', 'home'))?.hash ?? '';
}

describe('the console', () => {
  it('R63: only the token of this installation opens it', async () => {
    for (const authorization of ['', 'Bearer ', `Bearer ${CONSOLE_TOKEN}x`, `Basic ${CONSOLE_TOKEN}`]) {
      const answer = (await publish(home(HOME), authorization === '' ? {} : { authorization })).json();
      expect(answer.code).toBe(4005);
    }
  });

  it('R40: not even the token helps a page of another origin', async () => {
    expect((await publish(home(HOME), { ...ours, origin: 'https://evil.example' })).json().code).toBe(4005);
  });

  it('D42: faults are answered with 42200 and every pointer, and nothing is stored', async () => {
    const before = await liveHash();
    const node = { id: 'a', kind: 'bannner', v: 1, props: {} };
    const { code, data } = (await publish(home({ ...HOME, regions: { main: [node] } }))).json();
    expect(code).toBe(42200);
    expect(data.errors).toEqual([
      expect.objectContaining({
        pointer: '/regions/main/0/kind',
        rule: 'unknown-kind',
        document: { kind: 'page', id: 'home' },
        message: { cn: expect.any(String), en: expect.any(String) },
        hint: { cn: expect.any(String), en: 'Did you mean banner?' },
      }),
    ]);
    expect(await liveHash()).toBe(before);
  });

  it('D112: salvage publishes all the same and answers what is hidden', async () => {
    const node = { id: 'a', kind: 'bannner', v: 1, props: {} };
    const body = { ...HOME, regions: { main: [node] } };
    const { code, data } = (await publish({ ...home(body), salvage: true })).json();
    expect(code).toBe(0);
    expect(data.versions).toHaveLength(1);
    expect(data.hidden).toHaveLength(1);
  });

  it.each([
    ['a list', []],
    ['a text', 'home'],
    ['1 MB', { ...HOME, title: 'x'.repeat(1_000_000) }],
  ])('R7: %s is refused even by a salvaging push', async (_name, body) => {
    const before = await liveHash();
    expect((await publish({ ...home(body), salvage: true })).json().code).toBe(42200);
    expect(await liveHash()).toBe(before);
  });

  it('D42: a version made from an older one is a conflict that names the newer', async () => {
    await publish(home({ ...HOME, title: 'First' }));
    const base = await liveHash();
    await publish(home({ ...HOME, title: 'Second' }, { base }));
    const { code, data } = (await publish(home({ ...HOME, title: 'Third' }, { base }))).json();
    expect(code).toBe(40900);
    expect(data.yours).toEqual({ base });
    expect(data.theirs).toMatchObject({ kind: 'page', id: 'home', hash: await liveHash() });
    expect(data.theirs).not.toHaveProperty('body');
  });

  it('D42: a theme is published, and one with a wrong colour is not', async () => {
    const put = (body: unknown) =>
      publish({ shop: 'knowledge', note: 'Greener', documents: [{ kind: 'theme', id: 'main', body }] });
    expect((await put({ primary: 'green' })).json().code).toBe(42200);
    expect((await put({ primary: '#0a7f3f' })).json().code).toBe(0);
    const theme = (await test().ask('knowledge', '/api/shop.theme.get/1.0.0')).json().data.theme;
    expect(theme.primary).toBe('#0a7f3f');
  });

  it('performance: a publication is seen at once, chrome on every page of its shop and of no other', async () => {
    const open = async (label: string) => (await test().ask(label, '/')).headers.etag;
    await Promise.all([open('knowledge'), open('tencent')]);
    const draws = test().draws();
    await publish({
      shop: 'knowledge',
      documents: [{ kind: 'navbar', id: 'main', body: { nav_list: [], basic: {} } }],
    });
    await vi.waitFor(async () => {
      await open('knowledge');
      expect(test().draws()).toBe(draws + 1);
    }, 10_000);
    await open('tencent');
    expect(test().draws()).toBe(draws + 1);
    const navbar = (await test().ask('knowledge', '/api/shop.navbar.get/1.0.0')).json().data;
    expect(navbar).toEqual({ nav_list: [], basic: {} });
  });

  it('D112: lists the shops and exports what is published', async () => {
    const shops = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.shops.list/1.0.0',
      headers: ours,
      payload: {},
    });
    expect(shops.json().data.items.map(({ label }: { label: string }) => label)).toEqual([
      'knowledge',
      'tencent',
      'training',
    ]);
    const url = '/api/console.page.export/1.0.0';
    const readExportedValue = async (shop: string) =>
      (await test().ask('knowledge', { method: 'POST', url, headers: ours, payload: { shop } })).json();
    const { data } = await readExportedValue('apptraining');
    expect(data.shop).toEqual({ label: 'training', app_id: 'apptraining' });
    expect(data.documents.length).toBeGreaterThan(1);
    expect(data.documents[0].body).toEqual(expect.anything());
    expect((await readExportedValue('nowhere')).code).toBe(40400);
  });

  it('D43: an unknown kind, id or shape is refused', async () => {
    expect(
      (await publish({ shop: 'knowledge', documents: [{ kind: 'script', id: 'a', body: {} }] })).json().code,
    ).toBe(40000);
    expect(
      (await publish({ shop: 'knowledge', documents: [{ kind: 'page', id: '../x', body: HOME }] })).json()
        .code,
    ).toBe(42200);
    expect((await publish({ shop: 'knowledge', documents: [] })).json().code).toBe(40000);
    expect((await publish({ ...home(HOME), shop: 'nowhere' })).json().code).toBe(40400);
  });

  it('R16: wrong tokens are counted', async () => {
    const codes = new Set<number>();
    for (let count = 0; count < 25; count += 1) {
      codes.add(
        Number((await publish(home(HOME), { authorization: 'Bearer wrong-wrong-wrong' })).json().code),
      );
    }
    expect([...codes]).toEqual([4005, 42900]);
    expect((await publish(home(HOME))).json().code).toBe(0);
  });
});
