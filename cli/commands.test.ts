/** The shop's files: pulled, checked, published; nothing of anybody's work is lost. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryShop } from '../tests/support/memory-shop.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../tests/support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../tests/support/temp-dir.ts';
import { answers } from './answers.ts';
import type { Command } from './command.ts';
import { check } from './check.ts';
import { pull, push } from './commands.ts';

const HOME = {
  schema_version: 1,
  id: 'home',
  kind: 'home',
  title: 'Home',
  regions: { main: [{ id: 'space', kind: 'spacer', v: 1, props: {} }] },
};

describe('a shop as files', () => {
  let dir = '';
  let message = '';
  let faults = '';
  let shop = openMemoryShop(HOME);
  const command = (change: Partial<Command['flags']> = {}): Command => ({
    connect: () => Promise.resolve(shop.client),
    say: (text) => (message += text),
    sayFault: (text) => {
      message += text;
      faults += text;
    },
    shop: 'knowledge',
    dir,
    args: [],
    flags: { ...PLAIN_FLAGS, ...change },
    remote: NO_REMOTE,
  });
  const homeFile = () => join(dir, 'page/home.json');
  const edit = (change: (home: typeof HOME) => unknown) =>
    writeFileSync(homeFile(), JSON.stringify(change(JSON.parse(readFileSync(homeFile(), 'utf8')))));

  beforeEach(async () => {
    dir = join(makeTempDir('shop'), 'files');
    shop = openMemoryShop(HOME);
    await pull(command());
    message = '';
    faults = '';
  });
  afterEach(() => removeTempDir(join(dir, '..')));

  it('D112: what is pulled is pushed back without a change', async () => {
    expect(check(command())).toBe(0);
    expect(await push(command())).toBe(0);
    expect(message).toContain('0 documents published, 2 unchanged.');
  });

  it('M7: what makes check and push fail stands on standard error, whole', async () => {
    expect(check(command())).toBe(0);
    expect(await push(command())).toBe(0);
    expect(faults).toBe('');
    edit((home) => ({ ...home, regions: { main: [{ id: 'space', kind: 'spacr', v: 1, props: {} }] } }));
    message = '';
    expect([check(command()), await push(command())]).toEqual([1, 1]);
    expect(faults).toBe(message);
    expect(faults).toContain('[unknown-kind]');
  });

  it('M7: warnings stand on standard output, and on standard error where they fail a strict check', () => {
    writeFileSync(join(dir, 'page/notes.txt'), 'not a document');
    writeFileSync(join(dir, 'odd.json'), '{}');
    expect(check(command())).toBe(0);
    expect([message.includes('[stray-file]'), faults]).toEqual([true, '']);
    expect(check(command({ strict: true }))).toBe(1);
    expect(faults).toContain('[stray-file]');
  });

  it('D112: a fault is named by file, pointer, rule and hint, and nothing is published', async () => {
    edit((home) => ({ ...home, regions: { main: [{ id: 'space', kind: 'spacr', v: 1, props: {} }] } }));
    expect(check(command())).toBe(1);
    expect(await push(command())).toBe(1);
    expect(message).toContain('page/home.json\n  /regions/main/0/kind  [unknown-kind]');
    expect(message).toContain('hint: Did you mean spacer?');
    expect(message).toContain('1 fault in 1 file. Nothing was published.');
    expect(shop.live.get('page/home')?.body).toEqual(HOME);
  });

  it('D112: a salvaging push publishes and says what shoppers will not see', async () => {
    edit((home) => ({ ...home, regions: { main: [{ id: 'space', kind: 'spacr', v: 1, props: {} }] } }));
    expect(await push(command({ salvage: true }))).toBe(0);
    expect(message).toContain('Shoppers will not see these parts:');
    expect(message).toContain('1 document published, 1 unchanged.');
  });

  it('D112: broken JSON is a fault of its file, even for a salvaging push', async () => {
    writeFileSync(homeFile(), '{"id": "home",');
    expect(await push(command({ salvage: true }))).toBe(1);
    expect(message).toContain('page/home.json\n  /  [json]');
  });

  it('D112: a file somebody works on is not overwritten by a pull', async () => {
    edit((home) => ({ ...home, title: 'Mine' }));
    shop.put('page', 'home', { ...HOME, title: 'Theirs' });
    expect(await pull(command())).toBe(1);
    expect(message).toContain('kept     page/home.json');
    expect(readFileSync(homeFile(), 'utf8')).toContain('Mine');
    expect(await pull(command({ force: true }))).toBe(0);
    expect(readFileSync(homeFile(), 'utf8')).toContain('Theirs');
  });

  it('D42: what somebody else published meanwhile is not overwritten by a push', async () => {
    shop.put('page', 'home', { ...HOME, title: 'Theirs' });
    edit((home) => ({ ...home, title: 'Mine' }));
    expect(await push(command())).toBe(1);
    expect(message).toContain('page/home.json was published by somebody');
    expect(await push(command({ force: true }))).toBe(0);
    expect(shop.live.get('page/home')?.body).toMatchObject({ title: 'Mine' });
  });

  it('D112: a page under a name that is not its id is refused', () => {
    edit((home) => ({ ...home, id: 'other' }));
    expect(check(command())).toBe(1);
    expect(message).toContain('/id  [document-id]');
  });

  const AD = (image: string) => ({ id: 'ad', kind: 'image-ad', v: 1, props: { pictures: [{ image }] } });
  const withPicture = (image: string) => edit((home) => ({ ...home, regions: { main: [AD(image)] } }));
  const putPicture = (first: number) => {
    mkdirSync(join(dir, 'images'), { recursive: true });
    writeFileSync(join(dir, 'images', '海港 1.jpg'), Buffer.from([first, 0xd8, 0xff]));
  };

  it('D93: a picture beside the files is uploaded, and the document leads to where it is served', async () => {
    withPicture('./images/海港 1.jpg');
    putPicture(0xff);
    expect(check(command())).toBe(0);
    expect(await push(command())).toBe(0);
    expect(shop.live.get('page/home')?.body).toMatchObject({
      regions: { main: [AD('/media/海港 1.jpg')] },
    });
    expect(readFileSync(homeFile(), 'utf8')).toContain('./images/海港 1.jpg');
  });

  it('D93: pictures in a rich text are uploaded with the others', async () => {
    const html = (first: string, second: string) =>
      `<p title="./images/海港 1.jpg">./images/海港 1.jpg</p><img alt="a > b" src="${first}"><img src='${second}'>`;
    const text = (content: string) => ({ id: 'text', kind: 'rich-text', v: 1, props: { html: content } });
    const withText = (content: string) => edit((home) => ({ ...home, regions: { main: [text(content)] } }));
    withText(html('./images/海港 1.jpg', './images/gone.jpg'));
    putPicture(0xff);
    expect(check(command())).toBe(1);
    expect(message).toContain('There is no ./images/gone.jpg in the folder');
    withText(html('./images/海港 1.jpg', '/demo/covers/photo-camp.svg'));
    expect(check(command())).toBe(0);
    expect(await push(command())).toBe(0);
    expect(shop.live.get('page/home')?.body).toMatchObject({
      regions: { main: [text(html('/media/海港 1.jpg', '/demo/covers/photo-camp.svg'))] },
    });
  });

  it('D93: a picture that is missing or refused stops the push before anything is published', async () => {
    withPicture('./images/海港 1.jpg');
    expect(check(command())).toBe(1);
    expect(message).toContain('page/home.json\n  /regions/main/0/props/pictures/0/image  [local-image]');
    expect(await push(command({ salvage: true }))).toBe(1);
    putPicture(0x3c);
    expect(await push(command())).toBe(1);
    expect(message).toContain('./images/海港 1.jpg\n  This is no picture.');
    expect(shop.live.get('page/home')?.body).toEqual(HOME);
  });

  it.each(['./images/../../secret.jpg', './images/.hidden.jpg', '../images/a.jpg', './images/a.svg'])(
    'D93: %s is no picture beside the files',
    (image) => {
      withPicture(image);
      expect(check(command())).toBe(1);
      expect(message).toContain('[pattern]');
    },
  );

  it('D91: answers to a form are printed as they come, and an unknown form is said in a line', async () => {
    expect(await answers({ ...command(), args: ['enrol'] })).toBe(0);
    expect(message).toBe('name\r\nAnn\r\n');
    await expect(answers({ ...command(), args: ['nowhere'] })).rejects.toThrow(
      'The shop "knowledge" has no form "nowhere".',
    );
  });
});
