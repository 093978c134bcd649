/** Releases over the console: one push is one, the shop goes back to how it stood after one, documents are taken down (M7, D43). */
import { beforeAll, describe, expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });
const headers = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const asked = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  return (await test().ask('knowledge', asked)).json();
}
const page = (id: string, title: string) => ({
  kind: 'page',
  id,
  body: { schema_version: 1, id, kind: 'micro', title, regions: { main: [] } },
});
const publish = (documents: object[], note = '') =>
  ask('POST', '/console/publish', { shop: 'knowledge', author: 'Mei', note, documents });
const releases = async () => (await ask('GET', '/console/releases?shop=knowledge')).data.releases;
const rollback = (release: number) =>
  ask('POST', '/console/releases/rollback', { shop: 'knowledge', author: 'Li', release });
const unpublish = (kind: string, id: string, more: object = {}) =>
  ask('POST', '/console/unpublish', { shop: 'knowledge', author: 'Li', documents: [{ kind, id }], ...more });
const titleOf = async (id: string) =>
  (await ask('GET', `/api/page.micro.get/1.0.0?page_id=${id}`)).data?.page?.title;

describe('releases', () => {
  let first = 0;
  beforeAll(async () => {
    first = (await publish([page('r-a', 'A1'), page('r-b', 'B1')], 'autumn')).data.release;
  });

  it('M7: one push is one release, with its author, its note and every document of it', async () => {
    expect(await releases()).toContainEqual({
      number: first,
      author: 'Mei',
      note: 'autumn',
      at: expect.any(Number),
      documents: [
        { kind: 'page', id: 'r-a', hash: expect.any(String) },
        { kind: 'page', id: 'r-b', hash: expect.any(String) },
      ],
    });
  });

  it('M2: what was new, replaced and unchanged is told, and a push of nothing new makes no release', async () => {
    const { data } = await publish([page('r-a', 'A1'), page('r-b', 'B2'), page('r-c', 'C1')]);
    expect(data.versions.map(({ id, change }: { id: string; change: string }) => [id, change])).toEqual([
      ['r-a', 'unchanged'],
      ['r-b', 'replaced'],
      ['r-c', 'new'],
    ]);
    expect(data.release).toBe(first + 1);
    expect((await publish([page('r-c', 'C1')])).data).not.toHaveProperty('release');
    expect((await releases())[0].number).toBe(first + 1);
  });

  it('M7: the shop goes back to how it stood after a release, and from there again', async () => {
    const { code, data } = await rollback(first);
    expect(code).toBe(0);
    expect(data.gone).toEqual([{ kind: 'page', id: 'r-c' }]);
    expect([await titleOf('r-a'), await titleOf('r-b'), await titleOf('r-c')]).toEqual([
      'A1',
      'B1',
      undefined,
    ]);
    expect((await releases())[0]).toMatchObject({ number: first + 2, author: 'Li' });
    expect((await rollback(first + 1)).code).toBe(0);
    expect([await titleOf('r-b'), await titleOf('r-c')]).toEqual(['B2', 'C1']);
    expect((await rollback(9_999)).data).toEqual({ reason: 'no-release' });
  });

  it('M7: a document is taken down, which its history says, and who started from it does not bring it back', async () => {
    const [{ hash }] = (await publish([page('r-d', 'D1')])).data.versions;
    expect((await unpublish('page', 'r-d')).data.gone).toEqual([{ kind: 'page', id: 'r-d' }]);
    expect(await titleOf('r-d')).toBeUndefined();
    const { data } = await ask('GET', '/console/versions/page/r-d?shop=knowledge');
    expect(data.live).toBeNull();
    expect(data.versions[0]).toMatchObject({ hash: null, author: 'Li' });
    const again = await publish([{ ...page('r-d', 'D1'), base_version: hash }]);
    expect(again).toMatchObject({ code: 40900, data: { current: { hash: null, author: 'Li' } } });
    expect((await unpublish('page', 'r-d')).code).toBe(40400);
    expect((await publish([page('r-d', 'D1')])).data.versions[0].change).toBe('new');
  });

  it('M7: a page that is deleted leaves no draft behind', async () => {
    const [{ hash }] = (await publish([page('r-e', 'E1')])).data.versions;
    const draft = { ...page('r-e', 'E2'), base_version: hash };
    await ask('POST', '/console/drafts', { shop: 'knowledge', documents: [draft] });
    expect((await unpublish('page', 'r-e', { discard: true })).code).toBe(0);
    const { data } = await ask('GET', '/console/versions/page/r-e?shop=knowledge');
    expect([data.live, data.draft]).toEqual([null, null]);
    expect(data.versions).toHaveLength(2);
  });

  it.each([
    ['page', 'home'],
    ['page', 'complaint'],
    ['navbar', 'main'],
    ['theme', 'main'],
  ])('M7: %s/%s cannot be taken down, which is said in words', async (kind, id) => {
    const { code, data } = await unpublish(kind, id, { discard: true });
    expect(code).toBe(40000);
    expect(data).toMatchObject({
      reason: 'fixed',
      message: { cn: expect.stringContaining('不能下线'), en: expect.stringContaining('not taken down') },
    });
  });

  it('R63: releases ask for the token', async () => {
    const asked = [
      { method: 'GET', url: '/console/releases?shop=knowledge' },
      { method: 'POST', url: '/console/releases/rollback', payload: { shop: 'knowledge', release: first } },
      {
        method: 'POST',
        url: '/console/unpublish',
        payload: { shop: 'knowledge', documents: [page('r-a', '')] },
      },
    ] as const;
    for (const one of asked) expect((await test().ask('knowledge', one)).json().code).toBe(4005);
  });
});
