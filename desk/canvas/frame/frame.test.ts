/** What is sent to the page in the frame for each change, which page shows a document, and how large it is drawn. */
import { describe, expect, test } from 'vitest';
import { blockCatalogue as catalogue } from '#renderers/block-catalogue.gen.ts';
import type { DeskCall } from '#schemas/desk/protocol.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { makeEditor } from '../model/make-editor.ts';
import type { DocumentKey } from '../model/document.ts';
import { sizeOfFrame } from './frame-size.ts';
import { PageFeed } from './page-feed.ts';
import { pathOfDocument, pageDocumentOf } from './shown-page.ts';
import type { PagePort } from './frame-port.ts';

const KEY: DocumentKey = 'page/one';
const title = (id: string, text: string, more: object = {}) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: text },
  ...more,
});
const bodyOf = (...main: object[]) => ({
  schema_version: 1,
  id: 'one',
  kind: 'micro',
  title: 'One',
  regions: { main },
});

function edit(body: unknown) {
  const requests: { call: string; input: Record<string, unknown> }[] = [];
  const ask = (call: DeskCall, input: object) => {
    requests.push({ call, input: { ...input } });
    return Promise.resolve(undefined);
  };
  const port = { ask } as unknown as PagePort;
  let count = 0;
  const editor = makeEditor({ kinds: catalogue, now: () => count, random: () => `x${String((count += 1))}` });
  editor.open({ kind: 'page', id: 'one', base: 'b', body });
  const feed = new PageFeed({
    port,
    catalogue,
    pageKey: KEY,
    readFacts: () => ({ locale: 'en', capabilities: capabilities(readShop(PLAIN_SHOP)), now: 1_000 }),
    bodyOf: (key) => editor.getState().documents[key]?.body,
    openKeys: () => [KEY],
    storedBody: () => Promise.resolve(body),
    onNeedsSave: (key) => requests.push({ call: 'needs-save', input: { key } }),
    onFailure: () => undefined,
  });
  editor.subscribeChanges((change) => feed.follow(change));
  return { editor, feed, requests, calls: () => requests.map(({ call }) => call) };
}

describe('what the page is sent', () => {
  test('ADR-715: a letter sends its own block alone, read as the server reads it', async () => {
    const { editor, feed, requests } = edit(bodyOf(title('a', 'A'), title('b', 'B')));
    await feed.takeOver();
    requests.length = 0;
    editor.set({ document: KEY, node: 'a', pointer: '/props/title' }, { cn: '甲', en: 'After' });
    expect(requests).toMatchObject([
      { call: 'node', input: { node: { id: 'a', props: { title: 'After' } } } },
    ]);
  });

  test('ADR-715: a new block comes with the order of its region, an undo takes it out again', async () => {
    const { editor, feed, requests, calls } = edit(bodyOf(title('a', 'A')));
    await feed.takeOver();
    requests.length = 0;
    editor.insert(KEY, { region: 'main', index: 0 }, [title('new', 'New')]);
    expect(calls()).toEqual(['node', 'order']);
    expect(requests[1]?.input['ids']).toEqual(['new', 'a']);
    requests.length = 0;
    editor.undo();
    expect(requests).toMatchObject([{ call: 'order', input: { ids: ['a'] } }]);
  });

  test('ADR-715: a block its condition leaves out is not drawn, and is again without it', async () => {
    const { editor, feed, requests } = edit(bodyOf(title('a', 'A'), title('b', 'B')));
    await feed.takeOver();
    requests.length = 0;
    editor.set({ document: KEY, node: 'a', pointer: '/when' }, { from: 5_000 });
    expect(requests.at(-1)).toMatchObject({ call: 'order', input: { ids: ['b'] } });
    editor.remove({ document: KEY, node: 'a', pointer: '/when' });
    expect(requests.at(-1)).toMatchObject({ call: 'order', input: { ids: ['a', 'b'] } });
  });

  test('ADR-715: a faulty block is sent with its reason', async () => {
    const { editor, feed, requests } = edit(bodyOf(title('a', 'A')));
    await feed.takeOver();
    requests.length = 0;
    editor.set({ document: KEY, node: 'a', pointer: '/props/title' }, 7);
    expect(requests).toMatchObject([{ call: 'node', input: { node: { id: 'a', broken: 'invalid-props' } } }]);
  });

  test('ADR-715: while a text is edited in the page its block is not drawn, and is once at the end', async () => {
    const { editor, feed, requests } = edit(bodyOf(title('a', 'A')));
    await feed.takeOver();
    requests.length = 0;
    feed.pause('a');
    for (const text of ['B', 'BC', 'BCD'])
      editor.set({ document: KEY, node: 'a', pointer: '/props/title' }, text);
    expect(requests).toEqual([]);
    feed.resume('a');
    expect(requests).toMatchObject([{ call: 'node', input: { node: { props: { title: 'BCD' } } } }]);
  });

  test('ADR-715: a page that comes back is sent what the server does not have yet', async () => {
    const { editor, feed, requests, calls } = edit(bodyOf(title('a', 'A'), title('b', 'B')));
    editor.set({ document: KEY, node: 'b', pointer: '/props/title' }, 'Unsaved');
    await feed.takeOver();
    expect(calls()).toEqual(['takeOver', 'node']);
    expect(requests[1]?.input).toMatchObject({ node: { id: 'b', props: { title: 'Unsaved' } } });
  });

  test('ADR-715: what only a saved draft shows asks for the page once it is saved', async () => {
    const { editor, feed, calls } = edit(bodyOf(title('a', 'A')));
    await feed.takeOver();
    editor.set({ document: KEY, pointer: '/style' }, { bg_color: '#ffffff' });
    expect(calls()).toContain('needs-save');
  });
});

describe('which page shows a document', () => {
  const shop = {
    good: { id: 'demo', type: 50 },
    zones: [{ id: 'open', pageId: 'zone-open' }],
    pages: [{ id: 'join', body: { regions: { main: [{ props: { form_id: 'enrol' } }] } } }],
  };

  test.each([
    ['page', 'home', '/', 'home'],
    ['page', 'about', '/page/about', 'about'],
    ['page', 'zone-open', '/p/pc/zone/open', 'zone-open'],
    ['zone', 'open', '/p/pc/zone/open', 'zone-open'],
    ['form', 'enrol', '/page/join', 'join'],
    ['form', 'unused', '/', 'home'],
    ['navbar', 'main', '/', 'home'],
    ['theme', 'main', '/', 'home'],
    ['tabs', 'main', '/detail/demo/50', undefined],
    ['search', 'main', '/search', undefined],
  ] as const)('ADR-715: %s/%s is seen at %s', (kind, id, path, page) => {
    expect(pathOfDocument({ kind, id }, shop)).toBe(path);
    expect(pageDocumentOf({ kind, id }, shop)?.id).toBe(page);
  });
});

test('ADR-715: a page is shrunk to the room there is, never enlarged', () => {
  expect(sizeOfFrame('laptop', { width: 640, height: 400 })).toEqual({ width: 1280, height: 800, zoom: 0.5 });
  expect(sizeOfFrame('phone', { width: 900, height: 700 })).toEqual({ width: 390, height: 700, zoom: 1 });
  expect(sizeOfFrame('full', { width: 1600, height: 900 })).toEqual({ width: 1600, height: 900, zoom: 1 });
  expect(sizeOfFrame('full', { width: 390, height: 500 })).toEqual({ width: 390, height: 500, zoom: 1 });
});
