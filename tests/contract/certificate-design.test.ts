/** How the certificates of a shop look: saved by version, judged by field, seen on every certificate at once (ADR-836, D138). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { shop } from '#server/areas/shop/area.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const operator = { authorization: `Bearer ${CONSOLE_TOKEN}` };

async function ask(
  name: string,
  payload: object,
  headers: Record<string, string> = operator,
  shop = 'knowledge',
) {
  const answer = await test().ask(shop, {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { 'accept-language': 'en', ...headers },
    payload: { shop, ...payload },
  });
  return answer.json();
}
const read = async (shop = 'knowledge') => (await ask('certificates.design.get', {}, operator, shop)).data;

async function check(language: string) {
  const answer = await test().ask('knowledge', {
    url: '/api/certificate.check.get/1.0.0?number=DEMO0001',
    headers: { 'accept-language': language },
  });
  return answer.json().data;
}

const OWN = {
  title: { cn: '学习证明', en: 'Record of study' },
  wording: { cn: '{学员姓名} 学完《{课程名称}》', en: '{learner} finished {course}' },
  paper: '#fdf6e8',
  seal: '/demo/portraits/gu.svg',
  orientation: 'portrait',
};

describe('console.certificates.design', () => {
  it('ADR-836: what a manager saves is on a certificate that was given before, in each language; its badge stays', async () => {
    const badge = () => test().ask('knowledge', { url: '/certificate/DEMO0001/badge' });
    const claims = async () =>
      JSON.parse(atob((await badge()).body.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
    const [before, credential] = [await read(), await claims()];
    expect(before.item).toMatchObject({
      title: { cn: '结业证书', en: 'Certificate' },
      orientation: 'landscape',
    });
    expect((await check('en')).design).toMatchObject({ title: 'Certificate', paper: '', accent: '' });
    const manager = await deskHeaders(test(), 'manager');
    const answer = await ask('certificates.design.save', { version: before.version, item: OWN }, manager);
    expect(answer).toMatchObject({ code: 0, data: { id: 'appknowledge', notes: [] } });
    expect(await read()).toMatchObject({ item: { ...before.item, ...OWN }, version: answer.data.version });
    expect(await check('en')).toMatchObject({
      name: '林小满',
      design: { title: 'Record of study', wording: '{learner} finished {course}', paper: '#fdf6e8' },
    });
    expect((await check('zh-CN')).design.title).toBe('学习证明');
    // The colour that was not chosen is the shop's.
    expect((await check('en')).design.accent).toBe(before.theme.primary);
    expect(await claims()).toEqual(credential);
    const { items } = (await ask('audit.list', { q: 'certificate design' })).data;
    expect(items[0]).toMatchObject({ before: { paper: '' }, after: { paper: '#fdf6e8' } });
    expect((await read('training')).item.paper).toBe('');
  });

  it('D138: a stale version is refused with both sides, and null brings the standard back', async () => {
    const { version } = await read();
    await ask('certificates.design.save', { version, item: { signer: 'Theirs' } });
    const late = await ask('certificates.design.save', { version, item: { signer: 'Mine' } });
    expect(late).toMatchObject({
      code: 40900,
      data: { yours: { signer: 'Mine' }, theirs: { signer: 'Theirs' } },
    });
    const names = ['title', 'wording', 'signer', 'paper', 'seal', 'orientation'];
    const item = Object.fromEntries(names.map((name) => [name, null]));
    expect((await ask('certificates.design.save', { item })).code).toBe(0);
    expect((await read()).item).toMatchObject({
      title: { en: 'Certificate' },
      signer: '',
      orientation: 'landscape',
    });
  });

  it.each([
    [{ title: '' }, '/title'],
    [{ wording: { cn: '{姓名}', en: '{learner}' } }, '/wording'],
    [{ wording: '{learner} {grade}' }, '/wording'],
    [{ paper: 'red' }, '/paper'],
    [{ accent: 'url(x)' }, '/accent'],
    [{ seal: 'javascript:alert(1)' }, '/seal'],
    [{ background: '//evil.example/x.png' }, '/background'],
    [{ orientation: 'diagonal' }, '/orientation'],
    [{ colour: '#ffffff' }, '/colour'],
  ])('D127: %j is refused at %s, and nothing is stored', async (item, pointer) => {
    const before = await read();
    const answer = await ask('certificates.design.save', { item });
    expect(answer.code).toBe(40000);
    expect(answer.data.faults.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
    expect(answer.data.faults[0].message.cn).toMatch(/\S/);
    expect(await read()).toEqual(before);
  });

  it('D138: a teacher, who gives certificates, cannot change how they look', async () => {
    const teacher = await deskHeaders(test(), 'teacher');
    expect((await ask('certificates.design.save', { item: OWN }, teacher)).code).toBe(
      CODES['no-permission'].code,
    );
    expect((await ask('certificates.list', {}, teacher)).code).toBe(0);
  });

  it.each([
    ['certificates.design.save', { item: { signer: 'Ada' } }],
    ['messages.save', { kind: 'order-paid', item: { subject: { cn: '已付款', en: 'Paid' } } }],
  ])('ADR-828: %s waits for no row that refers to the shop', async (name, payload) => {
    await test().database.db.transaction(async (tx) => {
      // What an order that is being written holds of its shop.
      await tx
        .select({ appId: shop.appId })
        .from(shop)
        .where(eq(shop.appId, 'appknowledge'))
        .for('key share');
      expect((await ask(name, payload)).code).toBe(0);
    });
  });
});
