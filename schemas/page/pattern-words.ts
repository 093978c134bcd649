/** What is told where a text is not in the form its field asks for. */
import { readWords } from './field.ts';
import type { LocaleText } from './text.ts';
import type { Say } from './ready.ts';
import { showValue } from './show-value.ts';

const PATTERN_HINTS: readonly (readonly [RegExp, LocaleText])[] = [
  [/0-9a-fA-F/, { cn: '颜色请写成 #rrggbb', en: 'Write a colour as #rrggbb' }],
  [
    /\[mM\]\[pP\]4/,
    {
      cn: '视频请用 .mp4、.webm 或 .ogv 文件的地址，以 / 或 https:// 开头；暂不支持 .m3u8',
      en: 'Give the address of an .mp4, .webm or .ogv file, starting with / or https://; .m3u8 is not played yet',
    },
  ],
  [
    /\[mM\]\[pP\]3/,
    {
      cn: '音频请用 .mp3、.m4a、.aac、.ogg、.opus、.wav 或 .webm 文件的地址，以 / 或 https:// 开头',
      en: 'Give the address of an .mp3, .m4a, .aac, .ogg, .opus, .wav or .webm file, starting with / or https://',
    },
  ],
  [
    /\[vV\]\[tT\]\[tT\]/,
    {
      cn: '字幕请用 .vtt 文件的地址，以 / 或 https:// 开头',
      en: 'Give the address of a .vtt file, starting with / or https://',
    },
  ],
  [
    /mailto:/,
    {
      cn: '链接请以 /、#、https://、mailto: 或 tel: 开头',
      en: 'Start the link with /, #, https://, mailto: or tel:',
    },
  ],
  [
    /https\?/,
    {
      cn: '地址须以 / 或 https:// 开头；文件夹里的图片写成 ./images/名称.jpg',
      en: 'Start the address with / or https://, or write a picture of the folder as ./images/name.jpg',
    },
  ],
  [
    /^\^\[a-z\]\[a-z0-9_\]/,
    {
      cn: '用小写字母开头，只用小写字母、数字和 _',
      en: 'Begin with a small letter; use only small letters, digits and _',
    },
  ],
  [
    /^\^\[a-z\]/,
    {
      cn: '用小写字母开头，只用小写字母、数字和 -',
      en: 'Begin with a small letter; use only small letters, digits and -',
    },
  ],
  [
    /^\^\[A-Za-z0-9_-\]\{1,64\}\$$/,
    { cn: '写 1–64 个字母、数字、_ 或 -', en: 'Write 1 to 64 letters, digits, _ and -' },
  ],
  [/^\^\[A-Za-z0-9_-\]/, { cn: '只用字母、数字、_ 和 -', en: 'Use only letters, digits, _ and -' }],
  [/^\^\[A-Za-z0-9_\]/, { cn: '只用字母、数字和 _', en: 'Use only letters, digits and _' }],
  [
    /\[0-9 \(\)-\]/,
    { cn: '写电话号码，如 +86 21 5555 0100', en: 'Write a telephone number, like +86 21 5555 0100' },
  ],
];

/** How a text of this form is written. */
export function hintOf(pattern: string): LocaleText {
  const hint = PATTERN_HINTS.find(([test]) => test.test(pattern))?.[1];
  return hint ?? { cn: `须符合 ${pattern}`, en: `It has to match ${pattern}` };
}

/** What a schema itself says of how its value is written, where it says so in both languages. */
export const ownHint = (schema: unknown) => readWords(schema, 'x-description');

/** A field may take one of several forms; each says how it is written. `schema` is the one that asks for them. */
export function sayPattern(
  patterns: readonly string[],
  value: unknown,
  schema: Readonly<Record<string, unknown>>,
): Say {
  const hints = patterns.map(hintOf);
  const text = showValue(value);
  return {
    rule: 'pattern',
    message: { cn: `${text} 的格式不正确`, en: `${text} is not in the expected form` },
    hint: ownHint(schema) ?? {
      cn: hints.map(({ cn }) => cn).join('；或者：'),
      en: hints.map(({ en }) => en).join('. Or: '),
    },
  };
}
