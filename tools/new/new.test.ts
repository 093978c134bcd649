/** What `npm run new` says: which generators, families and areas there are, and what is left to do. */
import { describe, expect, it } from 'vitest';
import { nextNumber } from './decision.ts';
import { refusalOf } from './refusal.ts';
import { TEMPLATES } from './templates.ts';

const buildListedText = (folder: string) =>
  folder === 'renderers'
    ? ['page', 'chrome', 'auth']
    : folder === 'server/areas'
      ? ['catalogue', 'coupons']
      : folder === 'docs/adr'
        ? ['database', 'zones']
        : [];
const buildRefusal = (what: string, name: string) => refusalOf(what, name, TEMPLATES, buildListedText);

describe('npm run new', () => {
  it('new: an unknown family is refused by naming those there are', () => {
    expect(buildRefusal('renderer', 'pgae/wall')).toBe(
      'There is no family "pgae". Did you mean page? There are: page, chrome, auth.',
    );
    expect(buildRefusal('renderer', 'galaxies/wall')).toBe(
      'There is no family "galaxies". There are: page, chrome, auth.',
    );
    expect(buildRefusal('renderer', 'page/wall')).toBeUndefined();
  });

  it.each(['endpoint', 'table', 'job', 'limit'])(
    'new: %s in an unknown area is refused in the same way',
    (what) => {
      expect(buildRefusal(what, 'coupon/expire')).toBe(
        'There is no area "coupon". Did you mean coupons? There are: catalogue, coupons.',
      );
      expect(buildRefusal(what, 'coupons/expire')).toBeUndefined();
    },
  );

  it('new: a decision in an unknown chapter is refused by naming those there are', () => {
    expect(buildRefusal('decision', 'databse/names-of-tables')).toBe(
      'There is no chapter "databse". Did you mean database? There are: database, zones.',
    );
    expect(buildRefusal('decision', 'database/names-of-tables')).toBeUndefined();
    expect(refusalOf('decision', 'database/names-of-tables', TEMPLATES)).toBeUndefined();
  });

  it('new: an unknown generator names those there are, and a name that is none says how one looks', () => {
    expect(buildRefusal('renderr', 'page/wall')).toMatch(
      /^There is no generator "renderr"\. Did you mean renderer\? /,
    );
    expect(buildRefusal('route', 'Wall!')).toBe('"Wall!" is no name for it: route <name>, e.g. certificate');
    expect(buildRefusal('renderer', 'page')).toMatch(/is no name for it: renderer <family>/);
  });

  it.each([
    ['renderer', 'page/wall', /"kind": "wall"/],
    ['live-activity', 'quiz', /server\/areas\/live\/tables\/quiz\.ts/],
    ['login-way', 'passkey', /switches of a shop it obeys/],
    ['sms-provider', 'vonage', /SMS_PROVIDER=vonage/],
    ['identity-provider', 'dingtalk', /SCAN_PROVIDERS/],
    ['job', 'coupons/expire', /server\/areas\/coupons\/jobs\/expire\.ts/],
    ['limit', 'coupons/note', /rate: 'note'/],
  ] as const)('new: after a %s it is said what has to name it', (what, name, step) => {
    expect(TEMPLATES[what].next(name).join('\n')).toMatch(step);
  });

  it('new: each generator says what is left to do', () => {
    expect(Object.values(TEMPLATES).filter(({ next }) => next('a/b').length === 0)).toEqual([]);
  });

  it('new: a decision gets the number after the highest there is', () => {
    expect(nextNumber(['ADR-020', 'ADR-042', 'ADR-003'])).toBe('043');
  });
});
