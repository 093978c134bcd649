/** A save of what is stored already: no node is notified, no page is made anew, and no log says that something changed (ADR-826). */
import { expect, it, onTestFinished } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });

async function call(name: string, input: object = {}) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...input },
  });
  return answer.json();
}

/** What the nodes of the installation are told from now on. */
function hear(): string[] {
  const { bus } = test().database;
  const news: string[] = [];
  const stops = (['purge', 'live.news', 'team.news', 'documents.written'] as const).map((name) =>
    bus.subscribe(name, (event) => void news.push(`${name} ${JSON.stringify(event)}`)),
  );
  onTestFinished(() => {
    for (const stop of stops) stop();
  });
  return news;
}
const rowsOfLog = async (): Promise<number> => (await call('audit.list')).data.total;

it.each([
  ['shop', {}],
  ['goods', { id: 'demo_paid_course' }],
  ['goods', { id: 'demo_flash' }],
  ['coupons', { id: 'demo_coupon_once' }],
  ['live', { id: 'demo_live' }],
  ['live_source', { id: 'demo_live' }],
  ['tasks', { id: 'task_interview' }],
  ['exams', { id: 'demo_exam' }],
  ['quizzes', { id: 'demo_lesson_10' }],
  ['certificates.design', {}],
  ['messages', { kind: 'order-paid' }],
])('ADR-826: console.%s.save of what %j has changes nothing, and notifies no node', async (noun, key) => {
  const { item, version } = (await call(`${noun}.get`, key)).data;
  const before = await rowsOfLog();
  const news = hear();
  const saving = await call(`${noun}.save`, { ...key, version, item });
  expect(saving).toMatchObject({ code: 0, data: { version } });
  expect(news).toEqual([]);
  expect(await rowsOfLog()).toBe(before);
});

it('ADR-826: study rules that are set once more are no change', async () => {
  const { rules } = (await call('study_rules.get')).data;
  const before = await rowsOfLog();
  const news = hear();
  expect((await call('study_rules.save', { rules })).code).toBe(0);
  expect(news).toEqual([]);
  expect(await rowsOfLog()).toBe(before);
});

it('ADR-826: a remark that keeps its words, or its state, is no change', async () => {
  const place = { kind: 'page', id: 'home', node: 'banner' };
  const remark = (await call('remark.save', { ...place, text: 'Bigger' })).data;
  const before = await rowsOfLog();
  const news = hear();
  await call('remark.save', { ...place, text: 'Bigger', remark_id: remark.id });
  await call('remark.resolve', { remark_id: remark.id, state: 'open' });
  expect(news).toEqual([]);
  expect(await rowsOfLog()).toBe(before);
});

it('ADR-826: a save that is refused, and one that is stale, notify no node either', async () => {
  const news = hear();
  expect((await call('shop.save', { item: { name: '' } })).code).toBe(40000);
  expect((await call('shop.save', { version: 'old', item: { record: 'x' } })).code).toBe(40900);
  expect((await call('live.save', { id: 'demo_live', version: 'old', item: { wall: true } })).code).toBe(
    40900,
  );
  expect(news).toEqual([]);
});
