/** Information forms (D91): what is asked, what is kept, who may, and what a hostile writer gets. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ANONYMOUS_ANSWERS_LIMIT } from '#server/areas/forms/limits.ts';
import { CODES } from '#schemas/api/codes.ts';
import { CALL_LIMITS } from '#server/start/call-limits.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const SHOP = 'appknowledge';
const CONSOLE = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };
const test = withApp({ labels: ['knowledge', 'training', 'tencent'] });
const FIELDS = [
  { id: 'name', kind: 'text', label: { cn: '姓名', en: 'Name' }, required: true, max: 20 },
  { id: 'mail', kind: 'email', label: 'Mail' },
  { id: 'level', kind: 'radio', label: 'Level', options: [{ cn: '入门', en: 'Beginner' }, 'Expert'] },
  { id: 'topics', kind: 'checkbox', label: 'Topics', options: ['A', 'B', 'C'], max: 2 },
  { id: 'from', kind: 'region', label: 'From' },
];
let next = 0;
/** A form of its own for each test; its id. */
async function publish(body: object = {}): Promise<string> {
  next += 1;
  const id = `form-${next}`;
  await republish(id, body);
  return id;
}
async function republish(id: string, body: object): Promise<void> {
  const form = { title: 'Form', fields: FIELDS, ...body };
  const payload = { shop: 'knowledge', documents: [{ kind: 'form', id, body: form }] };
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.page.publish/1.0.0',
    headers: CONSOLE,
    payload,
  });
  expect(answer.json().code).toBe(0);
}

/** Each caller at an address of its own, so that no test uses up another's tries. */
let address = 0;
async function save(
  id: string,
  answers: unknown,
  more: { headers?: Record<string, string>; body?: object; from?: string } = {},
) {
  address += 1;
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/form.info.save/1.0.0',
    remoteAddress: more.from ?? `10.0.${address >> 8}.${address & 255}`,
    headers: { 'app-id': SHOP, origin: 'http://knowledge.localhost:3000', ...more.headers },
    payload: { scene: 'page', id, answers, ...more.body },
  });
  return answer.json();
}
const get = async (id: string, language = 'zh-CN', scene = 'page') => {
  const url = `/api/form.info.get/1.0.0?scene=${scene}&id=${encodeURIComponent(id)}`;
  return (await test().ask('knowledge', { url, headers: { 'accept-language': language } })).json();
};
const readKeptAnswers = async (id: string) =>
  (await test().database.stores.formAnswers.part(SHOP, id, { sort: '-at', limit: 100 })).rows;

describe('form.info.get', () => {
  it('M228: answers the fields of D91 in the language of the caller', async () => {
    const id = await publish({ intro: { cn: '你好', en: 'Hello' } });
    const { code, data } = await get(id);
    expect(code).toBe(0);
    expect(data).toMatchObject({ id, title: 'Form', intro: '你好', submit: '', thanks: '', login: false });
    expect(data.version).toMatch(/^[\da-f]{64}$/);
    expect(data.fields[0]).toEqual({
      id: 'name',
      kind: 'text',
      label: '姓名',
      hint: '',
      required: true,
      max: 20,
      options: [],
    });
    expect(data.fields[2].options).toEqual(['入门', 'Expert']);
    const english = (await get(id, 'en-US')).data;
    expect([english.intro, english.fields[0].label, english.fields[2].options[0]]).toEqual([
      'Hello',
      'Name',
      'Beginner',
    ]);
  });

  it('D91: asks nothing that cannot be answered', async () => {
    const id = await publish({
      fields: [
        ...FIELDS,
        { id: 'empty', kind: 'select', label: 'x' },
        { id: 'name', kind: 'date', label: 'y' },
      ],
    });
    const { data } = await get(id);
    expect(data.fields.map((field: { id: string }) => field.id)).toEqual(FIELDS.map((field) => field.id));
  });

  it.each(['goods', 'live', 'register', 'page'])('D91: the scene %s is one', async (scene) => {
    expect((await get(await publish(), 'zh-CN', scene)).code).toBe(0);
  });

  it('D91: an unknown form, scene or id is refused', async () => {
    expect((await get('nowhere')).code).toBe(40400);
    expect((await get('constructor')).code).toBe(40400);
    expect((await get('../x')).code).toBe(40000);
    expect((await get(await publish(), 'zh-CN', 'elsewhere')).code).toBe(40000);
  });
});

describe('form.info.save', () => {
  it('M228: keeps what was answered with the version it answers, tidied', async () => {
    const id = await publish();
    const { data } = await get(id);
    const answers = {
      name: '  Ann\u202e ',
      level: 1,
      topics: [2, 0],
      from: { province: '330000', city: '杭州' },
    };
    expect(await save(id, answers)).toMatchObject({ code: 0, data: { saved: 1 } });
    const [row, ...others] = await readKeptAnswers(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      formHash: data.version,
      userId: undefined,
      answers: { name: 'Ann', level: 1, topics: [0, 2], from: { province: '330000', city: '杭州' } },
    });
  });

  it('D91: names each field that breaks a rule, and keeps nothing', async () => {
    const id = await publish();
    const { code, data } = await save(id, {
      name: 'x'.repeat(21),
      mail: 'nobody',
      level: 2,
      topics: [0, 1, 2],
    });
    expect(code).toBe(42210);
    expect(data.fields).toEqual([
      { field: 'name', rule: 'too-long', limit: 20 },
      { field: 'mail', rule: 'email' },
      { field: 'level', rule: 'option' },
      { field: 'topics', rule: 'too-many', limit: 2 },
    ]);
    expect((await save(id, {})).data.fields).toEqual([{ field: 'name', rule: 'required' }]);
    expect(await readKeptAnswers(id)).toEqual([]);
  });

  it('D91: a field the form does not have is refused', async () => {
    const id = await publish();
    const { code, data } = await save(id, { name: 'Ann', admin: 'yes' });
    expect([code, data.fields]).toEqual([42210, [{ field: 'admin', rule: 'unknown' }]]);
    expect(await readKeptAnswers(id)).toEqual([]);
  });

  it.each([
    ['no answers', undefined],
    ['a list', []],
    ['a text', 'name=Ann'],
    ['a number', 7],
    ['a name of a prototype', JSON.parse('{"name": "Ann", "constructor-x": "y"}')],
    ['an upper-case field', { Name: 'Ann' }],
    ['a deep value', { name: { a: { b: 1 } } }],
    ['a switch', { name: true }],
    ['6000 letters', { name: 'x'.repeat(6000) }],
    ['a list of texts', { topics: ['A'] }],
    ['51 choices', { topics: Array.from({ length: 51 }, () => 0) }],
    ['31 fields', Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`f${index}`, 'x']))],
    ['more in a region', { from: { province: '330000', city: 'x', user_id: 'u_1' } }],
  ])('R30: %s is no set of answers', async (_name, answers) => {
    const id = await publish();
    expect([40000, 42210]).toContain((await save(id, answers)).code);
    expect(await readKeptAnswers(id)).toEqual([]);
  });

  it('R3: __proto__ in the body is refused before anything reads it', async () => {
    const id = await publish();
    const response = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/form.info.save/1.0.0',
      headers: {
        'app-id': SHOP,
        origin: 'http://knowledge.localhost:3000',
        'content-type': 'application/json',
      },
      payload: `{"scene":"page","id":"${id}","answers":{"name":"Ann","__proto__":{"admin":"1"}}}`,
    });
    expect(response.json().code).not.toBe(0);
    expect(await readKeptAnswers(id)).toEqual([]);
  });

  it('R40: no page of another origin writes, nor one without the App-Id', async () => {
    const id = await publish();
    expect((await save(id, { name: 'Ann' }, { headers: { origin: 'https://evil.example' } })).code).toBe(
      4005,
    );
    expect((await save(id, { name: 'Ann' }, { headers: { 'app-id': '' } })).code).toBe(40000);
    expect(await readKeptAnswers(id)).toEqual([]);
  });

  it('R28: a form of one shop is not answered in another', async () => {
    const id = await publish();
    const answer = await test().ask('tencent', {
      method: 'POST',
      url: '/api/form.info.save/1.0.0',
      headers: { 'app-id': 'apptencent', origin: 'http://tencent.localhost:3000' },
      payload: { scene: 'page', id, answers: { name: 'Ann' } },
    });
    expect(answer.json().code).toBe(40400);
  });

  it('D91: the same set sent again under its key is kept once', async () => {
    const id = await publish();
    const body = { key: 'a-key-made-once-0001' };
    for (let count = 0; count < 3; count += 1)
      expect((await save(id, { name: 'Ann' }, { body })).code).toBe(0);
    expect(await readKeptAnswers(id)).toHaveLength(1);
    await save(id, { name: 'Ann' }, { body: { key: 'another-key-made-0002' } });
    expect(await readKeptAnswers(id)).toHaveLength(2);
  });

  it('D91: answers are judged by the form as it is published now', async () => {
    const id = await publish();
    await republish(id, { fields: [{ id: 'age', kind: 'text', label: 'Age', required: true }] });
    expect((await save(id, { name: 'Ann' })).data.fields).toEqual([
      { field: 'age', rule: 'required' },
      { field: 'name', rule: 'unknown' },
    ]);
  });

  it('R16: an address has a number of tries, right or wrong', async () => {
    const id = await publish();
    const max = CALL_LIMITS.get('form-answer')?.max ?? 0;
    const codes = [];
    for (let count = 0; count <= max; count += 1) codes.push((await save(id, {}, { from: '10.9.9.9' })).code);
    expect(new Set(codes.slice(0, max))).toEqual(new Set([42210]));
    expect(codes.at(-1)).toBe(42900);
    expect((await save(id, { name: 'Ann' })).code).toBe(0);
  });
});

describe('a form for learners', () => {
  let id = '';
  beforeAll(async () => {
    id = await publish({ login: true });
  });
  const check = async (cookie?: string) => {
    const url = `/api/form.info.check/1.0.0?scene=live&id=${id}`;
    return (await test().ask('knowledge', { url, headers: cookie === undefined ? {} : { cookie } })).json();
  };

  it('D91: is not for strangers, whatever they claim', async () => {
    expect((await save(id, { name: 'Ann' }, { body: { user_id: 'u_1' } })).code).toBe(8504);
    expect((await save(id, { name: 'Ann' }, { headers: { cookie: 'shop_session=wrong' } })).code).toBe(8504);
    expect(await readKeptAnswers(id)).toEqual([]);
  });

  it('D91: is answered once each, and need_form says who still has to', async () => {
    const { cookie } = await test().login(SHOP, '19900000001');
    const other = await test().login(SHOP, '19900000006');
    expect((await check()).code).toBe(8504);
    expect((await check(cookie)).data).toEqual({ need_form: 1 });
    expect((await save(id, { name: 'Ann' }, { headers: { cookie } })).code).toBe(0);
    expect((await save(id, { name: 'Ann again' }, { headers: { cookie } })).code).toBe(40920);
    expect((await check(cookie)).data).toEqual({ need_form: 0 });
    expect((await check(other.cookie)).data).toEqual({ need_form: 1 });
    expect((await save(id, { name: 'Bob' }, { headers: { cookie: other.cookie } })).code).toBe(0);
    expect((await readKeptAnswers(id)).map(({ answers }) => answers['name']).toSorted()).toEqual([
      'Ann',
      'Bob',
    ]);
  });

  it('R30, D91: what two people send under one key are two answers', async () => {
    const own = await publish({ login: true });
    const body = { key: 'a-key-two-people-have' };
    for (const phone of ['19900000001', '19900000002']) {
      const { cookie } = await test().login(SHOP, phone);
      expect((await save(own, { name: phone }, { headers: { cookie }, body })).code).toBe(0);
    }
    expect((await readKeptAnswers(own)).map(({ answers }) => answers['name']).toSorted()).toEqual([
      '19900000001',
      '19900000002',
    ]);
  });

  it('D91: twenty at once are one', async () => {
    const own = await publish({ login: true });
    const { cookie } = await test().login(SHOP, '19900000002');
    const codes = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) => (await save(own, { name: `N${index}` }, { headers: { cookie } })).code,
      ),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 40920)).toHaveLength(19);
    expect(await readKeptAnswers(own)).toHaveLength(1);
  });
});

describe('the console’s table of answers', () => {
  const read = (
    input: object,
    { headers = CONSOLE, verb = 'list' }: { headers?: Record<string, string>; verb?: string } = {},
  ) =>
    test().ask('knowledge', {
      method: 'POST',
      url: `/api/console.form_answers.${verb}/1.0.0`,
      headers,
      payload: { shop: 'knowledge', ...input },
    });

  it('R63: is for holders of the token alone', async () => {
    const id = await publish();
    expect((await read({ form: id }, { headers: {} })).json().code).toBe(4005);
    const headers = { ...CONSOLE, origin: 'https://evil.example' };
    expect((await read({ form: id }, { headers })).json().code).toBe(4005);
  });

  it('D91: says choices and regions in words, each row by its own version', async () => {
    const id = await publish();
    await save(id, {
      name: 'Ann',
      level: 0,
      topics: [1, 2],
      from: { province: '330000', city: 'Hangzhou', district: 'Xihu' },
    });
    await republish(id, {
      fields: [{ id: 'level', kind: 'radio', label: 'How far?', options: ['Not at all'] }],
    });
    await save(id, { level: 0 });
    const { code, data } = (await read({ form: id })).json();
    expect(code).toBe(0);
    expect(data.columns).toEqual([
      { id: 'level', label: 'How far?' },
      { id: 'name', label: 'Name' },
      { id: 'mail', label: 'Mail' },
      { id: 'topics', label: 'Topics' },
      { id: 'from', label: 'From' },
    ]);
    const answers = data.items.map((row: { answers: object }) => row.answers);
    expect(answers).toContainEqual({ level: 'Not at all' });
    expect(answers).toContainEqual({
      name: 'Ann',
      level: 'Beginner',
      topics: 'B / C',
      from: 'Zhejiang Hangzhou Xihu',
    });
    expect(data.items.map((row: { user_id: string }) => row.user_id)).toEqual(['', '']);
  });

  it('D91: reads on page by page, none twice and none left out', async () => {
    const id = await publish();
    for (let count = 0; count < 5; count += 1) await save(id, { name: `N${count}` });
    const names: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { data } = (
        await read({ form: id, limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      ).json();
      names.push(...data.items.map((row: { answers: { name: string } }) => row.answers.name));
      cursor = data.next;
    }
    expect(cursor).toBeUndefined();
    expect(names.toSorted()).toEqual(['N0', 'N1', 'N2', 'N3', 'N4']);
  });

  it('R46: as CSV no cell is a formula, and the file is never kept', async () => {
    const id = await publish();
    await save(id, { name: '=1+1', mail: 'a@example.com' });
    const answer = await read({ form: id }, { verb: 'export' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [head, row, end] = answer.json().data.csv.split('\r\n');
    expect(head).toBe('\ufeffAnswered at,Learner,Nickname,Name,Mail,Level,Topics,From');
    expect(row).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,,,'=1\+1,a@example\.com,,,$/);
    expect(end).toBe('');
  });

  it.each([
    { form: '' },
    { form: 'x', limit: 0 },
    { form: 'x', limit: 1e9 },
    { form: 'x', cursor: 'a;b' },
    { form: 'a\0b' },
  ])('D91: %j is refused', async (input) => {
    expect((await read(input)).json().code).toBe(40000);
  });

  it('D91: an unknown form or shop is not found', async () => {
    expect((await read({ form: 'nowhere' })).json().code).toBe(40400);
    expect((await read({ form: 'x', shop: 'nowhere' })).json().code).toBe(40400);
  });
});

describe('unsigned answers', () => {
  it('R16: over the whole shop, whatever their addresses, so many are taken from whoever has shown nothing', async () => {
    const id = await publish();
    const limit = `form answers of ${SHOP}`;
    let count = 0;
    while (count <= ANONYMOUS_ANSWERS_LIMIT.max)
      ({ count } = await test().database.limits.hit(limit, ANONYMOUS_ANSWERS_LIMIT.windowMs));
    expect((await save(id, { name: 'Ann' })).code).toBe(CODES['captcha-needed'].code);
    expect(await readKeptAnswers(id)).toEqual([]);
  });
});
