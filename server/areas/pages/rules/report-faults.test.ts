/** What shoppers do not see of a published page is told to whoever runs the shop, once a version (requirement 2, D111). */
import { expect, it } from 'vitest';
import type { Fault } from '#schemas/page/ready.ts';
import { reportFaults } from './report-faults.ts';

const SHOP = { appId: 'appmine' };
const version = (hash: string) => ({ id: 'home', hash });
const UNKNOWN: Fault = {
  pointer: '/regions/main/2',
  rule: 'kind',
  message: { cn: '没有这种模块', en: 'There is no such block.' },
  hint: { cn: '换一个模块', en: 'Take another one.' },
  nodeId: 'hero',
  kind: 'banner-of-old',
};

function readNotice() {
  const knownItems = new Set<string>();
  const rows: unknown[] = [];
  const lines: unknown[] = [];
  const report = reportFaults(
    { warn: (...line: unknown[]) => void lines.push(line) },
    {
      once: (about, row) => {
        if (knownItems.has(about)) return false;
        knownItems.add(about);
        rows.push(row);
        return true;
      },
    },
  );
  return { report, rows, lines };
}

it('R2, D111: the page, the place, the rule and the block are named, to the merchant and in the log', () => {
  const { report, rows, lines } = readNotice();
  report(SHOP, version('one'), [UNKNOWN]);
  const detail = {
    page: 'home',
    pointer: '/regions/main/2',
    rule: 'kind',
    node_id: 'hero',
    node_kind: 'banner-of-old',
  };
  const message = 'There is no such block.';
  expect(rows).toEqual([{ appId: 'appmine', level: 'warn', kind: 'config', message, detail }]);
  expect(lines).toEqual([[{ shop: 'appmine', ...detail }, message]]);
});

it('R2: each fault of a version is reported once, those of the next version anew', () => {
  const { report, rows, lines } = readNotice();
  const faults = [UNKNOWN, { ...UNKNOWN, pointer: '/regions/main/3' }, { ...UNKNOWN, rule: 'type' }];
  report(SHOP, version('one'), faults);
  report(SHOP, version('one'), faults);
  expect([rows.length, lines.length]).toEqual([3, 3]);
  report(SHOP, version('two'), [UNKNOWN]);
  expect([rows.length, lines.length]).toEqual([4, 4]);
});
