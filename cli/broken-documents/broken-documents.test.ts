/** Each broken variant of a document, read aloud: what is wrong, where, and how to mend it, in both languages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_REMOTE, PLAIN_FLAGS } from '../../tests/support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { check } from '../check.ts';
import { OTHERS } from './others.ts';
import { PAGES } from './pages.ts';
import { breakDocument, readAloud } from './read-aloud.ts';
import { SOUND_SHOP } from './sound-shop.ts';
import { SYNTAX } from './syntax.ts';

let dir = '';
beforeEach(() => {
  dir = makeTempDir('broken');
  for (const [file, text] of SOUND_SHOP) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  mkdirSync(join(dir, 'images'));
  writeFileSync(join(dir, 'images/harbour.jpg'), Buffer.from([0xff, 0xd8, 0xff]));
});
afterEach(() => removeTempDir(dir));

async function checked(locale: 'cn' | 'en'): Promise<{ code: number; message: string }> {
  let message = '';
  const code = await check({
    connect: () => Promise.reject(new Error('Files are judged without a shop.')),
    say: (text) => (message += text),
    sayFault: (text) => (message += text),
    shop: 'knowledge',
    dir,
    args: [],
    flags: { ...PLAIN_FLAGS, locale },
    remote: NO_REMOTE,
  });
  return { code, message };
}

describe('M5: broken documents', () => {
  it('the shop they are made of has no fault', async () => {
    expect(await checked('en')).toEqual({ code: 0, message: '9 files checked, no faults.\n' });
  });

  it('there are 44 of them and more', () => {
    expect([...SYNTAX, ...PAGES, ...OTHERS].length).toBeGreaterThanOrEqual(44);
  });

  it.each([...SYNTAX, ...PAGES, ...OTHERS])('$file: $name', async (brokenDocument) => {
    writeFileSync(join(dir, brokenDocument.file), breakDocument(brokenDocument));
    const en = await checked('en');
    expect(readAloud(en.message)).toBe(brokenDocument.en);
    expect(en.code).toBe(1);
    expect(readAloud((await checked('cn')).message)).toBe(brokenDocument.cn);
  });

  it('UTF-8 with its mark is read like any other', async () => {
    writeFileSync(join(dir, 'theme.json'), `\u{feff}${SOUND_SHOP.get('theme.json') ?? ''}`);
    expect((await checked('en')).code).toBe(0);
  });

  it.each([
    { encoding: 'utf16le', says: 'Read as UTF-16.' },
    { encoding: 'gbk', says: 'Read as GBK (GB18030).' },
  ] as const)('D127: $encoding is read, and said', async ({ encoding, says }) => {
    const changedValue = {
      file: 'page/about.json',
      find: '"About us"',
      put: '"关于我们"',
      encoding,
      en: '',
      cn: '',
    };
    writeFileSync(join(dir, changedValue.file), breakDocument({ ...changedValue, name: encoding }));
    const { code, message } = await checked('en');
    expect(message).toContain(`page/about.json\n    ${says}`);
    expect(code).toBe(0);
  });

  it('the line is shown with a mark under the place', async () => {
    writeFileSync(join(dir, 'theme.json'), '{\r\n\t"primary": "#c2410c",\r\n\t"accent": "主色"\r\n}');
    expect((await checked('en')).message).toContain('3 | \t"accent": "主色"\n        | \t          ^^^^^^\n');
  });
});
