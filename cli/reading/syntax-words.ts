/** What is told where a text is no JSON: which mark is wrong, and what to type in its place. */
import { getLocation, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { pointerTo } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { placeOf } from './source.ts';

export interface SyntaxFault {
  offset: number;
  length: number;
  /** The part of the document it stands in. */
  near: string;
  message: LocaleText;
  hint: LocaleText;
}

type Words = [message: LocaleText, hint: LocaleText];

/** Marks of Chinese and of word processors, and the ones JSON takes. */
const PLAIN_MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '“': '"',
    '”': '"',
    '„': '"',
    '‘': '"',
    '’': '"',
    "'": '"',
    '，': ',',
    '：': ':',
    '；': ',',
    '｛': '{',
    '｝': '}',
    '［': '[',
    '］': ']',
    '【': '[',
    '】': ']',
  }),
);

function otherMark(mark: string, plain: string): Words {
  return [
    { cn: `${mark} 不是 JSON 的标点`, en: `${mark} is no mark of JSON` },
    { cn: `换成半角的 ${plain}`, en: `Type a plain ${plain} in its place` },
  ];
}

function unknownWord(word: string): Words {
  const plain = /^(?:true|false|null)$/i.test(word)
    ? word.toLowerCase()
    : /^(?:none|nil|undefined)$/i.test(word)
      ? 'null'
      : `"${word}"`;
  return [
    {
      cn: `${word} 没有引号，不是 JSON 的值或字段名`,
      en: `${word} stands without quotes, and is no value or name of JSON`,
    },
    { cn: `写成 ${plain}`, en: `Write ${plain}` },
  ];
}

const WORDS = {
  empty: [
    { cn: '文件是空的', en: 'The file is empty' },
    {
      cn: '写入文档，以 { 开始，以 } 结束；不需要时删除文件',
      en: 'Write the document, from { to }, or delete the file',
    },
  ],
  extraComma: [
    { cn: '最后一项后面多了一个逗号', en: 'There is a comma after the last entry' },
    { cn: '删掉这个逗号', en: 'Take this comma out' },
  ],
  noComma: [
    { cn: '两项之间少了一个逗号', en: 'A comma is missing between two entries' },
    { cn: '在这里加上 ,', en: 'Put a , here' },
  ],
  noColon: [
    { cn: '字段名后面少了冒号', en: 'A colon is missing after the name of a field' },
    { cn: '写成 "名称": 值', en: 'Write it as "name": value' },
  ],
  openText: [
    { cn: '这段文本没有结束的引号', en: 'This text has no closing quote' },
    { cn: '在这一行补上 "；换行写成 \\n', en: 'End it with " on the same line; a line break is written \\n' },
  ],
  comment: [
    { cn: 'JSON 里不能写注释', en: 'JSON has no comments' },
    {
      cn: '删掉它；组件的备注写在字段 note 里',
      en: 'Take it out; a remark on a block goes into its field note',
    },
  ],
  escape: [
    { cn: '\\ 后面的字符不对', en: 'A \\ stands before a letter it cannot stand before' },
    { cn: '反斜杠本身写成 \\\\', en: 'Write a backslash itself as \\\\' },
  ],
  number: [
    { cn: '数字的写法不对', en: 'This number is not written as JSON writes numbers' },
    { cn: '写成 12 或 1.5', en: 'Write it like 12 or 1.5' },
  ],
  after: [
    { cn: '文档结束之后还有内容', en: 'There is more after the end of the document' },
    {
      cn: '删掉多出的内容，或检查前面是否多了 } 或 ]',
      en: 'Take it out, or look for a } or ] too many before it',
    },
  ],
  noValue: [
    { cn: '这里少了一个值', en: 'A value is missing here' },
    {
      cn: '写上文本、数字、true、false、null、列表或对象',
      en: 'Write a text, a number, true, false, null, a list or an object',
    },
  ],
  noName: [
    { cn: '这里应为带引号的字段名', en: 'The name of a field is expected here, in quotes' },
    { cn: '写成 "名称": 值', en: 'Write it as "name": value' },
  ],
  conflict: [
    { cn: '这里是没有解决的合并冲突', en: 'A merge conflict stands here' },
    {
      cn: '留下要的内容，删掉 <<<<<<<、======= 和 >>>>>>> 这几行',
      en: 'Keep what you want and take out the lines of <<<<<<<, ======= and >>>>>>>',
    },
  ],
} as const satisfies Record<string, Words>;

/** The bracket still open at the end of the text, or at another one that does not close it. */
function openBracket(text: string, end: number): number {
  const open: number[] = [];
  for (const { 0: token, index } of text.slice(0, end).matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') open.push(index);
    else if (token === '}' || token === ']') open.pop();
  }
  return open.at(-1) ?? 0;
}

function closes(text: string, offset: number, bracket: string): boolean {
  return text[openBracket(text, offset)] === (bracket === ']' ? '[' : '{');
}

function pointerAt(text: string, offset: number): string {
  return getLocation(text, offset).path.reduce<string>((base, step) => pointerTo(base, step), '');
}

function faultOfUnclosed(text: string, offset: number): SyntaxFault {
  const open = openBracket(text, offset);
  const mark = text[open] ?? '{';
  const close = mark === '[' ? ']' : '}';
  const { line } = placeOf(text, open);
  return {
    offset: Math.min(offset, Math.max(0, text.trimEnd().length - 1)),
    length: 1,
    near: pointerAt(text, open),
    message: {
      cn: `第 ${String(line)} 行的 ${mark} 没有结束`,
      en: `The ${mark} of line ${String(line)} is not closed`,
    },
    hint: { cn: `在它的末尾加上 ${close}`, en: `Put ${close} at its end` },
  };
}

function wordsOf(name: string, word: string): readonly [LocaleText, LocaleText] {
  const plain = PLAIN_MARKS.get(word[0] ?? '');
  if (/^[<=>]{7}/.test(word)) return WORDS.conflict;
  if (plain !== undefined) return otherMark(word[0] ?? '', plain);
  if (name === 'InvalidSymbol' && /^[\p{L}_$]/u.test(word)) return unknownWord(word);
  switch (name) {
    case 'CommaExpected':
      return WORDS.noComma;
    case 'ColonExpected':
      return WORDS.noColon;
    case 'UnexpectedEndOfString':
    case 'InvalidCharacter':
      return WORDS.openText;
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return WORDS.comment;
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return WORDS.escape;
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return WORDS.number;
    case 'EndOfFileExpected':
      return WORDS.after;
    case 'PropertyNameExpected':
      return WORDS.noName;
    default:
      return WORDS.noValue;
  }
}

/** The first thing a reader of the text stumbles over. */
export function saySyntax(text: string, errors: readonly ParseError[]): SyntaxFault {
  const [first] = [...errors].sort((a, b) => a.offset - b.offset);
  const name = first === undefined ? '' : printParseErrorCode(first.error);
  const offset = first?.offset ?? 0;
  const before = text.slice(0, offset).trimEnd();
  const word = /^(?:[<=>]{7}|[\p{L}\p{N}_$.-]+)/u.exec(text.slice(offset))?.[0] ?? text[offset] ?? '';
  const says = (words: readonly [LocaleText, LocaleText], at = offset, length = first?.length ?? 1) => ({
    offset: at,
    length: Math.max(1, length),
    near: pointerAt(text, at),
    message: words[0],
    hint: words[1],
  });
  if (text.trim() === '') return says(WORDS.empty, 0, 1);
  const isEnd = text.slice(offset).trim() === '';
  const isOther = (word === '}' || word === ']') && !closes(text, offset, word);
  if (isEnd || name.startsWith('Close') || (isOther && name !== 'EndOfFileExpected'))
    return faultOfUnclosed(text, offset);
  if (before.endsWith(',') && (word === '}' || word === ']'))
    return says(WORDS.extraComma, before.length - 1, 1);
  const words = wordsOf(name, word);
  if (words === WORDS.noComma || words === WORDS.noValue) return says(words, before.length, 1);
  return says(words, offset, first?.length === undefined ? 1 : Math.max(first.length, 1));
}
