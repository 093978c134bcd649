/** Drafts, schedules and the way back, on the embedded database and on PostgreSQL (D43). */
import { describe, expect, it } from 'vitest';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import type { ConfigStore } from './configs.store.ts';

const SHOP = 'appknowledge';
const BY = { author: 'Mei', note: 'autumn' };
const NOON = 1_900_000_000_000;
let now = NOON;
const database = withDatabase({
  shops: [buildDemoShop(), buildDemoShop({ label: 'training' })],
  clock: { now: () => now },
});
const configs = (): ConfigStore => database().stores.configs;
const page = (id: string, n: number, base?: string) => ({
  kind: 'page' as const,
  id,
  body: { n },
  ...(base === undefined ? {} : { base }),
});

/** By somebody who has seen what is there, unless a base is named. */
async function saveDraft(id: string, n: number, base?: string): Promise<string> {
  const version = (await configs().draft(SHOP, 'page', id)) ?? (await configs().live(SHOP, 'page', id));
  const outcome = await configs().saveDraft(SHOP, [page(id, n, base ?? version?.hash ?? '')], BY);
  if (!outcome.ok) throw new Error('conflict');
  return outcome.versions[0]?.hash ?? '';
}
async function publishPage(id: string, n: number): Promise<string> {
  const outcome = await configs().publish(SHOP, [page(id, n)], BY);
  if (!outcome.ok) throw new Error('conflict');
  return outcome.versions[0]?.hash ?? '';
}
const live = async (id: string) => (await configs().live(SHOP, 'page', id))?.body;
const draft = async (id: string) => (await configs().draft(SHOP, 'page', id))?.body;
const promote = async (at: number, appId = SHOP) => (await configs().promoteDue(appId, at)).versions;
const waits = async (id: string) => (await configs().listScheduled(SHOP)).filter((one) => one.id === id);

describe('drafts', () => {
  it('D43: a draft is stored beside what is live and changes nothing of it', async () => {
    await publishPage('beside', 1);
    const hash = await saveDraft('beside', 2);
    expect(await live('beside')).toEqual({ n: 1 });
    expect(await configs().draft(SHOP, 'page', 'beside')).toMatchObject({ hash, body: { n: 2 }, ...BY });
    expect((await configs().listDrafts(SHOP)).map(({ id }) => id)).toContain('beside');
    expect(await configs().history(SHOP, 'page', 'beside')).toHaveLength(1);
    expect(await configs().listDrafts('apptraining')).toEqual([]);
  });

  it('D42: who started from an older draft gets the newer one back, all or nothing', async () => {
    const first = await saveDraft('newer', 1);
    const second = await saveDraft('newer', 2, first);
    const outcome = await configs().saveDraft(SHOP, [page('other', 1, ''), page('newer', 3, first)], BY);
    expect(outcome).toMatchObject({ ok: false, conflict: { hash: second } });
    expect(await draft('other')).toBeUndefined();
    expect(await draft('newer')).toEqual({ n: 2 });
  });

  it('D42: where there is no draft, the live version is what a draft starts from', async () => {
    const base = await publishPage('start', 1);
    await publishPage('start', 2);
    expect(await configs().saveDraft(SHOP, [page('start', 3, base)], BY)).toMatchObject({ ok: false });
    expect(await configs().saveDraft(SHOP, [page('start', 3, '')], BY)).toMatchObject({ ok: false });
  });

  it('D43: a draft goes when it is published, when it equals what is live, and when it is thrown away', async () => {
    await saveDraft('goes', 1);
    await publishPage('goes', 1);
    expect(await draft('goes')).toBeUndefined();
    await saveDraft('goes', 2);
    await saveDraft('goes', 1);
    expect(await draft('goes')).toBeUndefined();
    await saveDraft('goes', 3);
    expect(await configs().discardDraft(SHOP, 'page', 'goes')).toBe(true);
    expect(await configs().discardDraft(SHOP, 'page', 'goes')).toBe(false);
    expect(await draft('goes')).toBeUndefined();
  });

  it("D43: publishing another version leaves another person's draft alone", async () => {
    await saveDraft('kept', 1);
    await publishPage('kept', 2);
    expect(await draft('kept')).toEqual({ n: 1 });
  });
});

describe('the way back', () => {
  it('D43: an old version is published again by its name, and the history says so', async () => {
    const first = await publishPage('back', 1);
    const second = await publishPage('back', 2);
    expect(await configs().version(SHOP, { kind: 'page', id: 'back', hash: first })).toMatchObject({
      body: { n: 1 },
    });
    const outcome = await configs().restore(
      SHOP,
      [{ kind: 'page', id: 'back', hash: first, base: second }],
      BY,
    );
    expect(outcome).toMatchObject({ ok: true, versions: [{ hash: first, body: { n: 1 } }] });
    const history = await configs().history(SHOP, 'page', 'back');
    expect(history.map(({ hash }) => hash)).toEqual([first, second, first]);
  });

  it('D42: it conflicts like any publication, and names what is missing', async () => {
    const first = await publishPage('lost', 1);
    const second = await publishPage('lost', 2);
    const back = (hash: string, base: string) =>
      configs().restore(SHOP, [{ kind: 'page', id: 'lost', hash, base }], BY);
    expect(await back(first, first)).toMatchObject({ ok: false, conflict: { hash: second } });
    expect(await back('f'.repeat(64), second)).toEqual({ ok: false, missing: { kind: 'page', id: 'lost' } });
    expect(await configs().version('apptraining', { kind: 'page', id: 'lost', hash: first })).toBeUndefined();
    expect(await live('lost')).toEqual({ n: 2 });
  });
});

describe('schedules', () => {
  const nothingElse = () => Promise.resolve();
  const at = (id: string, n: number, publishAt: number, alongside: () => Promise<void> = nothingElse) =>
    configs().schedule(SHOP, { documents: [page(id, n)], publishAt }, BY, alongside);

  it('D43: what is due goes live once, with who scheduled it; the rest waits', async () => {
    now = NOON;
    await publishPage('due', 1);
    await at('due', 2, NOON + 1_000);
    await at('later', 1, NOON + 5_000);
    expect(await promote(NOON)).toEqual([]);
    now = NOON + 1_000;
    expect(await configs().shopsDue(now)).toEqual([SHOP]);
    expect(await promote(now)).toMatchObject([{ id: 'due', body: { n: 2 }, at: now, ...BY }]);
    expect(await configs().shopsDue(now)).toEqual([]);
    expect(await promote(now)).toEqual([]);
    expect(await live('due')).toEqual({ n: 2 });
    expect(await waits('due')).toEqual([]);
    expect(await live('later')).toBeUndefined();
    expect(await waits('later')).toMatchObject([{ kind: 'page', publishAt: NOON + 5_000 }]);
    await configs().cancelSchedule(SHOP, 'page', 'later');
  });

  it('D43: it is one commit with the job that carries it out', async () => {
    const fault = new Error('no job');
    await expect(at('alone', 1, NOON + 1, () => Promise.reject(fault))).rejects.toThrow('no job');
    expect(await waits('alone')).toEqual([]);
  });

  it('D6: the moment of one shop is not that of another', async () => {
    now = NOON;
    await at('ours', 1, NOON + 1);
    expect(await promote(NOON + 1, 'apptraining')).toEqual([]);
    expect(await promote(NOON + 1)).toMatchObject([{ id: 'ours' }]);
  });

  it('D43: of many nodes exactly one makes a version live', async () => {
    now = NOON;
    await at('one', 1, NOON + 1);
    const rounds = await Promise.all(Array.from({ length: 8 }, () => promote(NOON + 1)));
    expect(rounds.flat()).toHaveLength(1);
    expect(await configs().history(SHOP, 'page', 'one')).toHaveLength(1);
  });

  it('D43: a document has one moment, the newest; and it can be taken back', async () => {
    now = NOON;
    await at('moment', 1, NOON + 10);
    await at('moment', 2, NOON + 20);
    expect(await waits('moment')).toMatchObject([{ body: { n: 2 }, publishAt: NOON + 20 }]);
    expect(await configs().cancelSchedule(SHOP, 'page', 'moment')).toBe(true);
    expect(await configs().cancelSchedule(SHOP, 'page', 'moment')).toBe(false);
    expect(await promote(NOON + 30)).toEqual([]);
  });

  it('D42: a schedule conflicts as a publication does, all or nothing', async () => {
    const base = await publishPage('based', 1);
    await publishPage('based', 2);
    const outcome = await configs().schedule(
      SHOP,
      { documents: [page('first-of-two', 1), page('based', 3, base)], publishAt: NOON + 9 },
      BY,
      nothingElse,
    );
    expect(outcome).toMatchObject({ ok: false, conflict: { body: { n: 2 } } });
    expect(await waits('first-of-two')).toEqual([]);
  });

  it('D43: a draft of the same content has done its work when its moment comes', async () => {
    now = NOON;
    await saveDraft('worked', 7);
    await at('worked', 7, NOON + 1);
    await promote(NOON + 1);
    expect(await draft('worked')).toBeUndefined();
    expect(await live('worked')).toEqual({ n: 7 });
  });
});
