/** Opening the first shop in the browser: by the code of the start, once, whole or not at all (ADR-735). */
import { describe, expect, it } from 'vitest';
import { checkDrafts } from '#server/areas/pages/rules/publish.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { presets } from '#schemas/presets/presets.gen.ts';
import { firstLook } from '#server/areas/onboarding/rules/first-look.ts';
import { startingDocuments } from '#server/areas/onboarding/rules/starting-documents.ts';
import { CONSOLE_TOKEN, withApp, type TestApp } from './app.ts';

const FORM = {
  label: 'my-school',
  name_cn: '拾光书院',
  name_en: 'Evening School',
  host: '',
  kind: 'knowledge',
  area_code: '86',
  phone: '13800000001',
  password: 'harbour7light',
  look: 'tide',
  locale: 'en',
};

let address = 0;
async function post({ ask }: TestApp, call: string, payload: object, headers: Record<string, string> = {}) {
  address += 1;
  const answer = await ask('', {
    method: 'POST',
    url: `/api/desk.opening.${call}/1.0.0`,
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress: `10.9.${String(address >> 8)}.${String(address & 255)}`,
    payload,
  });
  return answer.json();
}
const SPENT = { code: 4005, data: { reason: 'opening-spent' } };
const codeOf = async ({ database }: TestApp) => (await database.stores.onboarding.renewCode()) ?? '';
const shopsOf = async ({ database }: TestApp) =>
  (await database.stores.shops.list()).map(({ label }) => label);

describe('an empty installation', () => {
  const test = withApp({ labels: [] });

  it('serves only the form, to everyone', async () => {
    const form = await test().ask('', { url: '/desk/start?code=abc', headers: { host: 'localhost:3000' } });
    expect([form.statusCode, form.headers['cache-control'], form.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'same-origin',
    ]);
    expect(form.body).toContain('data-app-id=""');
    for (const url of ['/', '/desk', '/desk/login', '/desk/pages'])
      expect((await test().ask('', { url, headers: { host: 'localhost:3000' } })).statusCode).toBe(404);
  });

  it('R14, R15: knows a code by its hash alone, and no other', async () => {
    const code = await codeOf(test());
    expect(code).toMatch(/^[\w-]{32}$/);
    const rows = await test().database.db.execute('select * from opening_code');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await post(test(), 'check', { code })).toMatchObject({ code: 0 });
    for (const wrong of [`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`, 'a'.repeat(32)]) {
      expect(await post(test(), 'check', { code: wrong })).toMatchObject(SPENT);
      expect(await post(test(), 'create', { ...FORM, code: wrong })).toMatchObject(SPENT);
    }
    expect(await post(test(), 'check', { code: '' })).toMatchObject({ code: 40000 });
    expect(await shopsOf(test())).toEqual([]);
  });

  it('the code of the newest start counts, and those before it no more', async () => {
    const old = await codeOf(test());
    const code = await codeOf(test());
    expect(await post(test(), 'check', { code: old })).toMatchObject(SPENT);
    expect(await post(test(), 'check', { code })).toMatchObject({ code: 0 });
  });

  it('R16: a stranger may try a few codes, and then waits', async () => {
    const guess = () =>
      test().ask('', {
        method: 'POST',
        url: '/api/desk.opening.check/1.0.0',
        headers: { host: 'localhost:3000' },
        remoteAddress: '10.8.0.1',
        payload: { code: 'b'.repeat(32) },
      });
    for (let times = 0; times < 30; times += 1) expect((await guess()).statusCode).not.toBe(429);
    const last = await guess();
    expect([last.statusCode, last.headers['retry-after'] === undefined]).toEqual([429, false]);
  });

  it('R14: no page of another origin opens a shop', async () => {
    const code = await codeOf(test());
    const foreign = await post(test(), 'create', { ...FORM, code }, { origin: 'https://evil.example' });
    expect(foreign.code).toBe(4005);
    expect(await shopsOf(test())).toEqual([]);
    expect(await post(test(), 'check', { code })).toMatchObject({ code: 0 });
  });

  it.each([
    ['label', 'invalid', { label: 'My School' }],
    ['name', 'invalid', { name_cn: ' ', name_en: '' }],
    ['name', 'invalid', { name_en: 'x'.repeat(61) }],
    ['owner', 'invalid', { phone: '138' }],
    ['host', 'invalid', { host: 'https://x.example' }],
    ['kind', 'invalid', { kind: 'palace' }],
    ['password', 'invalid', { password: 'abc' }],
    ['password', 'invalid', { password: 'abcdefgh' }],
    ['password', 'common', { password: 'abc123' }],
    ['look', 'invalid', { look: 'toString' }],
  ])(
    'names a fault of %s (%s), writes nothing and leaves the code as it was',
    async (field, reason, change) => {
      const code = await codeOf(test());
      const answer = await post(test(), 'create', { ...FORM, ...change, code });
      expect(answer).toMatchObject({ code: 40000, data: { faults: [{ field, reason }] } });
      expect(await shopsOf(test())).toEqual([]);
      expect(await post(test(), 'check', { code })).toMatchObject({ code: 0 });
    },
  );

  it('names every fault at once', async () => {
    const code = await codeOf(test());
    const bad = {
      label: '',
      name_cn: '',
      name_en: '',
      host: '?',
      kind: '',
      phone: 'x',
      password: 'x',
      look: 'x',
    };
    const { data } = await post(test(), 'create', { ...FORM, ...bad, code });
    expect(data.faults.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'host',
      'kind',
      'label',
      'look',
      'name',
      'owner',
      'password',
    ]);
  });
});

describe('the first shop', () => {
  const test = withApp({ labels: [] });

  it('is opened once however often the form is sent, with its owner signed in at its desk', async () => {
    const code = await codeOf(test());
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        post(test(), 'create', { ...FORM, code, label: `school-${String(index)}` }),
      ),
    );
    expect(answers.filter((one) => one.code === 0)).toHaveLength(1);
    for (const one of answers.filter(({ code: result }) => result !== 0)) expect(one).toMatchObject(SPENT);
    const [label = ''] = await shopsOf(test());
    expect(await shopsOf(test())).toHaveLength(1);

    const url = new URL(answers.find((one) => one.code === 0)?.data.url);
    expect(url.hostname).toBe(`${label}.localhost`);
    const arrival = await test().ask(label, url.pathname + url.search);
    expect([arrival.statusCode, arrival.headers.location]).toEqual([302, '/desk']);
    const cookie = [arrival.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';', 1)[0])
      .join('; ');
    expect(cookie).toContain('__Host-desk=');
    expect(cookie).toContain('locale=en');
    const me = await test().ask(label, { url: '/api/desk.session.get/1.0.0', headers: { cookie } });
    expect(me.json().data).toMatchObject({ shop: label, shop_name: 'Evening School', role: 'owner' });
    // The address works once.
    expect((await test().ask(label, url.pathname + url.search)).headers.location).toContain('/desk/login');
  });

  it('has both names, the look’s colours, and an owner whose password is right', async () => {
    const [label = ''] = await shopsOf(test());
    const info = (await test().ask(label, '/api/shop.info.get/1.0.0')).json().data;
    expect(info.base.shop_name).toEqual({ cn: '拾光书院', en: 'Evening School' });
    const documents = await test().database.stores.configs.listLive(info.app_id);
    expect(checkDrafts(documents, catalogue)).toEqual([]);
    expect(documents.find(({ kind }) => kind === 'theme')?.body).toEqual(presets.tide.theme);
    const signIn = await test().ask(label, {
      method: 'POST',
      url: '/api/desk.session.create/1.0.0',
      headers: { 'app-id': info.app_id, origin: `http://${label}.localhost:3000` },
      payload: { name: FORM.phone, password: FORM.password },
    });
    expect(signIn.json()).toMatchObject({ code: 0, data: { role: 'owner' } });
  });

  it('ADR-736: knows what is left to do, each by the facts', async () => {
    const [label = ''] = await shopsOf(test());
    const answer = await test().ask(label, {
      method: 'POST',
      url: '/api/console.onboarding.get/1.0.0',
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: label },
    });
    expect(answer.json().data).toEqual({
      look: true,
      logo: false,
      course: false,
      price: false,
      payment: true,
      home: false,
    });
  });

  it('ends every code: no second shop is opened that way, and no start prints one', async () => {
    expect(await test().database.stores.onboarding.renewCode()).toBeUndefined();
    const rows = await test().database.db.execute('select * from opening_code');
    expect(rows).toMatchObject({ rows: [] });
    expect(
      (await test().ask('', { url: '/desk/start', headers: { host: 'localhost:3000' } })).statusCode,
    ).toBe(200);
  });
});

describe('beside a shop that the command opened', () => {
  const test = withApp({ labels: ['knowledge'] });

  it('no code opens another', async () => {
    expect(await test().database.stores.onboarding.renewCode()).toBeUndefined();
    expect(await post(test(), 'create', { ...FORM, code: 'c'.repeat(32) })).toMatchObject(SPENT);
    expect(await shopsOf(test())).toEqual(['knowledge']);
  });
});

describe('every look', () => {
  it.each(['', ...Object.keys(presets)])('R1: "%s" makes first documents that may be published', (name) => {
    const documents = startingDocuments({ cn: '书院', en: 'School' }, firstLook(name));
    expect(checkDrafts(documents, catalogue)).toEqual([]);
  });
});
