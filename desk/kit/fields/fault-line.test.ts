import { expect, it } from 'vitest';
import { faultLine } from './fault-line.ts';

it.each([
  ['没有名为 title 的列', '请删去它', '没有名为 title 的列。请删去它', 'No column title. Remove it'],
  ['没有名为 title 的列。', '请删去它', '没有名为 title 的列。请删去它', 'No column title. Remove it'],
  ['没有名为 title 的列', '', '没有名为 title 的列', 'No column title'],
])('ADR-705: “%s” and “%s” are one line', (wrong, way, cn, en) => {
  const stop = wrong.endsWith('。') ? '.' : '';
  const fault = {
    message: { cn: wrong, en: `No column title${stop}` },
    hint: { cn: way, en: way === '' ? '' : 'Remove it' },
  };
  expect([faultLine(fault, 'cn'), faultLine(fault, 'en')]).toEqual([cn, en]);
});
