/** Fields of the tables goods are exchanged in: each says in both languages what may stand in it. */
import { Type, type TSchema } from 'typebox';
import { IMAGE_PATTERN } from '../page/fragments.ts';
import type { Text } from '../page/text.ts';
import { ID_PATTERN } from '../id.ts';
import { listTableWords, type TableWord } from './table-words.ts';

const say = (cn: string, en: string) => ({ description: en, 'x-description': { cn, en } });

export const table = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

export const Id = (cn: string, en: string) => Type.String({ pattern: ID_PATTERN, ...say(cn, en) });
export const AnyId = Id('1–64 个字母、数字、_ 或 -', 'Write 1 to 64 letters, digits, _ and -');
export const Ids = (cn: string, en: string) =>
  Type.Array(Type.String({ pattern: ID_PATTERN }), {
    maxItems: 200,
    uniqueItems: true,
    'x-ids': true,
    ...say(cn, en),
  });

/** In whole fen; a table for spreadsheets says its unit in the header (D126). */
const MONEY = say('以分为单位的整数：199 元写成 19900', 'Write whole fen: 199 yuan is 19900');
export const Fen = Type.Integer({ minimum: 0, maximum: 100_000_000, 'x-money': true, ...MONEY });

export const Count = (cn: string, en: string, max = 1_000_000) =>
  Type.Integer({ minimum: 0, maximum: max, ...say(cn, en) });
export const Flag = Type.Boolean(say('写 true 或 false', 'Write true or false'));

/** One string for both languages, or one each. */
export const Words = (max: number, min = 0) => {
  const one = { type: 'string', maxLength: max, minLength: min } as const;
  return Type.Unsafe<Text>({
    'x-text': true,
    ...say(
      `不超过 ${String(max)} 个字符的文本，或分别写 cn 和 en`,
      `Write a text of at most ${String(max)} characters, or one each for cn and en`,
    ),
    anyOf: [
      one,
      { type: 'object', properties: { cn: one, en: one }, minProperties: 1, additionalProperties: false },
    ],
  });
};

export const Line = (max: number, cn: string, en: string) => Type.String({ maxLength: max, ...say(cn, en) });

/** A day its month has, the 29th of February in leap years alone. */
const DAY = [
  String.raw`\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`\d{4}-02-(?:0[1-9]|1\d|2[0-8])`,
  String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
].join('|');

/** `role`: whether a day alone, as spreadsheets write it, is its begin or its end (D127). */
const momentOf = (role: 'start' | 'end') =>
  Type.String({
    pattern: String.raw`^(?:${DAY})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$`,
    'x-moment': role,
    ...say(
      '写成 2026-12-01T08:00+08:00，日期须存在；在表格里也可写 2026-12-01 或 2026-12-01 08:00',
      'Write it like 2026-12-01T08:00+08:00, on a day the calendar has; in a spreadsheet 2026-12-01 and 2026-12-01 08:00 do too',
    ),
  });

export const StartMoment = momentOf('start');
export const EndMoment = momentOf('end');

/** A time of the shop's day. */
export const Clock = Type.String({
  pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
  ...say('写成 08:00', 'Write it like 08:00'),
});

export const Picture = Type.String({
  maxLength: 2048,
  pattern: IMAGE_PATTERN,
  ...say(
    '文件夹里的图片写成 ./images/名称.jpg；或以 / 或 https:// 开头的地址',
    'Write a picture of the folder as ./images/name.jpg, or an address that starts with / or https://',
  ),
});
export const File = Type.String({
  maxLength: 2048,
  pattern: '^media:[\\w-]{43}$|^/(?![/\\\\])[^\\s\\\\]*$|^https://[^\\s\\\\]+$',
  ...say(
    '文件夹里的文件写成 ./media/名称.mp4；或以 https:// 开头的地址',
    'Write a file of the folder as ./media/name.mp4, or an address that starts with https://',
  ),
});

const oneOf = (words: readonly TableWord[]) =>
  say(`可写：${listTableWords(words, 'cn')}`, `Write one of: ${listTableWords(words, 'en')}`);

/** One of the values these words stand for. */
export const Choice = <Name extends string>(words: readonly TableWord<Name>[]) =>
  Type.Unsafe<Name>({
    type: 'string',
    enum: words.map(({ value }) => value),
    'x-words': words,
    ...oneOf(words),
  });

/** A number of the wire, written as one of these words (D127). */
export const NumberChoice = (words: readonly TableWord[]) =>
  Type.Unsafe<number>({
    type: 'integer',
    enum: words.map(({ value }) => value),
    'x-words': words,
    ...oneOf(words),
  });

export const Phone = (cn: string, en: string) =>
  Type.String({ maxLength: 60, 'x-phone': true, ...say(cn, en) });
