/** Addresses of gates: whatever a stranger typed, nobody leaves the site and nobody walks in circles. */
import { describe, expect, it } from 'vitest';
import { REDIRECT_CORPUS } from '../../tests/support/redirect-corpus.ts';
import { CODES } from '../api/codes.ts';
import { afterGate, readZoneId, zoneAuthHref, zoneCode, zoneStateOf, ZONE_STATES } from './zone-gate.ts';

describe('gates as addresses', () => {
  it('D38: each state has its code, and each code its state', () => {
    for (const state of ZONE_STATES) expect(zoneStateOf(zoneCode(state))).toBe(state);
    expect(ZONE_STATES.map((state) => CODES[zoneCode(state)].code)).toEqual([
      40311, 40312, 40313, 40314, 40315,
    ]);
    expect(zoneStateOf('not-found')).toBeUndefined();
  });

  it('D38: the way back stands in the query', () => {
    expect(zoneAuthHref(2, 'z_1', '/p/pc/zone/z_1?from=a')).toBe(
      '/zoneAuth/2?zone_id=z_1&jumpfrom=%2Fp%2Fpc%2Fzone%2Fz_1%3Ffrom%3Da',
    );
    expect(zoneAuthHref(4, '../../evil', undefined)).toBe('/zoneAuth/4');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
    '',
  ])('R10: %j is no way on', (from) => {
    expect(zoneAuthHref(1, 'z', from)).toBe('/zoneAuth/1?zone_id=z');
    expect(afterGate('z', from)).toBe('/p/pc/zone/z');
  });

  it('R10: no wish of the corpus leaves the site by a gate', () => {
    const origin = 'https://shop.example';
    for (const wish of REDIRECT_CORPUS) {
      const to = new URL(afterGate('z', wish), origin);
      expect([to.origin, to.pathname.startsWith('//')], wish).toEqual([origin, false]);
      const way = new URL(zoneAuthHref(2, 'z', wish), origin);
      const back = new URL(way.searchParams.get('jumpfrom') ?? '/', origin);
      expect([way.origin, back.origin], wish).toEqual([origin, origin]);
    }
  });

  it('R11: from one gate nobody is sent to another', () => {
    expect(afterGate('z', '/zoneAuth/2?zone_id=z')).toBe('/p/pc/zone/z');
    expect(afterGate('', '/zoneAuth/2')).toBe('/');
    expect(afterGate('z', '/page/about')).toBe('/page/about');
  });

  it.each([
    ['z_1-A', 'z_1-A'],
    ['', ''],
    [null, ''],
    ['a/b', ''],
    ['__proto__', '__proto__'],
    ['a'.repeat(65), ''],
  ])('R9: %j as an id is %j', (input, read) => {
    expect(readZoneId(input)).toBe(read);
  });
});
