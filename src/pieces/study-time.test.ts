/** Lengths of study as people say them. */
import { describe, expect, it } from 'vitest';
import { sayLeft, sayStudyTime } from './study-time.ts';

describe('study time', () => {
  it.each([
    [0, '0 minutes', '0 分钟'],
    [59, 'less than a minute', '不到 1 分钟'],
    [60, '1 minute', '1 分钟'],
    [3599, '59 minutes', '59 分钟'],
    [3600, '1 h', '1 小时'],
    [11_130, '3 h 5 min', '3 小时 5 分钟'],
  ])('ADR-327: %i seconds are %s', (seconds, en, cn) => {
    expect([sayStudyTime(seconds, 'en'), sayStudyTime(seconds, 'cn')]).toEqual([en, cn]);
  });

  it('D82: what is left is rounded up', () => {
    expect([sayLeft(1, 'en'), sayLeft(661, 'cn')]).toEqual(['1 minute left', '还剩 12 分钟']);
  });
});
