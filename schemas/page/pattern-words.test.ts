/** How each form of text is told to whoever wrote it in another. */
import { describe, expect, it } from 'vitest';
import { rulesBroken, buildNotice } from '../../tests/support/told.ts';
import { EXAM_TABLES } from '../exam/tables.ts';
import { ID_PATTERN } from '../id.ts';
import { KIND_PATTERN } from './node.ts';
import {
  AudioUrlSchema,
  CaptionsUrlSchema,
  ColorSchema,
  ImageUrlSchema,
  UrlSchema,
  VideoUrlSchema,
} from './fragments.ts';
import { ownHint } from './pattern-words.ts';

const pattern = (text: string) => ({ type: 'string', pattern: text });

describe('D112: a text in another form is shown, with the form it has to have', () => {
  it.each([
    ['a colour', ColorSchema(), 'Write a colour as #rrggbb', '颜色请写成 #rrggbb'],
    [
      'a link',
      UrlSchema(),
      'Start the link with /, #, https://, mailto: or tel:',
      '链接请以 /、#、https://、mailto: 或 tel: 开头',
    ],
    [
      'a picture',
      ImageUrlSchema(),
      'Start the address with / or https://, or write a picture of the folder as ./images/name.jpg',
      '地址须以 / 或 https:// 开头；文件夹里的图片写成 ./images/名称.jpg',
    ],
    [
      'a film',
      VideoUrlSchema(),
      'Give the address of an .mp4, .webm or .ogv file, starting with / or https://; .m3u8 is not played yet',
      '视频请用 .mp4、.webm 或 .ogv 文件的地址，以 / 或 https:// 开头；暂不支持 .m3u8',
    ],
    [
      'a sound',
      AudioUrlSchema(),
      'Give the address of an .mp3, .m4a, .aac, .ogg, .opus, .wav or .webm file, starting with / or https://',
      '音频请用 .mp3、.m4a、.aac、.ogg、.opus、.wav 或 .webm 文件的地址，以 / 或 https:// 开头',
    ],
    [
      'captions',
      CaptionsUrlSchema(),
      'Give the address of a .vtt file, starting with / or https://',
      '字幕请用 .vtt 文件的地址，以 / 或 https:// 开头',
    ],
    [
      'a telephone number',
      pattern('^$|^\\+?[0-9][0-9 ()-]*[0-9]$'),
      'Write a telephone number, like +86 21 5555 0100',
      '写电话号码，如 +86 21 5555 0100',
    ],
    ['an id', pattern(ID_PATTERN), 'Write 1 to 64 letters, digits, _ and -', '写 1–64 个字母、数字、_ 或 -'],
    [
      'an id that may be empty',
      pattern('^[A-Za-z0-9_-]*$'),
      'Use only letters, digits, _ and -',
      '只用字母、数字、_ 和 -',
    ],
    ['the id of a shop', pattern('^[A-Za-z0-9_]*$'), 'Use only letters, digits and _', '只用字母、数字和 _'],
    [
      'a field of a form',
      pattern('^[a-z][a-z0-9_]{0,31}$'),
      'Begin with a small letter; use only small letters, digits and _',
      '用小写字母开头，只用小写字母、数字和 _',
    ],
    [
      'a kind of block',
      pattern(KIND_PATTERN),
      'Begin with a small letter; use only small letters, digits and -',
      '用小写字母开头，只用小写字母、数字和 -',
    ],
    ['any other', pattern('^[1-9]+$'), 'It has to match ^[1-9]+$', '须符合 ^[1-9]+$'],
  ])('%s', (_what, schema, en, cn) => {
    expect(buildNotice(schema, '!')).toEqual({
      en: [`: "!" is not in the expected form. ${en}`],
      cn: [`: "!" 的格式不正确. ${cn}`],
    });
    expect(rulesBroken(schema, '!')).toEqual([' pattern']);
  });

  it('a field says itself how it is written, where its schema does', () => {
    const clock = { cn: '写成 08:00', en: 'Write it like 08:00' };
    const schema = { ...pattern('^\\d\\d:\\d\\d$'), 'x-description': clock };
    expect(buildNotice(schema, '8')).toEqual({
      en: [': "8" is not in the expected form. Write it like 08:00'],
      cn: [': "8" 的格式不正确. 写成 08:00'],
    });
    expect(ownHint(schema)).toEqual(clock);
  });

  it('a line of a table of exams says so for each of its fields', () => {
    expect(buildNotice(EXAM_TABLES.quizzes, { id: 'film', points: ['90:q_1', '1:30'] }).cn).toEqual([]);
    expect(buildNotice(EXAM_TABLES.quizzes, { id: 'film', points: ['90:q_1', 'soon'] }).en).toEqual([
      '/points/1: "soon" is not in the expected form. Write seconds and ids of questions, like 90:q_1, or 90:q_1:optional',
    ]);
    const exam = { id: 'term', questions: ['q_1', 'q_1'], open: 'tomorrow' };
    expect(buildNotice(EXAM_TABLES.exams, exam).en).toEqual([
      '/open: "tomorrow" is not in the expected form. Write it like 2026-12-01T08:00+08:00, on a day the calendar has; in a spreadsheet 2026-12-01 and 2026-12-01 08:00 do too',
      '/questions: Entries 1 and 2 are the same. Take one of them out',
    ]);
  });

  it('a form whose words lack a language is told by its pattern', () => {
    const schema = { ...pattern('^[1-9]+$'), 'x-description': { cn: '写数字' } };
    expect(buildNotice(schema, '!').cn).toEqual([': "!" 的格式不正确. 须符合 ^[1-9]+$']);
    expect(ownHint({ 'x-description': { en: 'Write digits' } })).toBeUndefined();
    expect(ownHint({ 'x-description': 'Write digits' })).toBeUndefined();
    expect(ownHint(undefined)).toBeUndefined();
  });

  it('several forms are told one after the other', () => {
    expect(buildNotice({ anyOf: [ColorSchema(), ImageUrlSchema()] }, 'ivory')).toEqual({
      en: [
        ': "ivory" is not in the expected form. Write a colour as #rrggbb. Or: Start the address with / or https://, or write a picture of the folder as ./images/name.jpg',
      ],
      cn: [
        ': "ivory" 的格式不正确. 颜色请写成 #rrggbb；或者：地址须以 / 或 https:// 开头；文件夹里的图片写成 ./images/名称.jpg',
      ],
    });
  });
});
