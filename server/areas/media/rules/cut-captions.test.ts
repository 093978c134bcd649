/** Captions of a trial end where it does (requirement 33, ADR-303). */
import { describe, expect, it } from 'vitest';
import { cutCaptions } from './cut-captions.ts';

const cue = (start: string, message: string) => `${start} --> 99:59:59.000\n${message}`;
const file = (...blocks: string[]) => `${['WEBVTT', ...blocks].join('\n\n')}\n`;
/** What is still said of a file within a trial of ten seconds. */
const saidOf = (vtt: string) =>
  [...cutCaptions(vtt, 10).matchAll(/(?<=-->.*\n)\w+/g)].map(([message]) => message);

it('R33: cues that begin within the trial are kept as they are, the others are not', () => {
  const keptLines = [cue('00:01.000', '你好，Ann'), `two\n${cue('00:00:09.999', 'line one\nline two')}`];
  expect(cutCaptions(file(...keptLines, cue('00:10.000', 'secret'), cue('20:00.000', 'more')), 10)).toBe(
    file(...keptLines),
  );
});

it.each([
  ['seconds', '00:09.999', ['said']],
  ['seconds past', '00:10.001', []],
  ['minutes', '01:09.000', []],
  ['hours', '01:00:00.000', []],
  ['hours of three digits', '100:00:01.000', []],
  ['hours that are none', '00:00:01.000', ['said']],
])('R33: the moment of a cue is read in %s', (_name, start, messages) => {
  expect(saidOf(file(cue(start, 'said')))).toEqual(messages);
});

it('R33: minutes and hours count as such', () => {
  const vtt = file(
    cue('00:59.000', 'a'),
    cue('01:01.500', 'b'),
    cue('01:00:00.000', 'c'),
    cue('01:02:03.000', 'd'),
  );
  const until = (seconds: number) => cutCaptions(vtt, seconds).match(/-->/g)?.length ?? 0;
  expect([59, 61, 61.6, 3600, 3601, 3723, 3723.1].map(until)).toEqual([0, 1, 2, 2, 3, 3, 4]);
});

it('R33: notes and styles go, which may quote what is said later', () => {
  const vtt = file('NOTE he says secret', cue('00:01.000', 'said'), 'STYLE\n::cue { color: red }');
  expect(cutCaptions(vtt, 10)).toBe(file(cue('00:01.000', 'said')));
});

describe('a file players read, though its cues stand without blank lines', () => {
  it.each([
    ['below its first line', `WEBVTT\n${cue('20:00.000', 'secret')}`],
    [
      'below its first line, in words of its own',
      `WEBVTT - Tea\nKind: captions\n${cue('20:00.000', 'secret')}`,
    ],
    ['below another cue', file(`${cue('00:01.000', 'said')}\n${cue('20:00.000', 'secret')}`)],
    [
      'with an arrow no blank stands before',
      file(`${cue('00:01.000', 'said')}\n20:00.000-->21:00.000\nsecret`),
    ],
    ['with a moment nobody can read', file('0:20:0 --> 21:00.000\nsecret')],
    ['with a moment after something else', file('x 00:01.000 --> 21:00.000\nsecret')],
  ])('R33: says nothing of what comes later: %s', (_name, vtt) => {
    expect(cutCaptions(vtt, 10)).not.toContain('secret');
  });

  it('R33: keeps what is within the trial', () => {
    expect(saidOf(`WEBVTT\n${cue('00:01.000', 'said')}\n${cue('00:02.000', 'heard')}`)).toEqual([
      'said',
      'heard',
    ]);
  });
});

it.each([
  ['of Windows', '\r\n'],
  ['of old', '\r'],
])('R33: lines may end as those %s', (_name, end) => {
  const vtt = file(cue('00:01.000', 'said'), cue('20:00.000', 'secret')).replaceAll('\n', end);
  expect(cutCaptions(vtt, 10)).toBe(file(cue('00:01.000', 'said')));
});

it('R33: a heading, and a mark of its encoding, stay; nothing else has to', () => {
  expect(cutCaptions('\ufeffWEBVTT - Tea', 10)).toBe('\ufeffWEBVTT - Tea\n');
  expect(cutCaptions(file(cue('20:00.000', 'secret')), 10)).toBe('WEBVTT\n');
});
