/** What is said of a playlist that does not play (D128): never a second try of what cannot be decoded. */
import { expect, it } from 'vitest';
import { judgeHlsError } from './hls-failure.ts';

const network = (code?: number) => ({
  type: 'networkError',
  details: 'fragLoadError',
  ...(code === undefined ? {} : { response: { code } }),
});

it.each([
  ['manifestIncompatibleCodecsError', 'codec'],
  ['bufferAddCodecError', 'codec'],
  ['bufferIncompatibleCodecsError', 'codec'],
  ['bufferAppendError', 'mend'],
  ['fragParsingError', 'mend'],
])('D128: %s means %s', (details, meaning) => {
  expect(judgeHlsError({ type: 'mediaError', details }, 0)).toBe(meaning);
});

it('D128: what breaks again and again is given up as damaged', () => {
  const error = { type: 'mediaError', details: 'bufferAppendError' };
  expect([0, 1, 2].map((mendedValue) => judgeHlsError(error, mendedValue))).toEqual([
    'mend',
    'mend',
    'broken',
  ]);
});

it('D128: a file that is gone is told apart from a network that is', () => {
  const of = (code?: number) => judgeHlsError(network(code), 0);
  expect([404, 410, 403, 500, 0, undefined].map((code) => of(code))).toEqual([
    'missing',
    'missing',
    'lost',
    'lost',
    'lost',
    'lost',
  ]);
});
