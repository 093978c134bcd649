/** A file's bytes as text: UTF-8 with or without its mark; any other encoding is named, with the way to UTF-8. */
import type { LocaleText } from '#schemas/page/text.ts';

export type Decoded =
  | { ok: true; text: string }
  | { ok: false; message: LocaleText; text: string; at: number };

function otherEncoding(name: string, text: string, at: number): Decoded {
  return {
    ok: false,
    text,
    at,
    message: {
      cn: name === '' ? '文件不是 UTF-8 文本' : `文件以 ${name} 编码保存，应为 UTF-8`,
      en: name === '' ? 'The file is no text in UTF-8' : `The file is saved as ${name}, and has to be UTF-8`,
    },
  };
}

function read(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 by its mark, or by the zeros JSON's own marks have in it. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}

/** The characters before the first byte that is no UTF-8. */
function soundPart(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const broken = text.indexOf('\u{fffd}');
  return broken < 0 ? text : text.slice(0, broken);
}

/** Where it is no UTF-8, `at` is the place in `text` from which it is not. */
export function decode(bytes: Uint8Array): Decoded {
  const wide = bytes.length > 1 ? utf16Of(bytes) : undefined;
  if (wide !== undefined) return otherEncoding('UTF-16', read(bytes, wide) ?? '', 0);
  const text = read(bytes, 'utf-8');
  if (text !== undefined) return { ok: true, text };
  const at = soundPart(bytes).length;
  const chinese = read(bytes, 'gb18030');
  return chinese === undefined
    ? otherEncoding('', new TextDecoder().decode(bytes), at)
    : otherEncoding('GBK', chinese, at);
}

export const HOW_TO_SAVE: LocaleText = {
  cn: '另存为 UTF-8：记事本在“另存为”里选编码 UTF-8；VS Code 点右下角的编码，选“通过编码保存”再选 UTF-8',
  en: 'Save it as UTF-8: in Notepad by Save as, Encoding; in VS Code by the encoding at the lower right, Save with Encoding',
};
