/** Captions as people have them: decoded, converted, refused by line (ADR-467). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../../tools/imports.ts';
import { looksLikeCaptions, readCaptions } from './read-captions.ts';

const fixture = (name: string) => readFileSync(join(ROOT, 'tests/media', name));
const read = (text: string | Uint8Array) => readCaptions(typeof text === 'string' ? Buffer.from(text) : text);
const vttOf = (text: string | Uint8Array) => {
  const foundCaptions = read(text);
  return foundCaptions.ok ? foundCaptions.vtt : JSON.stringify(foundCaptions.faults);
};
const faultsOf = (text: string | Uint8Array) => {
  const foundCaptions = read(text);
  return foundCaptions.ok
    ? []
    : foundCaptions.faults.map(({ line, message }) => `${String(line)}: ${message.en}`);
};

describe('files people have', () => {
  it('ADR-467: SubRip becomes WebVTT', () => {
    expect(vttOf(fixture('yt.srt'))).toBe(
      [
        'WEBVTT',
        '00:00:01.000 --> 00:00:04.000\n&gt;&gt; Good morning, R&amp;D team',
        '00:00:05.000 --> 00:00:08.500\nSecond line, with a comma\n',
      ].join('\n\n'),
    );
  });

  it('ADR-467: SubRip under the first line of WebVTT is read as what it is', () => {
    expect(vttOf(fixture('comma.vtt'))).toContain('00:00:05.000 --> 00:00:08.500\nSecond words\n');
  });

  it.each([
    ['GB18030', fixture('gbk.vtt'), '你好，同学们'],
    [
      'UTF-16 of Windows',
      Buffer.from('\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\n你好', 'utf16le'),
      '你好',
    ],
    ['UTF-8 with a mark', '\ufeffWEBVTT\n\n00:01.000 --> 00:02.000\n你好', '你好'],
  ])('ADR-467: %s is decoded', (_name, text, words) => {
    expect(vttOf(text)).toContain(words);
    expect(vttOf(text)).toMatch(/^WEBVTT/);
  });

  it('ADR-467: what WebVTT reads as it stands is kept as it stands', () => {
    const text = fixture('entities.vtt').toString('utf8');
    expect(vttOf(text)).toBe(text);
  });

  it('ADR-467: SubRip loses its fonts and keeps what is said', () => {
    const srt = '1\n0:00:01,5 --> 0:00:02,50\n{\\an8}<font color="#fff">Is 3 < 5?</font>\n<i>Yes</i>\n';
    expect(vttOf(srt)).toBe('WEBVTT\n\n00:00:01.500 --> 00:00:02.500\nIs 3 &lt; 5?\n<i>Yes</i>\n');
  });

  it('ADR-467: a number that is said is no counter', () => {
    const srt = '00:00:01,000 --> 00:00:02,000\nFive\n7\n\n2\n00:00:03,000 --> 00:00:04,000\nSix\n';
    expect(vttOf(srt)).toContain('Five\n7\n\n00:00:03.000');
  });
});

describe('files that cannot be read', () => {
  it.each([
    ['no time at all', 'WEBVTT\n\nHello\n', '0: There isn’t one timed line'],
    [
      'a time that is none',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:99:01.000 --> 00:03.000\nB',
      '6: The time “00:99:01.000',
    ],
    [
      'an end before its start',
      '1\n00:00:05,000 --> 00:00:02,000\nA\n',
      '2: It ends no later than it starts',
    ],
    ['no text', Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x81]), '0: Line 1 holds bytes that cannot be read'],
  ])('ADR-467: %s is refused by its line', (_name, text, message) => {
    expect(faultsOf(text).join('\n')).toContain(message);
  });

  it('ADR-467: reports only as many faults as a person reads', () => {
    expect(faultsOf(`WEBVTT\n\n${'x --> y\n'.repeat(50)}`)).toHaveLength(10);
  });
});

it.each([
  ['WEBVTT\n\n', true],
  ['\ufeffWEBVTT - Tea\n', true],
  ['1\r\n00:00:01,000 --> ', true],
  ['\n\n00:00:01,000 --> ', true],
  ['WEBVTTX', false],
  ['<html>-->', false],
  ['', false],
])('R45: %j may be captions: %s', (head, isSo) => {
  expect(looksLikeCaptions(Buffer.from(head))).toBe(isSo);
});
