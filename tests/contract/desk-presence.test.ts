/** Who has a document open at the desk, over real sockets to two nodes with one PostgreSQL (requirements 39, 40, 53). */
import { join } from 'node:path';
import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { demoShops } from '#demo/shops.gen.ts';
import { DeskFrameSchema, type DeskFrame } from '#schemas/desk/presence.ts';
import { area as team } from '#server/areas/team/area.ts';
import { REMARKS_MAX } from '#server/areas/team/limits.ts';
import { teamPresence } from '#server/areas/team/tables/presence.ts';
import { teamRemark } from '#server/areas/team/tables/remarks.ts';
import { openStores } from '#server/start/open-stores.ts';
import type { DeskRole } from '#schemas/console/roles.ts';
import { openApp, type TestApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';
import { listen } from './live-fixture.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const SHOP = 'appknowledge';
const WAIT = { timeout: 10_000, interval: 20 };
const dir = makeTempDir('desk-presence');
const nodes: { app: TestApp; port: number }[] = [];
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  const config = { dataDir: dir, databaseUrl: await postgres.createDatabase(), demo: true };
  const shops = [...demoShops]
    .filter(([label]) => label === 'knowledge')
    .map(([, build]) => build(Date.now()));
  for (const name of ['first', 'second']) {
    const stores = await openStores(config, { demoShops: () => shops });
    const app = await openApp({ ...stores, config }, join(dir, name));
    nodes.push({ app, port: await listen(app) });
  }
}, 180_000);
afterAll(async () => {
  for (const { app } of nodes) {
    await app.app.close();
    await app.database.close();
  }
  await postgres.stop();
  removeTempDir(dir);
});

const nodeAt = (index: 0 | 1) => {
  const node = nodes[index];
  if (node === undefined) throw new Error('The nodes are opened in beforeAll.');
  return node;
};

interface Socket {
  frames: DeskFrame[];
  last: <Type extends DeskFrame['type']>(type: Type) => Extract<DeskFrame, { type: Type }> | undefined;
  names: () => string[];
  choose: (choice: object) => void;
  closing: Promise<number>;
  raw: WebSocket;
}

interface Opening {
  headers: Record<string, string>;
  document?: { kind: string; id: string };
  origin?: string | null;
}

/** Opens a socket at a node; rejects with the HTTP status of a refusal. */
function open(
  index: 0 | 1,
  { headers, document = { kind: 'page', id: 'home' }, origin }: Opening,
): Promise<Socket> {
  const { port } = nodeAt(index);
  const host = `knowledge.localhost:${String(port)}`;
  const query = new URLSearchParams(document).toString();
  const raw = new WebSocket(`ws://127.0.0.1:${String(port)}/ws/desk?${query}`, {
    headers: {
      host,
      ...(headers['cookie'] === undefined ? {} : { cookie: headers['cookie'] }),
      ...(origin === null ? {} : { origin: origin ?? `http://${host}` }),
    },
  });
  const frames: DeskFrame[] = [];
  const closePromise = new Promise<number>((resolve) => raw.once('close', resolve));
  const last: Socket['last'] = (type) => {
    const isType = (frame: DeskFrame): frame is Extract<DeskFrame, { type: typeof type }> =>
      frame.type === type;
    return frames.filter(isType).at(-1);
  };
  const names = () => (last('people')?.people ?? []).map(({ role }) => role);
  const choose = (choice: object) => raw.send(JSON.stringify(choice));
  return new Promise((resolve, reject) => {
    raw.once('unexpected-response', (_request, { statusCode }) => {
      raw.terminate();
      reject(new Error(String(statusCode)));
    });
    raw.on('error', reject);
    raw.on('message', (data: Buffer) => {
      const frame: unknown = JSON.parse(data.toString());
      if (!Check(DeskFrameSchema, frame)) throw new Error(`no frame of ours: ${data.toString()}`);
      frames.push(frame);
      if (frame.type === 'hello') resolve({ frames, last, names, choose, closing: closePromise, raw });
    });
  });
}

const headersOf = (role: DeskRole, index: 0 | 1 = 0) => deskHeaders(nodeAt(index).app, role);

async function call(index: 0 | 1, name: string, headers: Record<string, string>, payload: object) {
  const answer = await nodeAt(index).app.ask('knowledge', {
    method: 'POST',
    url: `/api/${name}/1.0.0`,
    headers,
    payload: { shop: 'knowledge', ...payload },
  });
  return answer.json();
}

describe('people at a document', () => {
  it('D138, R53: each node names all, with their role, colour and choice, until they leave', async () => {
    const owner = await open(0, { headers: await headersOf('owner') });
    const editor = await open(1, { headers: await headersOf('editor', 1) });
    await vi.waitFor(
      () =>
        expect([owner.names(), editor.names()]).toEqual([
          ['owner', 'editor'],
          ['owner', 'editor'],
        ]),
      WAIT,
    );
    editor.choose({ node: 'hero', pointer: '/title/cn' });
    const readChoice = () => owner.last('people')?.people.find(({ role }) => role === 'editor');
    await vi.waitFor(() => expect(readChoice()).toMatchObject({ node: 'hero', pointer: '/title/cn' }), WAIT);
    editor.choose({});
    await vi.waitFor(() => expect(readChoice()).not.toHaveProperty('node'), WAIT);
    const [first, second] = owner.last('people')?.people ?? [];
    expect(first?.colour).not.toBe(second?.colour);
    expect(owner.last('hello')?.you).toBe(first?.id);
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['colour', 'id', 'name', 'person', 'role']);
    editor.raw.close();
    await vi.waitFor(() => expect(owner.names()).toEqual(['owner']), WAIT);
    owner.raw.close();
    await vi.waitFor(async () => {
      expect(await nodeAt(0).app.database.db.select().from(teamPresence)).toEqual([]);
    }, WAIT);
  });

  it('D138: documents are apart, and two windows of one person have one colour', async () => {
    const headers = await headersOf('owner');
    const [one, two, other] = [
      await open(0, { headers }),
      await open(1, { headers }),
      await open(0, { headers, document: { kind: 'navbar', id: 'main' } }),
    ];
    await vi.waitFor(() => expect(two.last('people')?.people).toHaveLength(2), WAIT);
    const [first, second] = two.last('people')?.people ?? [];
    expect([first?.person, first?.colour]).toEqual([second?.person, second?.colour]);
    await vi.waitFor(() => expect(other.last('people')?.people).toHaveLength(1), WAIT);
    for (const { raw } of [one, two, other]) raw.close();
  });

  it('D42: a save or a publication on one node is told on the other with the new base', async () => {
    const [owner, editor] = [await headersOf('owner'), await headersOf('editor', 1)];
    const document = { kind: 'page', id: 'told-of' };
    const socket = await open(0, { headers: owner, document });
    expect(socket.last('hello')).toMatchObject({ base: '', by: '' });
    const body = { schema_version: 1, id: 'told-of', kind: 'micro', title: 'Of two', regions: { main: [] } };
    const save = await call(1, 'console.draft.save', editor, { ...document, base: '', body });
    await vi.waitFor(() => expect(socket.last('saved')?.base).toBe(save.data.base), WAIT);
    const later = await open(1, { headers: editor, document });
    expect(later.last('hello')?.base).toBe(save.data.base);
    const next = await call(0, 'console.draft.save', owner, {
      ...document,
      base: save.data.base,
      body: { ...body, title: 'New' },
    });
    await vi.waitFor(() => expect(later.last('saved')?.base).toBe(next.data.base), WAIT);
    expect((await call(0, 'console.draft.publish', owner, { documents: [document] })).code).toBe(0);
    expect((await call(0, 'console.draft.get', owner, document)).data.base).toBe(next.data.base);
    const third = await call(0, 'console.draft.save', owner, { ...document, base: next.data.base, body });
    await vi.waitFor(() => expect(later.last('saved')?.base).toBe(third.data.base), WAIT);
    await call(0, 'console.draft.discard', owner, document);
    await vi.waitFor(() => expect(later.last('saved')?.base).toBe(next.data.base), WAIT);
    for (const { raw } of [socket, later]) raw.close();
  });
});

describe('who may hold a socket', () => {
  it('D138, D139, R40: is at the desk with the scope for pages, on a page of this origin, at a document', async () => {
    const owner = await headersOf('owner');
    await expect(open(0, { headers: {} })).rejects.toThrow('401');
    await expect(
      open(0, { headers: { cookie: (await nodeAt(0).app.login(SHOP, '19900000005')).cookie } }),
    ).rejects.toThrow('401');
    await expect(open(0, { headers: await headersOf('service') })).rejects.toThrow('403');
    await expect(open(0, { headers: owner, origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(open(0, { headers: owner, origin: null })).rejects.toThrow('403');
    await expect(open(0, { headers: owner, document: { kind: 'nothing', id: 'home' } })).rejects.toThrow(
      '400',
    );
    await expect(open(0, { headers: owner, document: { kind: 'page', id: 'a/b' } })).rejects.toThrow('400');
  });

  it('D139, R22: loses it when signing out, and when the role is taken, on whichever node', async () => {
    const headers = await headersOf('editor', 1);
    const socket = await open(1, { headers });
    await call(
      0,
      'desk.session.end',
      { ...headers, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
      {},
    );
    expect(await socket.closing).toBe(4001);
    const again = await open(1, { headers: await headersOf('editor', 1) });
    const account = await nodeAt(0).app.database.stores.accounts.byPhone(SHOP, '19900000008');
    await nodeAt(0).app.database.stores.users.setRole(SHOP, account?.id ?? '', { role: 'editor', on: false });
    expect(await again.closing).toBe(4005);
  });

  it('B45: a choice that is none is left out, one that is too long ends its socket', async () => {
    const headers = await headersOf('owner');
    const [one, other] = [await open(0, { headers }), await open(0, { headers })];
    for (const text of ['{', '[]', '{"node":7}', '{"node":"a b"}', '{"node":"a","pointer":"\\u0000"}'])
      one.raw.send(text);
    one.choose({ node: 'fine' });
    await vi.waitFor(
      () => expect(other.last('people')?.people.map(({ node }) => node)).toEqual(['fine', undefined]),
      WAIT,
    );
    one.raw.send('x'.repeat(513));
    expect(await one.closing).toBe(1009);
    await vi.waitFor(() => expect(other.last('people')?.people).toHaveLength(1), WAIT);
    other.raw.close();
  });

  it('B45: a person holds five of a document, and a sixth ends the oldest', async () => {
    const headers = await headersOf('owner');
    const sockets: Socket[] = [];
    for (let count = 0; count < 6; count += 1) sockets.push(await open(0, { headers }));
    expect(await sockets[0]?.closing).toBe(4009);
    for (const { raw } of sockets) raw.close();
  });
});

describe('remarks on a block', () => {
  const place = { kind: 'page', id: 'home', node: 'hero' };

  it('D138, D140: are left, counted by block, resolved and told to who has the document open', async () => {
    const [owner, editor] = [await headersOf('owner'), await headersOf('editor', 1)];
    const socket = await open(1, { headers: editor });
    const { data: remark } = await call(0, 'console.remark.save', owner, {
      ...place,
      text: 'Too dark, @Kim',
    });
    expect(remark).toMatchObject({ node: 'hero', text: 'Too dark, @Kim', state: 'open', is_own: true });
    await vi.waitFor(() => expect(socket.last('remarks')).toBeDefined(), WAIT);
    const list = (filter: object) =>
      call(1, 'console.remark.list', editor, { kind: 'page', id: 'home', filter });
    expect((await list({})).data).toMatchObject({
      total: 1,
      counts: { hero: 1 },
      items: [{ is_own: false }],
    });
    expect((await list({ node: 'other' })).data).toMatchObject({ total: 0, counts: { hero: 1 } });
    const change = { ...place, remark_id: remark.id, text: 'Mine now' };
    expect((await call(1, 'console.remark.save', editor, change)).code).toBe(40400);
    expect((await call(1, 'console.remark.delete', editor, { remark_id: remark.id })).code).toBe(40400);
    expect((await call(0, 'console.remark.save', owner, change)).data).toMatchObject({ text: 'Mine now' });
    const resolve = { remark_id: remark.id };
    expect((await call(1, 'console.remark.resolve', editor, resolve)).data).toMatchObject({
      state: 'resolved',
    });
    expect((await list({ state: 'open' })).data).toMatchObject({ total: 0, counts: {} });
    const back = { ...resolve, state: 'open' };
    expect((await call(1, 'console.remark.resolve', editor, back)).data).not.toHaveProperty('resolved_by');
    const rows = (await call(0, 'console.audit.list', owner, { q: 'console.remark' })).data.items;
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toContain('Mine now');
    expect((await call(0, 'console.remark.delete', owner, { remark_id: remark.id })).code).toBe(0);
    expect((await list({})).data).toMatchObject({ total: 0 });
    expect(
      (await call(0, 'console.remark.save', await headersOf('service'), { ...place, text: 'x' })).code,
    ).toBe(4005);
    socket.raw.close();
  });

  it('B45: a document has 500 open ones, be they new or opened again; one without words is refused', async () => {
    const owner = await headersOf('owner');
    const about = { kind: 'page', id: 'about', node: 'hero' };
    const open = { node: 'hero', words: 'x', userId: '', author: 'Mei', at: 1, resolver: '', resolverId: '' };
    const rows = Array.from({ length: REMARKS_MAX }, (_none, index) => ({
      ...open,
      appId: SHOP,
      id: `rm_${String(index)}`,
      document: 'page/about',
      editedAt: null,
      resolvedAt: null,
    }));
    await nodeAt(0).app.database.db.insert(teamRemark).values(rows);
    const save = (text: string) => call(0, 'console.remark.save', owner, { ...about, text });
    const resolve = (state: string) => call(0, 'console.remark.resolve', owner, { remark_id: 'rm_0', state });
    const tooMany = { code: 40000, data: { reason: 'too-many' } };
    expect(await save('One more')).toMatchObject(tooMany);
    expect((await resolve('open')).code).toBe(0);
    expect((await resolve('resolved')).code).toBe(0);
    expect((await save('\u200b ')).code).toBe(40000);
    expect((await save('One more')).code).toBe(0);
    expect(await resolve('open')).toMatchObject(tooMany);
  });

  it('D90: of a person who is forgotten go; of others who resolved them goes', async () => {
    const { database } = nodeAt(0).app;
    const [owner, editor] = [await headersOf('owner'), await headersOf('editor')];
    await call(0, 'console.remark.save', editor, { ...place, text: 'Of the editor' });
    const { data: storedValue } = await call(0, 'console.remark.save', owner, {
      ...place,
      text: 'Of the owner',
    });
    await call(0, 'console.remark.resolve', editor, { remark_id: storedValue.id });
    const account = await database.stores.accounts.byPhone(SHOP, '19900000008');
    await team.forget(database.db, { appId: SHOP, userId: account?.id ?? '' });
    const { data } = await call(0, 'console.remark.list', owner, { kind: 'page', id: 'home' });
    expect(data.items.map(({ text }: { text: string }) => text)).toEqual(['Of the owner']);
    expect(data.items[0]).not.toHaveProperty('resolved_by');
  });
});
