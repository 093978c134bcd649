/** Reads the bytes of a merchant's file as text, and names the encoding: UTF-8, UTF-16, or what Chinese Windows saves (D127). */
import type { LocaleText } from '../page/text.ts';

export type TextEncoding = 'UTF-8' | 'UTF-16' | 'GB18030';

export type DecodedText =
  | { ok: true; text: string; encoding: TextEncoding }
  /** `text` is what can be read of it; the first unreadable byte stands at `at`, in the line `line`, both of `text`. */
  | { ok: false; text: string; at: number; line: number; message: LocaleText; hint: LocaleText };

const HOW_TO_SAVE: LocaleText = {
  cn: '另存为 UTF-8：Excel 选“CSV UTF-8（逗号分隔）”；WPS 或记事本在“另存为”里选编码 UTF-8；VS Code 点右下角的编码，选“通过编码保存”',
  en: 'Save it as UTF-8: in Excel as "CSV UTF-8 (Comma delimited)"; in Notepad by Save as, Encoding; in VS Code by the encoding at the lower right, Save with Encoding',
};

function read(bytes: Uint8Array, label: string): string | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    // A text has no such character: these are the bytes of something else.
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** What parts the entries of a table, a document or captions: without any of it the zeros mean something else. */
const HAS_MARKS = /[,;:\t\r\n{}[\]]/;

/** UTF-16 by its byte order mark; else by the zeros that commas, quotes and line ends have in it, and no other encoding has. */
function utf16LabelOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** How many valid characters of two bytes and more stand beside one broken one in a damaged UTF-8 file. */
const VALID_PER_BROKEN = 4;

/** Whether it is UTF-8 that was damaged: nearly all of its characters are valid, which those of another encoding never are. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return true;
  const text = new TextDecoder().decode(bytes);
  const lostCount = text.match(/\ufffd+/g)?.length ?? 0;
  const valid = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return valid >= lostCount * VALID_PER_BROKEN;
}

function unreadable(bytes: Uint8Array, label: string): DecodedText {
  const lenient = new TextDecoder(label).decode(bytes);
  const faultAt = lenient.search(/[\ufffd\u0000]/);
  const at = faultAt < 0 ? lenient.length : faultAt;
  const line = lenient.slice(0, at).split(/\r\n|\r|\n/).length;
  return {
    ok: false,
    text: lenient,
    at,
    line,
    message: {
      cn: `第 ${String(line)} 行有无法读出的字节：不是 UTF-8、UTF-16 或 GBK 文本`,
      en: `Line ${String(line)} holds bytes that cannot be read: this is no text in UTF-8, UTF-16 or GBK`,
    },
    hint: HOW_TO_SAVE,
  };
}

/** The text without its byte order mark; bytes that no encoding of ours explains are refused, never replaced. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = utf16LabelOf(bytes);
  if (wide !== undefined) {
    const text = read(bytes, wide);
    return text === undefined || !HAS_MARKS.test(text)
      ? unreadable(bytes, wide)
      : { ok: true, text, encoding: 'UTF-16' };
  }
  const text = read(bytes, 'utf-8');
  if (text !== undefined) return { ok: true, text, encoding: 'UTF-8' };
  const chinese = isDamagedUtf8(bytes) ? undefined : read(bytes, 'gb18030');
  return chinese === undefined
    ? unreadable(bytes, 'utf-8')
    : { ok: true, text: chinese, encoding: 'GB18030' };
}

/** What is said of a file in another encoding than UTF-8: that it was read, and as what. */
export function encodingNote(encoding: TextEncoding): LocaleText | undefined {
  if (encoding === 'UTF-8') return undefined;
  const name = encoding === 'GB18030' ? 'GBK (GB18030)' : encoding;
  return {
    cn: `按 ${name} 编码读取；文字有误时请另存为 UTF-8`,
    en: `Read as ${name}. If its characters look wrong, save it as UTF-8`,
  };
}
