/** Which part of a file a Range header asks for. */
import { describe, expect, it } from 'vitest';
import { readRange } from './range.ts';

describe('readRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
  ])('D36: %s is a part', (header, part) => {
    expect(readRange(header, 1000)).toEqual(part);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('D36: %s lies outside', (header) => {
    expect(readRange(header, 1000)).toBe('unsatisfiable');
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=9-3',
    'bytes=0-1,5-9',
    'items=0-1',
    'bytes=a-b',
    'bytes=1e3-',
  ])('D36: %j is the whole file', (header) => {
    expect(readRange(header, 1000)).toBe('whole');
  });

  it('D36: a file without bytes has no parts', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
