/** Who may enter a zone, as a table; and what a gate becomes whose document is damaged. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { Zone } from '#schemas/zone/zone.ts';
import { gate, presentZone, readZone, STRANGER, type ZoneVisitor } from './zones.ts';

const NOW = 1_800_000_000;
const learner = (change: Partial<ZoneVisitor> = {}): ZoneVisitor => ({
  ...STRANGER,
  loggedIn: true,
  ...change,
});
const grantedVisitor: ZoneVisitor = { ...STRANGER, hasPassword: true };
const ofGroup: Zone['auth'] = { mode: 'group', groups: ['a', 'b'] };

describe('the gate of a zone', () => {
  it.each<[string, Zone['auth'], ZoneVisitor, number]>([
    ['an open zone lets anybody in', { mode: 'open' }, STRANGER, 0],
    ['a closed one nobody', { mode: 'closed' }, learner({ groups: ['a'], hasPassword: true }), 4],
    ['a closed one does not say when it would open', { mode: 'closed', opens_at: NOW + 60 }, STRANGER, 4],
    ['login: a stranger', { mode: 'login' }, STRANGER, 1],
    ['login: a password helps nobody', { mode: 'login' }, grantedVisitor, 1],
    ['login: a learner', { mode: 'login' }, learner(), 0],
    ['password: a stranger', { mode: 'password' }, STRANGER, 2],
    ['password: a learner', { mode: 'password' }, learner(), 2],
    ['password: whoever has given it', { mode: 'password' }, grantedVisitor, 0],
    ['group: a stranger is asked who they are first', ofGroup, STRANGER, 1],
    ['group: a password helps nobody', ofGroup, grantedVisitor, 1],
    ['group: a learner of no group', ofGroup, learner(), 3],
    ['group: a learner of another', ofGroup, learner({ groups: ['c'] }), 3],
    ['group: a learner of one of them', ofGroup, learner({ groups: ['c', 'b'] }), 0],
    ['group: none named lets nobody in', { mode: 'group' }, learner({ groups: ['a'] }), 3],
    ['group: no groups at all', { mode: 'group', groups: [] }, learner({ groups: ['a'] }), 3],
    ['before its day: open', { mode: 'open', opens_at: NOW + 1 }, STRANGER, 5],
    ['before its day: whoever has the password', { mode: 'password', opens_at: NOW + 1 }, grantedVisitor, 5],
    [
      'before its day: a learner of the group',
      { ...ofGroup, opens_at: NOW + 1 },
      learner({ groups: ['a'] }),
      5,
    ],
    ['on the second: open', { mode: 'open', opens_at: NOW }, STRANGER, 0],
    ['after its day: the gate is as it is', { mode: 'password', opens_at: NOW - 1 }, STRANGER, 2],
  ])('D38: %s', (_title, auth, visitor, verdict) => {
    expect(gate(auth, visitor, NOW)).toBe(verdict);
  });
});

describe('a zone as it is read', () => {
  const body = { title: 'Zone', page_id: 'p', auth: { mode: 'open' }, theme: { primary: '#123456' } };
  const read = (change: object) =>
    readZone(
      { kind: 'zone', id: 'z', hash: 'h', body: { ...body, ...change }, author: '', note: '', at: 0 },
      catalogue,
    );

  it('R2: what is wrong with its look is left out', () => {
    expect(read({ theme: { primary: 'green' } })?.zone).toMatchObject({ auth: { mode: 'open' } });
    expect(read({ navbar: { nav_list: 7 }, color: 'red' })?.zone.auth).toEqual({ mode: 'open' });
  });

  it.each([
    ['an unknown mode', { mode: 'friends' }],
    ['a date that is none', { mode: 'open', opens_at: 'tomorrow' }],
    ['groups that are none', { mode: 'group', groups: 'a' }],
    ['a field nobody knows, as of a newer gate', { mode: 'open', max_people: 5 }],
    ['nothing', undefined],
  ])('D38: a gate with %s is shut', (_title, auth) => {
    const zone = read({ auth })?.zone;
    expect(
      zone === undefined || gate(zone.auth, { loggedIn: true, groups: ['a'], hasPassword: true }, NOW) === 4,
    ).toBe(true);
  });

  it('D37: a visitor outside reads its name and logo; inside, only what is the zone’s own', () => {
    const buildNotice = (change: object, state: Parameters<typeof presentZone>[1]) => {
      const publishedZone = read({ theme: undefined, ...change });
      if (publishedZone === undefined) throw new Error('no zone');
      return presentZone(publishedZone, state);
    };
    const plain = { id: 'z', title: 'Zone', auth: { mode: 'open', state: 0 }, version: 'h' };
    expect(buildNotice({}, 0)).toStrictEqual(plain);
    expect(buildNotice({ logo: '' }, 0)).toStrictEqual(plain);
    expect(buildNotice({ logo: '/logo.svg' }, 1)).toMatchObject({ title: 'Zone', logo: '/logo.svg' });
  });

  it('R31: who may not enter is told neither groups nor navbar, and the date only where it is what is in the way', () => {
    const publishedZone = read({
      auth: { mode: 'group', groups: ['secret-group'], opens_at: NOW },
      navbar: { nav_list: [], basic: {} },
      footer: { template_code: 'template1', data: {} },
    });
    if (publishedZone === undefined) throw new Error('no zone');
    const early = presentZone(publishedZone, 5);
    expect(early.auth).toEqual({ mode: 'group', state: 5, opens_at: NOW });
    for (const state of [1, 3] as const)
      expect(presentZone(publishedZone, state).auth).toEqual({ mode: 'group', state });
    expect(Object.keys(early)).toEqual(['id', 'title', 'auth', 'version', 'theme']);
    expect(presentZone(publishedZone, 0)).toMatchObject({ navbar: {}, footer: {} });
    expect(JSON.stringify(presentZone(publishedZone, 0))).not.toContain('secret-group');
  });
});
