/** Looks and folders: a look is put on and taken off, and files go to the shop they were pulled from (M2, M3). */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presets } from '#schemas/presets/presets.gen.ts';
import { withDatabase } from '../tests/support/database.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../tests/support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../tests/support/temp-dir.ts';
import { ROOT } from '../tools/imports.ts';
import type { Command } from './command.ts';
import { pull, push } from './commands.ts';
import { look } from './look.ts';
import { withInjectedClient } from '../tests/contract/injected-client.ts';
import { token } from './tokens.ts';
import { history, rollback } from './versions.ts';

const PRESET = join(ROOT, 'schemas/presets/campus');
const database = withDatabase({ demo: ['knowledge', 'training', 'tencent'] });
const backend = withInjectedClient(database);
const top = makeTempDir('looks');
let message = '';

const command = (
  shop: string,
  args: string[] = [],
  change: Partial<Command['flags']> = {},
  dir = join(top, 'knowledge'),
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
const configs = () => database().stores.configs;
const live = async (appId: string, kind: 'page' | 'theme' | 'navbar', id: string) =>
  JSON.stringify((await configs().live(appId, kind, id))?.body);
const newest = async (appId: string) => (await configs().releases(appId, { limit: 1 }))[0]?.number ?? 0;

beforeAll(async () => {
  await pull(command('knowledge'));
});
afterAll(() => removeTempDir(top));
beforeEach(() => {
  message = '';
});

describe('a folder', () => {
  it('M2: is refused by another shop than the one it was pulled from, also with --force, and the way out is named', async () => {
    const before = await live('apptraining', 'page', 'home');
    for (const flags of [{}, { force: true }, { draft: true }, { at: '2099-01-01T00:00Z' }])
      await expect(push(command('training', [], flags))).rejects.toThrow(
        /holds the files of knowledge, not of training\. Nothing was published\..*--to-other-shop/s,
      );
    expect(await live('apptraining', 'page', 'home')).toBe(before);
    expect(await push(command('appknowledge'))).toBe(0);
  });

  it('M2: says truly what became of another shop’s documents, and stays the folder of its own', async () => {
    expect(await push(command('training', [], { toOtherShop: true }))).toBe(0);
    const [, fresh, replacedText] = /Release \d+: (\d+) new, (\d+) replaced\./.exec(message) ?? [];
    expect(message).toContain('replaced   page/home.json');
    expect(message).toContain('new        page/offers.json');
    expect([Number(fresh) > 0, Number(replacedText) > 0]).toEqual([true, true]);
    expect(await live('apptraining', 'page', 'home')).toBe(await live('appknowledge', 'page', 'home'));
    await expect(push(command('training'))).rejects.toThrow('holds the files of knowledge');
    message = '';
    expect(await push(command('knowledge'))).toBe(0);
    expect(message).toMatch(/0 documents published, \d+ unchanged\./);
  });
});

describe('a look', () => {
  it('M3: pushed as a folder it leaves nothing in the product, and goes to the next shop too', async () => {
    for (const shop of ['training', 'tencent']) expect(await push(command(shop, [], {}, PRESET))).toBe(0);
    expect(existsSync(join(PRESET, '.shop.json'))).toBe(false);
  });

  it('M3: a copy of it is a folder like any other', async () => {
    const copy = join(top, 'copy');
    cpSync(PRESET, copy, { recursive: true });
    expect(await push(command('tencent', [], {}, copy))).toBe(0);
    expect(JSON.parse(readFileSync(join(copy, '.shop.json'), 'utf8')).shop).toBe('tencent');
  });

  it('M3: is listed with a line each', async () => {
    expect(await look(command('knowledge'))).toBe(0);
    for (const [name, { about }] of Object.entries(presets)) {
      const [line = ''] = message.split('\n').filter((one) => one.includes(about.en));
      expect(line.trim().startsWith(name)).toBe(true);
    }
  });

  it('M3: is put on as one release, keeps the shop’s words, warns, and comes off again', async () => {
    const home = {
      schema_version: 1,
      id: 'home',
      kind: 'home',
      title: 'Our own',
      regions: {
        main: [
          {
            id: 'ours',
            kind: 'banner',
            v: 2,
            props: { slides: [{ image: '/demo/banners/morning-desk.svg', title: 'Our very own words' }] },
          },
          { id: 'gap', kind: 'spacer', v: 1, props: {} },
        ],
      },
    };
    writeFileSync(join(top, 'knowledge/page/home.json'), JSON.stringify(home));
    expect(await push(command('knowledge'))).toBe(0);
    const before = await newest('appknowledge');
    const [was, navbar] = [
      await live('appknowledge', 'page', 'home'),
      JSON.parse(await live('appknowledge', 'navbar', 'main')),
    ];
    message = '';
    expect(await look(command('knowledge', ['campus']))).toBe(0);
    expect(await newest('appknowledge')).toBe(before + 1);
    const wornText = await live('appknowledge', 'page', 'home');
    expect(wornText).toContain('Our very own words');
    expect(wornText).not.toContain('What came up in your shop today?');
    expect(JSON.parse(await live('appknowledge', 'theme', 'main')).primary).toBe('#5b3fa0');
    expect(JSON.parse(await live('appknowledge', 'navbar', 'main')).nav_list).toEqual(navbar.nav_list);
    expect(message).toContain('The look has no place for 1 block of the home: gap (spacer).');
    expect(message).toMatch(
      /page\/home\.json\/\S+ {2}shows nothing: no goods of the tag "setup" are on sale/,
    );
    expect(message).toContain(`Take it off: npm run shop -- rollback knowledge ${String(before)}`);
    expect(await rollback(command('knowledge', [String(before)]))).toBe(0);
    expect(await live('appknowledge', 'page', 'home')).toBe(was);
    message = '';
    await history(command('knowledge'));
    expect(message).toMatch(/Mei .*Look: campus/);
  });

  it('M3: warns of links to pages the shop does not have', async () => {
    await configs().unpublish('apptencent', [{ kind: 'page', id: 'about' }], { author: '', note: '' });
    expect(await look(command('tencent', ['campus']))).toBe(0);
    expect(message).toContain('leads to the page "about", which is not live');
    await expect(look(command('tencent', ['gown']))).rejects.toThrow(
      'There is no look "gown". There are: campus',
    );
  });
});

describe('token', () => {
  it('M8: is made for a named person, listed and revoked', async () => {
    await expect(token(command('knowledge', ['create']))).rejects.toThrow('--person <phone>');
    await expect(token(command('knowledge', ['create'], { person: '19900000001' }))).rejects.toThrow(
      'neither an owner nor an admin',
    );
    await expect(
      token(command('knowledge', ['create'], { person: '19900000005', days: '400' })),
    ).rejects.toThrow('--days is 1 to 366');
    expect(await token(command('knowledge', ['create'], { person: '19900000005', name: 'ci' }))).toBe(0);
    expect(message).toMatch(/^lct_[\w-]{43}\n/);
    message = '';
    expect(await token(command('knowledge', ['list']))).toBe(0);
    const id = /^ {2}([0-9a-f]{12}) .* never +ci$/m.exec(message)?.[1] ?? '';
    expect(await token(command('knowledge', ['revoke', id]))).toBe(0);
    await expect(token(command('knowledge', ['revoke', id]))).rejects.toThrow('has no token');
  });
});
