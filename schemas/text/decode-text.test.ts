/** Encodings of merchants' files (D127). */
import { describe, expect, it } from 'vitest';
import { decodeText, encodingNote } from './decode-text.ts';

const TABLE = 'id,title\r\nbook,慢慢写作课\r\n';
/** `id,title` and `gbk,慢慢写作课` as Excel on Chinese Windows saves them. */
const GBK = Buffer.concat([
  Buffer.from('id,title\r\nbook,'),
  Buffer.from('c2fdc2fdd0b4d7f7bfce', 'hex'),
  Buffer.from('\r\n'),
]);
const buildSwappedValue = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('D127: a file of a merchant is read in its own encoding', () => {
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from(TABLE), 'UTF-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TABLE}`), 'UTF-8'],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${TABLE}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 BE with a byte order mark', buildSwappedValue(`\ufeff${TABLE}`), 'UTF-16'],
    ['UTF-16 LE without one', Buffer.from(TABLE, 'utf16le'), 'UTF-16'],
    ['UTF-16 BE without one', buildSwappedValue(TABLE), 'UTF-16'],
    ['GBK', GBK, 'GB18030'],
  ])('%s', (_name, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ ok: true, text: TABLE, encoding });
  });

  it('characters of four bytes in GB18030 are read', () => {
    const bytes = Uint8Array.from([0xc2, 0xfd, 0x2c, 0x95, 0x32, 0x82, 0x36]);
    expect(decodeText(bytes)).toMatchObject({ ok: true, text: '慢,𠀀' });
  });

  it('UTF-16 whose characters have zeros as well is told by most of them', () => {
    expect(decodeText(Buffer.from('一,二,三\n', 'utf16le'))).toMatchObject({ text: '一,二,三\n' });
  });
});

describe('D127: bytes of no encoding are refused, with their line', () => {
  it.each<[string, Uint8Array, number]>([
    ['a Latin-1 letter', Buffer.from('id,title\na,Caf\u00e9,\n', 'latin1'), 2],
    [
      'a damaged character among many',
      Buffer.from([...Buffer.from('编号,标题\n一,慢慢'), 0xe5, 0x86, ...Buffer.from('写作\n')]),
      2,
    ],
    ['one after the mark of UTF-8', Buffer.from([0xef, 0xbb, 0xbf, 0xc2, 0xfd, 0x2c]), 1],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 1],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x69, 0x00, 0x64]), 1],
    ['a zero in UTF-8', Buffer.from('a,b\u0000'), 1],
  ])('%s', (_name, bytes, line) => {
    const decodedText = decodeText(bytes);
    expect(decodedText.ok).toBe(false);
    if (decodedText.ok) return;
    expect(decodedText.message.en).toContain('cannot be read');
    expect(decodedText.hint.en).toContain('UTF-8');
    if (_name !== 'a picture') expect(decodedText.line).toBe(line);
  });
});

it('D127: another encoding than UTF-8 is said', () => {
  expect(encodingNote('UTF-8')).toBeUndefined();
  expect(encodingNote('GB18030')?.en).toContain('GBK');
  expect(encodingNote('UTF-16')?.cn).toContain('UTF-16');
});
