/** Publication of decoration documents, on the embedded database and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { canonicalJson, contentHash } from '#server/kernel/db/canonical-json.ts';

const SHOP = 'appknowledge';
const BY = { author: 'Mei', note: 'autumn' };
const database = withDatabase({ shops: [buildDemoShop(), buildDemoShop({ label: 'training' })] });
const configs = () => database().stores.configs;

async function publish(id: string, body: unknown, base?: string) {
  return configs().publish(SHOP, [{ kind: 'page', id, body, ...(base === undefined ? {} : { base }) }], BY);
}

async function publishedHash(id: string, body: unknown): Promise<string> {
  const outcome = await publish(id, body);
  if (!outcome.ok) throw new Error('conflict');
  return outcome.versions[0]?.hash ?? '';
}

describe('publication', () => {
  it('D43: a version is named by the SHA-256 of its canonical JSON, and the body comes back as it was', async () => {
    const body = { b: 1, a: ['x', { d: null, c: '\u0000\ud83d\ude00' }], ['__proto__']: { polluted: true } };
    const hash = await publishedHash('canonical', body);
    expect(hash).toBe(
      contentHash({ ['__proto__']: { polluted: true }, a: ['x', { c: '\u0000😀', d: null }], b: 1 }),
    );
    const live = await configs().live(SHOP, 'page', 'canonical');
    expect(canonicalJson(live?.body)).toBe(canonicalJson(body));
    expect(live).toMatchObject({ hash, author: 'Mei', note: 'autumn' });
  });

  it('D42: a writer who started from an older version gets the current one back, and nothing is stored', async () => {
    const first = await publishedHash('conflict', { n: 1 });
    const second = await publishedHash('conflict', { n: 2 });
    const outcome = await publish('conflict', { n: 3 }, first);
    expect(outcome).toMatchObject({ ok: false, conflict: { hash: second, body: { n: 2 } } });
    expect((await configs().live(SHOP, 'page', 'conflict'))?.hash).toBe(second);
    expect(await configs().history(SHOP, 'page', 'conflict')).toHaveLength(2);
  });

  it('D42: an empty base says that the writer knows of no version', async () => {
    expect(await publish('fresh', { n: 1 }, '')).toMatchObject({ ok: true });
    expect(await publish('fresh', { n: 2 }, '')).toMatchObject({ ok: false });
  });

  it('D42: sending a publication again after a lost acknowledgement succeeds and adds nothing', async () => {
    const base = await publishedHash('again', { n: 1 });
    await publish('again', { n: 2 }, base);
    expect(await publish('again', { n: 2 }, base)).toMatchObject({ ok: true });
    expect(await configs().history(SHOP, 'page', 'again')).toHaveLength(2);
  });

  it('D42: documents of one publication are stored all or none', async () => {
    const current = await publishedHash('all-b', { n: 1 });
    const outcome = await configs().publish(
      SHOP,
      [
        { kind: 'page', id: 'all-a', body: { n: 1 } },
        { kind: 'page', id: 'all-b', body: { n: 2 }, base: 'f'.repeat(64) },
      ],
      BY,
    );
    expect(outcome).toMatchObject({ ok: false, conflict: { id: 'all-b', hash: current } });
    expect(await configs().live(SHOP, 'page', 'all-a')).toBeUndefined();
    expect(await configs().history(SHOP, 'page', 'all-a')).toEqual([]);
  });

  it('D42: of parallel writers from one base exactly one wins', async () => {
    const base = await publishedHash('race', { n: 0 });
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, n) => publish('race', { n: n + 1 }, base)),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await configs().history(SHOP, 'page', 'race')).toHaveLength(2);
  });

  it('D35: documents of 256 KB pass in parallel, whole', async () => {
    const text = '一页很长的图文 '.repeat(12_000).slice(0, 80_000);
    const names = Array.from({ length: 8 }, (_, index) => `large-${index}`);
    await Promise.all(names.map((name) => publish(name, { name, text })));
    const bodies = await Promise.all(
      names.map(async (name) => (await configs().live(SHOP, 'page', name))?.body),
    );
    expect(bodies).toEqual(names.map((name) => ({ name, text })));
  });

  it('D43: going back to an old version is a publication of its own, newest first', async () => {
    const first = await publishedHash('back', { n: 1 });
    const second = await publishedHash('back', { n: 2 });
    await publishedHash('back', { n: 1 });
    const history = await configs().history(SHOP, 'page', 'back');
    expect(history.map((version) => version.hash)).toEqual([first, second, first]);
  });

  it('D6: a shop neither sees nor touches the documents of another', async () => {
    await publishedHash('mine', { n: 1 });
    expect(await configs().live('apptraining', 'page', 'mine')).toBeUndefined();
    expect(await configs().history('apptraining', 'page', 'mine')).toEqual([]);
    expect(await configs().listLive('apptraining')).toEqual([]);
  });

  it('D6: publishing in a shop that does not exist fails, and says so', async () => {
    await expect(configs().publish('appnone', [{ kind: 'page', id: 'x', body: {} }], BY)).rejects.toThrow(
      'appnone',
    );
  });

  it('a name no document can have is answered, not thrown', async () => {
    expect(await configs().live(SHOP, 'page', 'a\0b')).toBeUndefined();
    expect(await configs().live(SHOP, 'page', '')).toBeUndefined();
    expect(await configs().history(SHOP, 'page', 'a\0b')).toEqual([]);
  });
});
