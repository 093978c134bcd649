/** What is asked for a new shop or an invitation: read where it can be had, else each fault is named and how to mend it (ADR-299). */
import { describe, expect, it } from 'vitest';
import {
  isInvitedRole,
  phoneFault,
  phoneOf,
  validateShopRequest,
  roleFault,
  type ShopRequest,
} from './validate-shop-request.ts';

const ASKED: ShopRequest = {
  label: 'my-school',
  name: 'My School',
  owner: '13800000000',
  host: 'learn.example.com',
  kind: 'knowledge',
};
const read = (change: Partial<ShopRequest> = {}) => validateShopRequest({ ...ASKED, ...change });
const shop = (change: Partial<ShopRequest>) => {
  const reading = read(change);
  return reading.ok ? reading.shop : reading.faults;
};
const faulty = (change: Partial<ShopRequest>) => {
  const reading = read(change);
  return reading.ok ? [] : reading.faults.map(({ field }) => field);
};
const saying = (change: Partial<ShopRequest>) => {
  const reading = read(change);
  return reading.ok ? [] : reading.faults.map(({ message }) => message);
};

describe('a new shop', () => {
  it('D6: is read with the app id its label makes', () => {
    expect(shop({})).toEqual({
      label: 'my-school',
      appId: 'appmyschool',
      name: 'My School',
      owner: '13800000000',
      host: 'learn.example.com',
      kind: 'knowledge',
    });
  });

  it.each(['knowledge', 'training', 'enterprise'])('M5-M7: may be of the kind %s', (kind) => {
    expect(shop({ kind })).toMatchObject({ kind });
  });

  it('ADR-299: reports every fault at once', () => {
    expect(faulty({ label: '', name: '', owner: '', host: 'https://x', kind: '' })).toEqual([
      'label',
      'name',
      'owner',
      'host',
      'kind',
    ]);
  });
});

describe('the label of a shop', () => {
  it.each(['a', '7', 'a1', 'my-school', 'a-b-c-d', 'x'.repeat(29)])('D6: may be %s', (label) => {
    expect(faulty({ label })).toEqual([]);
  });

  it.each([
    '',
    '-a',
    'a-',
    '-',
    'a--b',
    'My-School',
    'my school',
    'my.school',
    '学校',
    'x'.repeat(30),
    'a\n',
  ])('D6: is not %j', (label) => {
    expect(faulty({ label })).toEqual(['label']);
  });

  it('D6: its app id never has more than the 32 characters one may have', () => {
    const longest = shop({ label: 'x'.repeat(29) });
    expect(longest).toMatchObject({ appId: `app${'x'.repeat(29)}` });
  });

  it('ADR-299: a fault says what to write', () => {
    expect(saying({ label: 'My School' })).toEqual([
      '"My School" is no label. Write 1 to 29 small letters, digits and single hyphens, no hyphen first or last: my-school.',
    ]);
  });
});

describe('the name of a shop', () => {
  it.each([
    ['拾光书院', '拾光书院'],
    ['  My School ', 'My School'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['School 🎓', 'School 🎓'],
  ])('ADR-299: may be %j', (name, storedText) => {
    expect(shop({ name })).toMatchObject({ name: storedText });
  });

  it.each([
    '',
    '   ',
    'x'.repeat(61),
    'two\nlines',
    'a\u0000b',
    'a\u001fb',
    'a\u007fb',
    'half a pair \ud83c',
  ])('ADR-299: is not %j', (name) => {
    expect(saying({ name })).toEqual(['The name has 1 to 60 characters on one line: --name "My School".']);
  });
});

describe('the host of a shop', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['Learn.Example.COM', 'learn.example.com'],
    [' learn.example.com. ', 'learn.example.com'],
    ['localhost', 'localhost'],
    [`${'x'.repeat(63)}.example`, `${'x'.repeat(63)}.example`],
    ['xn--fiq228c.example', 'xn--fiq228c.example'],
  ])('D6: %j is bound as %j', (host, boundText) => {
    expect(shop({ host })).toMatchObject({ host: boundText });
  });

  it.each([
    'https://learn.example.com',
    'learn.example.com:3000',
    'learn.example.com/shop',
    '-learn.example.com',
    'learn-.example.com',
    'learn..example.com',
    '.example.com',
    'learn_it.example.com',
    `${'x'.repeat(64)}.example`,
    Array.from({ length: 130 }, () => 'x').join('.'),
    '203.0.113.7',
    '::1',
  ])('D6: %j is none', (host) => {
    expect(faulty({ host })).toEqual(['host']);
  });

  it('ADR-299: a fault says what to write', () => {
    expect(saying({ host: 'https://learn.example.com' })).toEqual([
      '"https://learn.example.com" is no host name. Write it without https:// and without a port: learn.example.com.',
    ]);
  });
});

describe('whoever is asked for', () => {
  it('M165: a phone is kept in its one form, of the default area where none is named', () => {
    expect([phoneOf('+86 138-0000-0000'), phoneOf('44-7700900123'), phoneOf('1380000')]).toEqual([
      '13800000000',
      '44-7700900123',
      undefined,
    ]);
  });

  it('ADR-299: reports what is not a phone number and how to write one, for every field', () => {
    const message =
      '"1380000" is no phone number. Write eleven digits that begin with 1, like 13800000000, or with the area code of another country: 44-7700900123.';
    expect(phoneFault('phone', '1380000')).toEqual({ field: 'phone', message });
    expect(validateShopRequest({ ...ASKED, owner: '1380000' })).toEqual({
      ok: false,
      faults: [{ field: 'owner', message }],
    });
  });

  it('ADR-299: reports an unknown kind or role with the known ones', () => {
    expect(saying({ kind: 'bakery' })).toEqual([
      '"bakery" is no kind of shop. Kinds are: knowledge, training, enterprise.',
    ]);
    expect(roleFault('king')).toEqual({
      field: 'role',
      message:
        '"king" is no role. Roles are: learner, svip, organization, training-admin, owner, manager, editor, teacher, service.',
    });
  });

  it('ADR-299: one is invited as a learner or as one who works for the shop', () => {
    const roles = ['learner', 'svip', 'organization', 'training-admin', 'owner'];
    expect(roles.filter(isInvitedRole)).toEqual(roles);
    expect(['', 'king', 'Owner'].filter(isInvitedRole)).toEqual([]);
  });
});
