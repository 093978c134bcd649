/** Each template writes its own place alone; that what it writes typechecks is the proof `generators`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn, readAliases, ROOT } from '../imports.ts';
import { insertBefore, type Template } from './template.ts';
import { TEMPLATES } from './templates.ts';

const CASES = [
  ['renderer', 'page/member-wall', /^renderers\/page\/member-wall\//],
  [
    'endpoint',
    'coupons/coupon.detail.get',
    /^(?:schemas\/api\/coupons|server\/areas\/coupons\/calls)\/coupon-detail\.ts$/,
  ],
  ['area', 'notes', /^server\/areas\/notes\//],
  ['route', 'wall', /^src\/routes\/wall\.route\.ts$/],
  ['feature', 'notes', /^src\/features\/notes\//],
  ['shop', 'music', /^demo\/shops\/music\//],
  ['login-way', 'passkey', /^renderers\/auth\/way-passkey\//],
  [
    'live-activity',
    'quiz',
    /^(?:schemas\/(?:live\/activities|api\/live)\/quiz\.ts$|server\/areas\/live\/(?:activities\/quiz\/|tables\/quiz\.ts$)|renderers\/live\/live-(?:host-)?quiz\/|tests\/contract\/live-(?:activities\/quiz|quiz\.test)\.ts$)/,
  ],
  ['lesson-type', 'quiz', /^schemas\/content\/resource-type\.ts$/],
  ['sms-provider', 'vonage', /^server\/areas\/messaging\/providers\/sms\/vonage\.ts$/],
  ['identity-provider', 'dingtalk', /^server\/areas\/identity\/providers\/identity\/dingtalk\.ts$/],
  ['table', 'coupons/coupon-note', /^server\/areas\/coupons\/(?:tables\/coupon-note|area)\.ts$/],
  ['job', 'coupons/expire-coupons', /^server\/areas\/coupons\/(?:jobs\/expire-coupons|area)\.ts$/],
  ['limit', 'coupons/note-writing', /^server\/areas\/coupons\/limits\.ts$/],
  ['desk-list', 'tasks/tasks', /^desk\/console\/(?:tasks\/|routes\.tsx$)/],
  ['decision', 'database/names-of-tables', /^docs\/adr\/database\.md$/],
] as const;
const aliases = readAliases();

describe('templates', () => {
  it.each(CASES)('architecture: npm run new -- %s %s touches its own place alone', (what, name, own) => {
    const { files, rows = () => [] }: Template = TEMPLATES[what];
    const paths = [...files(name), ...rows(name)].map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !own.test(path))).toEqual([]);
    expect(TEMPLATES[what].name.test(name)).toBe(true);
    expect(TEMPLATES[what].usage.startsWith(`${what} <`)).toBe(true);
  });

  it.each(CASES)(
    'architecture: what npm run new -- %s %s writes imports files that are there',
    (what, name) => {
      const { files }: Template = TEMPLATES[what];
      const writtenFiles = files(name);
      const missing = writtenFiles.flatMap(({ path, body }) =>
        importsIn(path, body, aliases).flatMap(({ file }) =>
          file === undefined || writtenFiles.some((one) => one.path === file) || existsSync(join(ROOT, file))
            ? []
            : [`${path} imports ${file}`],
        ),
      );
      expect(missing).toEqual([]);
    },
  );

  it('architecture: a row stands where its table ends, and nowhere where there is none', () => {
    expect(insertBefore('[\n  1,\n]', '\n]', '\n  2,')).toBe('[\n  1,\n  2,\n]');
    expect(() => insertBefore('{}', '\n]', '2')).toThrow('stands there 0 times');
  });
});
