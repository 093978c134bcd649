/**
 * The marks of other companies in the sheet of icons are the ones people know, not drawings of ours.
 * @vitest-environment happy-dom
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siQq, siSinaweibo, siWechat } from 'simple-icons';
import wecom from 'tdesign-icons-svg/src/logo-wecom.svg?raw';
import { describe, expect, it } from 'vitest';
import { SCAN_COMPANIES, SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';

const sheet = new DOMParser().parseFromString(
  readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8'),
  'image/svg+xml',
);
const symbolOf = (name: string) => sheet.querySelector(`symbol[id="${name}"]`);
const pathOf = (name: string) => symbolOf(name)?.querySelector('path')?.getAttribute('d');

/** TDesign keeps four decimals; the sheet keeps one, which no eye can tell at 48 pixels. */
function wecomPath(): string | undefined {
  const [, path] = / d="([^"]+)"/.exec(wecom) ?? [];
  return path?.replaceAll(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
}

describe('marks of other companies', () => {
  it.each([
    ['wechat', siWechat.path],
    ['weibo', siSinaweibo.path],
    ['qq', siQq.path],
    ['wecom', wecomPath()],
  ])('%s is the mark as published, filled and without a stroke', (name, path) => {
    expect(path?.length).toBeGreaterThan(100);
    expect(pathOf(name)).toBe(path);
    const symbol = symbolOf(name);
    expect([symbol?.getAttribute('fill'), symbol?.getAttribute('stroke')]).toEqual(['currentColor', 'none']);
  });

  it('M119: each company that logs in is shown by its own mark', () => {
    const marks = SCAN_COMPANY_NAMES.map((name) => SCAN_COMPANIES[name].icon);
    expect(marks).toEqual(['wechat', 'qq', 'wecom']);
  });
});
