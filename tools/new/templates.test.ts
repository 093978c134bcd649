/** Each template writes its own place alone; that what it writes typechecks is the proof `generators`. */
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from './templates.ts';

describe('templates', () => {
  it.each([
    ['renderer', 'page/member-wall', /^renderers\/page\/member-wall\//],
    [
      'endpoint',
      'coupons/coupon.detail.get',
      /^(?:schemas\/api\/coupon|server\/areas\/coupons\/api)\/coupon\.detail\.get\.ts$/,
    ],
    ['area', 'notes', /^server\/areas\/notes\//],
    ['route', 'wall', /^src\/routes\/wall\.route\.ts$/],
    ['feature', 'notes', /^src\/features\/notes\//],
    ['shop', 'music', /^server\/seed\/shops\/music\//],
  ] as const)('architecture: npm run new -- %s %s touches its own place alone', (what, name, own) => {
    const paths = TEMPLATES[what].files(name).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !own.test(path))).toEqual([]);
    expect(TEMPLATES[what].name.test(name)).toBe(true);
  });
});
