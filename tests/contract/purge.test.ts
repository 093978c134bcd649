/** A publication makes anew exactly the pages that used what changed (D43, requirement 43). */
import { beforeEach, describe, expect, it } from 'vitest';
import { pageMicroGet } from '#schemas/api/pages/pages.ts';
import { shopTemplateGet } from '#schemas/api/pages/chrome.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { publishDrafts, type Draft } from '#server/areas/pages/rules/publish.ts';
import { withApp, type Draw } from './app.ts';
import { page } from './page.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const PAGES = ['/page/a', '/page/b', '/detail/c_1/50', '/page/form'];
let drawings: string[] = [];

/** Each address is made from something else: a page, the tab sets, a form. */
const draw: Draw = async ({ url, boot, call }) => {
  drawings.push(`${boot.info.app_id}${url}`);
  if (url.startsWith('/detail/')) {
    const answer = await call(shopTemplateGet, {});
    return page('detail', { tags: answer.ok ? (shopTemplateGet.tags?.({}, answer.data) ?? []) : [] });
  }
  if (url === '/page/form') return page('form', { tags: ['document:form/survey'] });
  const answer = await call(pageMicroGet, { page_id: url.slice('/page/'.length) });
  return page('page', { tags: answer.ok ? answer.data.tags : [] });
};

async function publish(kind: Draft['kind'], id: string, body: unknown): Promise<void> {
  const { stores, bus } = test().database;
  const by = { salvage: false, author: 'test', note: '' };
  const outcome = await publishDrafts(
    { stores, bus, renderers: catalogue },
    'appknowledge',
    [{ kind, id, body }],
    by,
  );
  if (!outcome.ok) throw new Error(`The ${kind} could not be published: ${JSON.stringify(outcome)}`);
}
const body = (id: string, title: string) => ({
  schema_version: 1,
  id,
  kind: 'micro',
  title,
  regions: { main: [] },
});

/** What had to be made anew, of every page of both shops. */
async function readMadeText(): Promise<string[]> {
  drawings = [];
  for (const url of PAGES) {
    await test().ask('knowledge', url);
    await test().ask('training', url);
  }
  return [...drawings].sort();
}

describe('a publication', () => {
  beforeEach(async () => {
    test().setDraw(draw);
    for (const id of ['a', 'b']) await publish('page', id, body(id, 'First'));
    await readMadeText();
    expect(await readMadeText()).toEqual([]);
  });

  it('R43: of one page leaves every other page of the shop, and every other shop', async () => {
    await publish('page', 'a', body('a', `At ${Date.now()}`));
    expect(await readMadeText()).toEqual(['appknowledge/page/a']);
  });

  it('R43: of a theme makes every page of its shop anew, and none of another', async () => {
    await publish('theme', 'main', { primary: '#0b5fff' });
    expect(await readMadeText()).toEqual(PAGES.map((url) => `appknowledge${url}`).sort());
  });

  it('R43, D41: of the tab sets makes the pages anew that asked for them', async () => {
    await publish('tabs', 'main', { types: { '50': [{ key: 'catalogue' }] } });
    expect(await readMadeText()).toEqual(['appknowledge/detail/c_1/50']);
    const answer = (await test().ask('knowledge', '/api/shop.template.get/1.0.0')).json();
    expect(answer.data.tabs['50']).toEqual([{ key: 'catalogue' }]);
    expect(answer.data.tabs['3']).toEqual([{ key: 'summary' }, { key: 'comments' }]);
  });

  it('R43: of a form makes the pages anew that show it', async () => {
    const fields = [{ id: 'name', kind: 'text', label: 'Name' }];
    await publish('form', 'survey', { title: 'Survey', fields });
    expect(await readMadeText()).toEqual(['appknowledge/page/form']);
  });
});
