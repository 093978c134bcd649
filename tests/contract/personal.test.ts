/** The personal centre over HTTP: what a person says of themself, regions and companies, their devices (M228, M260, D90, D91, R14, R30). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { CALL_LIMITS } from '#server/start/call-limits.ts';
import { withPersonal, DAY, FACE, type Me } from './personal-fixture.ts';

const { test, somebody, another, post, get, info, update, isIn, later } = withPersonal();

describe('what a person says of themself', () => {
  it('M260: the ten fields, phone and e-mail masked, no hash of the password', async () => {
    const me = await somebody({ email: 'reader1@school.example' });
    expect((await info(me)).data).toEqual({
      user_id: me.id,
      nickname: `N${me.phone}`,
      avatar: FACE,
      gender: 0,
      birthday: '',
      real_name: '',
      address: { region_code: '', detail: '' },
      region_names: [],
      company: '',
      position: '',
      email: 'r***@school.example',
      phone: `137****${me.phone.slice(-4)}`,
      area_code: '86',
      has_password: 0,
      channels: [],
      delete_at: 0,
    });
  });

  it('D90: only what is sent changes, and the user info says it too', async () => {
    const me = await somebody();
    await update(me, { gender: 2, company: 'Harbour School' });
    const change = {
      nickname: ' Mira\u202e\n ',
      real_name: 'Mira Lindqvist',
      birthday: '1990-02-28',
      position: 'Editor',
      address: { region_code: '330106', detail: 'Wensan Road 1' },
    };
    const { data } = await update(me, change);
    expect(data).toMatchObject({
      ...change,
      nickname: 'Mira',
      gender: 2,
      company: 'Harbour School',
      region_names: ['Zhejiang', 'Hangzhou', 'Xihu'],
    });
    expect((await get(me, '/auth/user_info')).data.user_info).toMatchObject({
      wx_nickname: 'Mira',
      wx_name: 'Mira Lindqvist',
      company: 'Harbour School',
      job: 'Editor',
    });
  });

  it.each([
    ['M184: an empty nickname', { nickname: '' }, 'nickname-empty'],
    ['M184: a nickname of blanks', { nickname: '  \n ' }, 'nickname-empty'],
    ['B52: a nickname nobody sees', { nickname: '\u200b\u2060' }, 'nickname-empty'],
    ['D90: a nickname of 21', { nickname: 'a'.repeat(21) }, 'bad-parameters'],
    ['D90: a day that is none', { birthday: '2023-02-29' }, 'answers-invalid'],
    ['D90: a gender there is not', { gender: 3 }, 'bad-parameters'],
    ['D90: a company of 51', { company: 'a'.repeat(51) }, 'bad-parameters'],
    ['D90: a region nobody has', { address: { region_code: '339999', detail: '' } }, 'answers-invalid'],
    ['R45: a picture of another site', { avatar: 'https://evil.example/a.png' }, 'upload-refused'],
  ] as const)('%s is refused, and nothing of the rest changes', async (_name, change, code) => {
    const me = await somebody();
    const answer = await update(me, { position: 'Editor', ...change });
    expect(answer).toMatchObject({ code: CODES[code].code, msg: CODES[code].en });
    expect((await info(me)).data.position).toBe('');
  });

  it("D90: a birthday may be today by the shop's calendar and not tomorrow", async () => {
    const me = await somebody();
    // Half past midnight there, and still the day before in Greenwich.
    const midnight = Math.ceil(Date.now() / DAY) * DAY - 8 * 3_600_000;
    await later(midnight + DAY / 48 - Date.now(), async () => {
      const day = (ms: number) => new Date(midnight + 8 * 3_600_000 + ms).toISOString().slice(0, 10);
      expect((await update(me, { birthday: day(0) })).code).toBe(0);
      expect((await update(me, { birthday: day(DAY) })).data).toEqual({
        fields: [{ field: 'birthday', rule: 'date' }],
      });
      expect((await update(me, { birthday: '' })).data.birthday).toBe('');
    });
  });

  it('R30: whose account it is, and its roles, are nothing a body can say', async () => {
    const [me, other] = [await somebody(), await somebody()];
    await update(me, { user_id: other.id, roles: ['owner'], phone: other.phone, gender: 1 });
    expect((await info(other)).data.gender).toBe(0);
    expect((await info(me)).data).toMatchObject({ gender: 1, user_id: me.id });
  });
});

describe('regions and companies', () => {
  it('M228: provinces, then cities, then districts, in both languages', async () => {
    const me = await somebody();
    const below = async (parent: string, locale?: string) =>
      (await get(me, `/api/form.region.get/1.0.0${parent}`, locale)).data.list;
    const provinces = await below('');
    expect(provinces).toHaveLength(35);
    expect(provinces[0]).toEqual({ code: '110000', name: 'Beijing', has_more: 1 });
    const cities = await below('?parent=330000', 'zh');
    expect(cities[0]).toEqual({ code: '330100', name: '杭州市', has_more: 1 });
    expect(await below('?parent=330100')).toContainEqual({ code: '330106', name: 'Xihu', has_more: 0 });
    expect(await below('?parent=330106')).toEqual([]);
    expect(await below('?parent=999999')).toEqual([]);
  });

  it('D91: companies learners of this shop named, ten at most, and nothing that is personal', async () => {
    const me = await somebody();
    for (let index = 0; index < 12; index += 1) await somebody({ company: `Quillpoint ${String(index)}` });
    await somebody({ company: 'Quillpoint 13800001111' });
    const search = async (text: string) =>
      (await get(me, `/api/form.company.search/1.0.0?text=${encodeURIComponent(text)}`)).data?.list;
    const foundAnswer = await search('quillp');
    expect(foundAnswer).toHaveLength(10);
    expect(foundAnswer).not.toContain('Quillpoint 13800001111');
    expect(await search('13800001111')).toEqual([]);
    expect(await search('%%')).toEqual([]);
    expect(await search('q')).toBeUndefined();
  });

  it('D91: a form may be open to anyone; a stranger is offered what several named, so often an address', async () => {
    for (const name of ['Northwind Tea', 'Northwind Tea', 'Northwind Tea', 'Northwind Ink'])
      await somebody({ company: name });
    const stranger = { ...(await somebody()), cookie: '' };
    const search = (label: string, by = stranger) =>
      test().ask(label, {
        url: '/api/form.company.search/1.0.0?text=northwind',
        headers: { cookie: by.cookie },
        remoteAddress: by.ip,
      });
    expect((await search('knowledge')).json()).toMatchObject({ code: 0, data: { list: ['Northwind Tea'] } });
    const knownResponse = await search('knowledge', await somebody());
    expect(knownResponse.json().data.list).toEqual(['Northwind Ink', 'Northwind Tea']);
    expect((await search('tencent')).json()).toMatchObject({ code: 0, data: { list: [] } });
    const { max = 0, per } = CALL_LIMITS.get('company-search') ?? {};
    expect(per).toBe('ip');
    await Promise.all(Array.from({ length: max }, () => search('tencent')));
    expect((await search('tencent')).json().code).toBe(CODES['rate-limited'].code);
  });
});

describe('devices', () => {
  it('R14: lists this browser first; ends one of them, then all others, and no one else’s', async () => {
    const me = await somebody();
    const [second, third] = [await another(me), await another(me, 'Safari/1 iPhone')];
    const stranger = await somebody();
    const list = async (who: Me) => (await get(who, '/api/personal.sessions.get/1.0.0')).data.list;
    const [mine, ...others] = await list(me);
    expect(mine).toMatchObject({ device: 'Chrome · Windows', is_this: 1 });
    expect(others.map(({ device }: { device: string }) => device).sort()).toEqual([
      'Firefox · Linux',
      'Safari · iPhone',
    ]);
    const end = (who: Me, body: object) => post(who, '/api/personal.sessions.end/1.0.0', body);
    const [theirs] = await list(stranger);
    expect((await end(me, { id: theirs.id })).code).toBe(CODES['not-found'].code);
    const [firefox] = await list(second);
    expect((await end(me, { id: firefox.id })).data).toEqual({ ended: 1 });
    expect([await isIn(me), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
    expect((await end(me, {})).data).toEqual({ ended: 1 });
    expect([await isIn(me), await isIn(third), await isIn(stranger)]).toEqual([true, false, true]);
    expect((await end(me, { id: mine.id })).cookies.join()).toMatch(/shop_session=;/);
    expect(await isIn(me)).toBe(false);
  });
});
