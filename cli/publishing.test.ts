/** Drafts, the calendar, versions, differences and what is stored, as a merchant's commands over a real store (D43, D112). */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consoleGoodsGet, consoleGoodsSave } from '#schemas/api/console/goods.ts';
import { buildDemoShop } from '../tests/support/build-demo-shop.ts';
import { withDatabase } from '../tests/support/database.ts';
import { still } from '../tests/support/sample-images.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../tests/support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../tests/support/temp-dir.ts';
import type { Command } from './command.ts';
import { check } from './check.ts';
import { list, pull, push } from './commands.ts';
import { diff } from './diff.ts';
import { diffJson } from './json-diff.ts';
import { preview, readEyes } from './preview.ts';
import { publish, unschedule } from './push-ahead.ts';
import { withInjectedClient } from '../tests/contract/injected-client.ts';
import { history, rollback } from './versions.ts';

const page = (title: string, main: object[] = []) => ({
  schema_version: 1,
  id: 'home',
  kind: 'home',
  title,
  regions: { main },
});
const OLD_BANNER = {
  id: 'top',
  kind: 'banner',
  v: 1,
  props: { images: ['/demo/banners/morning-desk.svg'], height: 440 },
};
const database = withDatabase({
  shops: [
    { ...buildDemoShop(), documents: [{ kind: 'page', id: 'home', body: page('First') }] },
    {
      ...buildDemoShop({ label: 'training' }),
      documents: [{ kind: 'page', id: 'home', body: page('Old', [OLD_BANNER]) }],
    },
  ],
});

const backend = withInjectedClient(database);

describe('a shop ahead of its shoppers', () => {
  let dir = '';
  let message = '';
  const command = (
    change: Partial<Command['flags']> = {},
    args: string[] = [],
    shop = 'knowledge',
  ): Command => ({
    connect: () => Promise.resolve(backend()),
    say: (text) => (message += text),
    sayFault: (text) => (message += text),
    shop,
    dir,
    args,
    flags: { ...PLAIN_FLAGS, ...change },
    remote: NO_REMOTE,
  });
  const file = () => join(dir, 'page/home.json');
  const write = (body: object) => writeFileSync(file(), JSON.stringify(body));
  const configs = () => database().stores.configs;
  /** By somebody who has seen what is there. */
  async function savedByLi(appId: string, body: object) {
    const seenVersion =
      (await configs().draft(appId, 'page', 'home')) ?? (await configs().live(appId, 'page', 'home'));
    const document = { kind: 'page' as const, id: 'home', body, base: seenVersion?.hash ?? '' };
    expect((await configs().saveDraft(appId, [document], { author: 'Li', note: '' })).ok).toBe(true);
  }
  const live = async () => (await configs().live('appknowledge', 'page', 'home'))?.body;
  const UNKNOWN = { id: 'a', kind: 'bannner', v: 1, props: {} };

  beforeAll(() => {
    dir = join(makeTempDir('publishing'), 'files');
  });
  afterAll(() => removeTempDir(join(dir, '..')));
  beforeEach(async () => {
    await pull(command({ force: true }));
    message = '';
  });

  it('D43: changed files are saved as drafts, again and again, faults and all, and published by name', async () => {
    write(page('Second', [UNKNOWN]));
    expect(await push(command({ draft: true }))).toBe(0);
    expect(message).toContain('To be mended before they can be published:');
    expect(message).toContain('1 draft saved; shoppers see nothing of it.');
    expect(await publish(command({}, ['page/home']))).toBe(1);
    write(page('Second'));
    expect(await push(command({ draft: true }))).toBe(0);
    expect(await live()).toMatchObject({ title: 'First' });
    message = '';
    await list(command());
    expect(message).toContain('draft      page/home.json  by Mei');
    expect(await publish(command({}, ['page/home.json']))).toBe(0);
    expect(await live()).toMatchObject({ title: 'Second' });
    await expect(publish(command({}, ['page/home']))).rejects.toThrow('There is no draft of page/home.json.');
    message = '';
    expect(await push(command())).toBe(0);
    expect(message).toContain('0 documents published, 1 unchanged.');
  });

  it('ADR-823: prices of a file change alone, or together with the drafts that are named', async () => {
    const item = { type: 1, title: 'Good', text: 'Words', price: 9900 };
    const id = (await backend().ask(consoleGoodsSave, { shop: 'knowledge', item }))?.id ?? '';
    const priceOf = async () => (await backend().ask(consoleGoodsGet, { shop: 'knowledge', id }))?.item.price;
    const changes = join(dir, '../changes.json');
    const writeChanges = (list: unknown) => writeFileSync(changes, JSON.stringify(list));
    writeChanges([{ kind: 'good', id, item: { price: 4900 } }]);
    const before = await live();
    write(page('With a price'));
    expect(await push(command({ draft: true }))).toBe(0);
    expect(await publish(command({ changes }))).toBe(0);
    expect([await priceOf(), await live()]).toEqual([4900, before]);
    writeChanges([{ kind: 'good', id, item: { price: 4800 } }]);
    expect(await publish(command({ changes }, ['page/home']))).toBe(0);
    expect([await priceOf(), await live()]).toMatchObject([4800, { title: 'With a price' }]);
    message = '';
    writeChanges([{ kind: 'good', id, item: { price: 'much' } }]);
    expect(await publish(command({ changes }))).toBe(1);
    expect(message).toContain('/changes/0/item/price');
    writeChanges([{ kind: 'good', id, version: 'old', item: { price: 4700 } }]);
    expect(await publish(command({ changes }))).toBe(1);
    expect(message).toContain(`The good ${id} was edited after the version`);
    for (const wrong of [[], {}, [{ kind: 'person', id, item: {} }]]) {
      writeChanges(wrong);
      await expect(publish(command({ changes }))).rejects.toThrow('Nothing was published');
    }
    expect(await priceOf()).toBe(4800);
    write(page('Second'));
    expect(await push(command())).toBe(0);
  });

  it('D43: files that are live already leave nothing to save', async () => {
    expect(await push(command({ draft: true }))).toBe(0);
    expect(message).toContain('there is nothing to save');
    expect(await configs().listDrafts('appknowledge')).toEqual([]);
  });

  it('D42: somebody else’s draft is not overwritten', async () => {
    write(page('Mine'));
    await savedByLi('appknowledge', page('Theirs'));
    expect(await push(command({ draft: true }))).toBe(1);
    expect(message).toContain('page/home.json was saved by Li');
    expect(message).toContain('your file did not start from that');
    expect(await push(command({ draft: true, force: true }))).toBe(0);
    await configs().discardDraft('appknowledge', 'page', 'home');
  });

  it('ADR-587: a draft somebody threw away does not come back unseen, and does when that is meant', async () => {
    const other = join(dir, 'page/other.json');
    const writeOther = (title: string) =>
      writeFileSync(other, JSON.stringify({ ...page(title), id: 'other', kind: 'micro' }));
    writeOther('One');
    expect(await push(command({ draft: true }))).toBe(0);
    await configs().discardDraft('appknowledge', 'page', 'other');
    writeOther('Two');
    expect(await push(command({ draft: true }))).toBe(1);
    expect(message).toContain('page/other.json is no longer in the shop');
    expect(message).toContain('use --force to save it as a new document');
    expect(await configs().draft('appknowledge', 'page', 'other')).toBeUndefined();
    expect(await push(command({ draft: true, force: true }))).toBe(0);
    await configs().discardDraft('appknowledge', 'page', 'other');
    rmSync(other);
  });

  it('D43: changed files are put on the calendar with a zone, and taken back', async () => {
    write(page('Tomorrow'));
    await expect(push(command({ at: '2031-01-01T08:00' }))).rejects.toThrow('with its zone');
    await expect(push(command({ at: '2021-01-01T08:00Z' }))).rejects.toThrow('has gone by');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await push(command({ at }))).toBe(0);
    const shownText = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
    expect(message).toContain(`at ${shownText} +08:00`);
    expect(await configs().listScheduled('appknowledge')).toHaveLength(1);
    expect(await unschedule(command({}, ['page/home']))).toBe(0);
    expect(await unschedule(command({}, ['page/home']))).toBe(1);
    expect(await unschedule(command())).toBe(0);
    expect(await configs().listScheduled('appknowledge')).toEqual([]);
  });

  it('D43: every publication is listed, and an old version is published again by the beginning of its name', async () => {
    write(page('To be regretted'));
    await push(command({ note: 'in a hurry' }));
    message = '';
    await history(command({}, ['page/home']));
    expect(message).toContain('in a hurry');
    const [newest = '', before = ''] = [...message.matchAll(/^ {2}([0-9a-f]{12}) /gm)].map(
      ([, hash]) => hash ?? '',
    );
    expect(await rollback(command({}, ['page/home', before]))).toBe(0);
    expect(await live()).toMatchObject({ title: 'Second' });
    await expect(rollback(command({}, ['page/home', 'ffffffff']))).rejects.toThrow('There is no version');
    await expect(rollback(command({}, ['page/home', '']))).rejects.toThrow('There is no version');
    await expect(history(command({}, ['page/none']))).rejects.toThrow('never published');
    await expect(history(command({}, ['pages/home']))).rejects.toThrow('names no document');
    expect(newest).not.toBe(before);
  });

  it('D112: a difference names each place', async () => {
    const text = readFileSync(file(), 'utf8');
    write({ ...JSON.parse(text), title: 'Other' });
    expect(await diff(command())).toBe(0);
    expect(message).toContain('page/home.json\n  ~ /title  "Second" → "Other"');
    expect(message).toContain('1 document of 1 file would change.');
  });

  it('D112: a picture that is live under its address is no difference, another one of its name is', async () => {
    const ad = { id: 'ad', kind: 'image-ad', v: 1, props: { pictures: [{ image: './images/a.png' }] } };
    const text = { id: 'text', kind: 'rich-text', v: 1, props: { html: '<img src="./images/a.png">' } };
    const put = async (width: number) =>
      writeFileSync(join(dir, 'images/a.png'), await still(width, 10, 'png'));
    mkdirSync(join(dir, 'images'));
    await put(20);
    write(page('Pictures', [ad, text]));
    expect(await push(command())).toBe(0);
    message = '';
    expect(await diff(command())).toBe(0);
    expect(message).toBe('0 documents of 1 file would change.\n');
    await put(30);
    expect(await diff(command())).toBe(0);
    expect(message).toContain('~ /regions/main/0/props/pictures/0/image  "/media/');
    expect(message).toContain('~ /regions/main/1/props/html');
    rmSync(join(dir, 'images'), { recursive: true });
    expect(await diff(command())).toBe(0);
  });

  it('D112: nodes are compared with their namesakes', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, props: { n: 1 } }));
    expect(diffJson([a, b], [c, a, b]).map(({ sign, pointer }) => sign + pointer)).toEqual(['+/0']);
    expect(diffJson([a, b, c], [a, c]).map(({ sign, pointer }) => sign + pointer)).toEqual(['-/1']);
    expect(diffJson([a, b], [b, { id: 'a', props: { n: 2 } }])).toEqual([
      { sign: '>', pointer: '/1', text: 'moved here from /0' },
      { sign: '~', pointer: '/1/props/n', text: '1 → 2' },
    ]);
    expect(diffJson({ 'a/b': [1, 2] }, { 'a/b': [1] })).toEqual([
      { sign: '-', pointer: '/a~1b/1', text: '2' },
    ]);
  });

  it('M7: a block that is moved is one line, wherever it goes', () => {
    const blocks = 'abcdefghijkl'.split('').map((id) => ({ id }));
    const [first, ...others] = blocks;
    const last = blocks.at(-1);
    expect(diffJson(blocks, [...others, first])).toEqual([
      { sign: '>', pointer: '/11', text: 'moved here from /0' },
    ]);
    expect(diffJson(blocks, [last, ...blocks.slice(0, -1)])).toEqual([
      { sign: '>', pointer: '/0', text: 'moved here from /11' },
    ]);
  });

  it('D43: eyes are named in words, with a moment in a zone', () => {
    expect(readEyes('variant=training,role=svip,state=closed,locale=en,date=2026-12-01T08:00+08:00')).toEqual(
      {
        variant: 'training',
        role: 'svip',
        state: 'closed',
        locale: 'en',
        date: Date.UTC(2026, 11, 1) / 1000,
      },
    );
    expect(readEyes('')).toEqual({});
    for (const wrong of ['role=king', 'date=today', 'colour=red', 'role', 'locale=fr'])
      expect(() => readEyes(wrong)).toThrow(/is one of|is no moment|--as takes/);
  });

  it('D43: without a running server there is no page to preview', async () => {
    await expect(preview(command())).rejects.toThrow('Start it first');
  });

  it('D35: each stored block that today’s code reads in a newer form is named with why, in every pointer of every shop', async () => {
    await savedByLi('apptraining', page('Draft', [OLD_BANNER]));
    expect(await check(command({ stored: true, all: true }, [], ''))).toBe(0);
    expect(message).toContain('── training');
    expect(message).toContain('page/home.json  (live)\n  /regions/main/0  banner (node top)');
    expect(message).toContain('page/home.json  (draft)');
    expect(message).toContain('Version 1 held bare addresses');
    expect(message).toContain('of 2 shops read: 2 blocks would be read in a newer form, 0 faults.');
  });

  it('D35: a stored fault is named and ends with 1', async () => {
    await savedByLi('apptraining', page('Draft', [UNKNOWN]));
    expect(await check(command({ stored: true }, [], 'training'))).toBe(1);
    expect(message).toContain('/regions/main/0/kind  [unknown-kind]');
    expect(await check(command({ stored: true }))).toBe(0);
    await expect(check(command({ stored: true }, [], 'nowhere'))).rejects.toThrow('There is no shop');
  });
});
