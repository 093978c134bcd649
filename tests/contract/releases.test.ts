/** Releases over the console: one push is one, the shop goes back to how it stood after one, documents are taken down (M7, D43). */
import { beforeAll, describe, expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });
const headers = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const request = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  return (await test().ask('knowledge', request)).json();
}
const page = (id: string, title: string) => ({
  kind: 'page',
  id,
  body: { schema_version: 1, id, kind: 'micro', title, regions: { main: [] } },
});
/** A call of the console. */
const settle = (name: string, more: object = {}) =>
  ask('POST', `/api/console.${name}/1.0.0`, { shop: 'knowledge', ...more });
const publish = (documents: object[], note = '') =>
  settle('page.publish', { author: 'Mei', note, documents });
const releases = async () => (await settle('release.list')).data.items;
const rollback = (release: number) => settle('release.restore', { author: 'Li', release });
const unpublish = (kind: string, id: string, more: object = {}) =>
  settle('page.unpublish', { author: 'Li', documents: [{ kind, id }], ...more });
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
      by: 'Mei',
      note: 'autumn',
      at: expect.any(Number),
      documents: [
        { kind: 'page', id: 'r-a', hash: expect.any(String) },
        { kind: 'page', id: 'r-b', hash: expect.any(String) },
      ],
      changes: [],
    });
  });

  it('M2: reports what was new, replaced and unchanged; a push without changes makes no release', async () => {
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
    expect((await releases())[0]).toMatchObject({ number: first + 2, by: 'Li' });
    expect((await rollback(first + 1)).code).toBe(0);
    expect([await titleOf('r-b'), await titleOf('r-c')]).toEqual(['B2', 'C1']);
    expect((await rollback(9_999)).data).toEqual({ reason: 'no-release' });
  });

  it('M7: a document is taken down, which its history says, and who started from it does not bring it back', async () => {
    const [{ hash }] = (await publish([page('r-d', 'D1')])).data.versions;
    expect((await unpublish('page', 'r-d')).data.gone).toEqual([{ kind: 'page', id: 'r-d' }]);
    expect(await titleOf('r-d')).toBeUndefined();
    const namedDocument = { kind: 'page', id: 'r-d' };
    const { item, version } = (await settle('page.get', namedDocument)).data;
    expect([item.state, item.live, version]).toEqual(['off', undefined, '']);
    const { items } = (await settle('version.list', namedDocument)).data;
    expect(items[0]).toMatchObject({ hash: null, by: 'Li' });
    const again = await publish([{ ...page('r-d', 'D1'), base: hash }]);
    expect(again).toMatchObject({
      code: 40900,
      data: { yours: { base: hash }, theirs: { hash: null, by: 'Li' } },
    });
    expect((await unpublish('page', 'r-d')).code).toBe(40400);
    expect((await publish([page('r-d', 'D1')])).data.versions[0].change).toBe('new');
  });

  it('M7: a page that is deleted leaves no draft behind', async () => {
    const [{ hash }] = (await publish([page('r-e', 'E1')])).data.versions;
    const draft = { ...page('r-e', 'E2'), base: hash };
    await settle('draft.import', { documents: [draft] });
    expect((await unpublish('page', 'r-e', { discard: true })).code).toBe(0);
    const namedDocument = { kind: 'page', id: 'r-e' };
    expect((await settle('page.get', namedDocument)).data.item.state).toBe('off');
    expect((await settle('version.list', namedDocument)).data.total).toBe(2);
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

  it('M7: releases and versions are read part by part, and newer ones move nothing', async () => {
    for (const no of [1, 2, 3, 4, 5]) await publish([page('r-parts', `No ${String(no)}`)]);
    const readAll = async (name: string, more: object = {}) => {
      const seenItems: { number?: number; hash?: string }[] = [];
      let cursor: string | undefined;
      do {
        const at = cursor === undefined ? {} : { cursor };
        const { data } = await settle(name, { limit: 2, ...more, ...at });
        seenItems.push(...data.items);
        cursor = data.next;
        if (seenItems.length === 2) await publish([page('r-parts', `Meanwhile in ${name}`)]);
      } while (cursor !== undefined);
      return seenItems;
    };
    const versions = await readAll('version.list', { kind: 'page', id: 'r-parts' });
    expect(new Set(versions.map(({ hash }) => hash)).size).toBe(5);
    const numbers = (await readAll('release.list')).map(({ number = 0 }) => number);
    expect(numbers).toEqual(numbers.map((_number, place) => numbers.length - place));
    for (const name of ['release.list', 'version.list'])
      expect((await settle(name, { kind: 'page', id: 'r-parts', cursor: 'x' })).code).toBe(40000);
  });

  it('D140: a release is a row that names each document, with what was live and what is', async () => {
    const before = (await publish([page('r-log', 'One')])).data.versions[0].hash;
    const { versions, release } = (await publish([page('r-log', 'Two')])).data;
    const { items } = (await settle('audit.list', { q: `release ${String(release)}` })).data;
    expect(items[0]).toMatchObject({
      call: 'console.page.publish',
      who: 'Mei',
      before: { 'page/r-log': before },
      after: { 'page/r-log': versions[0].hash },
    });
  });

  it('M7: where each document stands is listed, by words of its name or title', async () => {
    await publish([page('r-list', 'Listed in spring')]);
    const { items, total } = (await settle('page.list', { q: 'r-list SPRING' })).data;
    expect([total, items]).toMatchObject([1, [{ id: 'r-list', state: 'live', title: 'Listed in spring' }]]);
    const seenItems: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await settle('page.list', { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      seenItems.push(...data.items.map(({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`));
      cursor = data.next;
    } while (cursor !== undefined);
    expect(new Set(seenItems).size).toBe(seenItems.length);
    expect(seenItems).toEqual(seenItems.toSorted());
    const themes = await settle('page.list', { filter: { kind: 'theme', state: 'live' } });
    expect(themes.data.items).toMatchObject([{ kind: 'theme', id: 'main' }]);
    expect((await settle('page.list', { cursor: 'nonsense' })).code).toBe(40000);
  });
});
