/** Autosave's ports in a browser: what answers of the console mean, what is kept, and which tabs are open. */
import { describe, expect, it } from 'vitest';
import { memoryRows } from '#platform/row-storage.ts';
import { fakeLocks } from '#platform/tab-locks.ts';
import type { DeskCaller } from '#desk/kit/calls/caller.ts';
import { draftServer, localDrafts, tabsOf } from './browser-ports.ts';

const HOME = { kind: 'page', id: 'home' } as const;
const serverOf = (answer: object) => draftServer((async () => answer) as unknown as DeskCaller['ask']);
const refusal = (code: string, detail?: unknown) =>
  serverOf({ ok: false, code, msg: 'Why', ...(detail === undefined ? {} : { detail }) });

describe('answers of the console', () => {
  it('a save moves the base, a draft comes with its body', async () => {
    const server = serverOf({
      ok: true,
      data: { base: 'b2', body: { a: 1 }, saved_at: 1, by: 'Mei', faults: [] },
    });
    expect(await server.save({ ...HOME, base: 'b1', body: {} })).toEqual({ ok: true, base: 'b2' });
    expect(await server.get(HOME)).toEqual({ ok: true, base: 'b2', body: { a: 1 } });
  });

  it('a stale base comes with what is there, or with nothing where nothing is', async () => {
    const save = (theirs: unknown) =>
      refusal('state-conflict', { yours: {}, theirs }).save({ ...HOME, base: 'b1', body: {} });
    expect(await save({ base: 'b2', body: { a: 1 }, by: 'Lin', saved_at: 1 })).toEqual({
      ok: false,
      reason: 'conflict',
      theirs: { base: 'b2', body: { a: 1 } },
    });
    expect(await save(null)).toEqual({ ok: false, reason: 'conflict', theirs: undefined });
  });

  it.each([
    ['not-logged-in', { ok: false, reason: 'signed-out' }],
    ['not-found', { ok: false, reason: 'not-found' }],
    ['network', { ok: false, reason: 'network' }],
    ['unknown', { ok: false, reason: 'network' }],
    ['rate-limited', { ok: false, reason: 'network' }],
    ['server-error', { ok: false, reason: 'network' }],
    ['config-invalid', { ok: false, reason: 'refused', message: 'Why' }],
  ])('%s is %j', async (code, failure) => {
    expect(await refusal(code).save({ ...HOME, base: '', body: {} })).toEqual(failure);
    expect(await refusal(code).get(HOME)).toEqual(failure);
  });
});

describe('what this browser keeps', () => {
  const draft = {
    key: 's/p/page/home/t',
    owner: 't',
    base: 'b',
    common: {},
    body: { a: 1 },
    requests: [],
    at: 1,
  };

  it('is listed by its beginning, and gone once it is removed', async () => {
    const rows = memoryRows();
    const local = localDrafts(rows);
    await local.write(draft);
    await rows.put([{ key: 's/p/page/home/other', value: 'of another build' }]);
    expect(await local.list('s/p/page/home/')).toEqual([draft]);
    await local.remove(draft.key);
    expect(await local.list('')).toEqual([]);
  });

  it('says where nothing could be kept', async () => {
    const local = localDrafts({ ...memoryRows(), put: async () => false });
    await expect(local.write(draft)).rejects.toThrow('keeps nothing');
  });
});

describe('tabs', () => {
  it('are known by the lock they hold, until they are gone', async () => {
    const locks = fakeLocks();
    const other = tabsOf('other', locks);
    const own = tabsOf('own', locks);
    expect([await own.isOpen('other'), await other.isOpen('own'), await own.isOpen('gone')]).toEqual([
      true,
      true,
      false,
    ]);
    locks.kill();
    expect(await own.isOpen('other')).toBe(false);
  });

  it('are taken to be gone where the browser has no locks', async () => {
    expect(await tabsOf('own', { ...fakeLocks(), areKnown: false }).isOpen('own')).toBe(false);
  });
});
