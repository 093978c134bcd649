/** Forms that want a phone or an e-mail address proven, over HTTP (M228, D91). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { ANONYMOUS_ANSWERS_LIMIT } from '#server/areas/forms/limits.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withPersonal, type Me } from './personal-fixture.ts';

const { test, somebody, post, get, outbox, picture, mailCode } = withPersonal();

describe('what a form wants proven', () => {
  const FORM = 'proven';
  const fields = [
    { id: 'tel', kind: 'phone', label: 'Phone', verify: true },
    { id: 'mail', kind: 'email', label: 'Mail', verify: true },
  ];
  const save = (me: Me, answers: object) =>
    post(me, '/api/form.info.save/1.0.0', { scene: 'page', id: FORM, answers });
  const faults = (...of: string[]) => ({
    code: CODES['answers-invalid'].code,
    data: { fields: of.map((field) => ({ field, rule: 'unproven' })) },
  });
  async function publish() {
    const body = { title: 'Form', fields };
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.page.publish/1.0.0',
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'knowledge', documents: [{ kind: 'form', id: FORM, body }] },
    });
    expect(answer.json().code).toBe(0);
  }
  async function provePhone(me: Me, phone: string): Promise<void> {
    const { session_id } = (await get(me, '/api/form.verify_type.get/1.0.0')).data;
    const request = { ...(await picture(me)), phone, area_code: '86', session_id };
    expect((await post(me, '/api/form.phone_code.get/1.0.0', request)).code).toBe(0);
    const code = (await outbox(phone))[0]?.code;
    const provenValue = { phone, area_code: '86', session_id, code };
    expect((await post(me, '/api/form.phone_code.check/1.0.0', provenValue)).code).toBe(0);
  }
  async function proveMail(me: Me, email: string): Promise<void> {
    const code = await mailCode(me, email, 'form');
    expect((await post(me, '/api/form.email_code.check/1.0.0', { email, code })).code).toBe(0);
  }

  it('M228, D91: a phone and an address are taken once proven in this browser, however they are written', async () => {
    await publish();
    const me = await somebody();
    const [tel, mail] = [`1380000${me.phone.slice(-4)}`, `Form-${me.phone}@School.example`];
    expect(await save(me, { tel, mail })).toMatchObject(faults('tel', 'mail'));
    await provePhone(me, tel);
    expect(await save(me, { tel, mail })).toMatchObject(faults('mail'));
    await proveMail(me, mail.toLowerCase());
    expect(await save(await somebody(), { tel, mail })).toMatchObject(faults('tel', 'mail'));
    expect(await save(me, { tel: `13900001111`, mail })).toMatchObject(faults('tel'));
    const text = `+86 ${tel.slice(0, 3)}-${tel.slice(3)}`;
    expect((await save(me, { tel: text, mail })).code).toBe(0);
  });

  it('D91: the form says what it wants proven, and an empty field needs no proof', async () => {
    await publish();
    const me = await somebody();
    const { data } = await get(me, `/api/form.info.get/1.0.0?scene=page&id=${FORM}`);
    expect(data.fields.map(({ verify }: { verify?: boolean }) => verify)).toEqual([true, true]);
    const mail = `alone-${me.phone}@school.example`;
    await proveMail(me, mail);
    expect((await save(me, { mail })).code).toBe(0);
  });
});

describe('a form a crowd of machines writes to', () => {
  it('R16, R18: is open to everyone who passes a captcha, once for each', async () => {
    const id = 'crowded';
    const payload = {
      shop: 'knowledge',
      documents: [
        { kind: 'form', id, body: { title: 'Form', fields: [{ id: 'name', kind: 'text', label: 'Name' }] } },
      ],
    };
    const headers = { authorization: `Bearer ${CONSOLE_TOKEN}` };
    await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.page.publish/1.0.0',
      headers,
      payload,
    });
    const { max, windowMs } = ANONYMOUS_ANSWERS_LIMIT;
    await test().database.limits.hit('form answers of appknowledge', windowMs, max);
    const me = await somebody();
    const save = async (more: object = {}) =>
      post(me, '/api/form.info.save/1.0.0', { scene: 'page', id, answers: { name: 'Ann' }, ...more });
    expect((await save()).code).toBe(CODES['captcha-needed'].code);
    const begunAnswer = (await get(me, '/api/form.verify_type.get/1.0.0?downgrade=1')).data;
    expect(begunAnswer.types).toBe(2);
    const { img_code, code_key } = await picture(me);
    const shownEntry = { session_id: begunAnswer.session_id, captcha_type: 2, captcha_randstr: code_key };
    expect((await save({ ...shownEntry, captcha_ticket: img_code })).code).toBe(0);
    expect((await save({ ...shownEntry, captcha_ticket: img_code })).code).toBe(
      CODES['image-code-wrong'].code,
    );
  });
});
