/** Rights to goods and what limits goods, on the embedded database and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import type { EntitlementSource } from './entitlement-rows.ts';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';

const SHOP = 'appknowledge';
const OTHER = 'apptraining';
const DAY = 86_400_000;
let now = 1_800_000_000_000;
const database = withDatabase({
  shops: [buildDemoShop(), buildDemoShop({ label: 'training' })],
  clock: { now: () => now },
});
const rights = () => database().stores.entitlements;
const limits = () => database().stores.goodsLimits;
const buildInput = (resourceId: string, source: EntitlementSource, orderId = '', to?: number) => ({
  resourceId,
  source,
  orderId,
  from: now,
  to,
});

describe('rights', () => {
  it('D72: are given once, and read as given, for the goods asked for', async () => {
    const order = buildInput('g_1', 'order', 'o_1', now + DAY);
    expect(await rights().give(SHOP, 'u_1', order)).toBe('given');
    expect(await rights().give(SHOP, 'u_1', { ...order, to: undefined })).toBe('held');
    await rights().give(SHOP, 'u_1', buildInput('g_1', 'gift'));
    await rights().give(SHOP, 'u_1', buildInput('g_2', 'manual'));
    const rows = await rights().of(SHOP, 'u_1', ['g_1', 'g_none', 'a\0']);
    expect(rows.toSorted((one, other) => one.source.localeCompare(other.source))).toEqual([
      { ...buildInput('g_1', 'gift'), revokedAt: undefined },
      { ...order, revokedAt: undefined },
    ]);
    expect(await rights().of(SHOP, 'u_1', [])).toEqual([]);
  });

  it('M194, R28: finds nothing for another shop, another person or an id no row can have', async () => {
    await rights().give(OTHER, 'u_2', buildInput('g_1', 'order', 'o_2'));
    expect(await rights().of(SHOP, 'u_2', ['g_1'])).toEqual([]);
    expect(await rights().of(OTHER, 'u_2', ['g_1'])).toHaveLength(1);
    expect(await rights().of(SHOP, 'a\0', ['g_1'])).toEqual([]);
    expect(await rights().revokeOrder(SHOP, 'o_2')).toBe(0);
  });

  it('D72: a refund takes back what its order gave, once, and a payment told of again gives nothing', async () => {
    await rights().give(SHOP, 'u_3', buildInput('g_1', 'order', 'o_3'));
    await rights().give(SHOP, 'u_3', buildInput('g_2', 'order', 'o_3'));
    expect(await rights().revokeOrder(SHOP, 'o_3')).toBe(2);
    expect(await rights().revokeOrder(SHOP, 'o_3')).toBe(0);
    expect(await rights().revokeOrder(SHOP, '')).toBe(0);
    expect(await rights().give(SHOP, 'u_3', buildInput('g_1', 'order', 'o_3'))).toBe('held');
    expect(await rights().of(SHOP, 'u_3', ['g_1'])).toMatchObject([{ revokedAt: now }]);
  });
});

it('D72, ADR-478: what was paid for while the clock was ahead has begun once it is right; a gift for later has not', async () => {
  const later = now + 30 * DAY;
  await rights().give(SHOP, 'u_ahead', { ...buildInput('g_1', 'order', 'o_ahead'), from: later });
  await rights().give(SHOP, 'u_ahead', { ...buildInput('g_2', 'gift'), from: later });
  expect(await rights().running(SHOP, 'u_ahead')).toEqual(['g_1']);
  const rows = await rights().of(SHOP, 'u_ahead', ['g_1', 'g_2']);
  expect(new Map(rows.map(({ resourceId, from }) => [resourceId, from]))).toEqual(
    new Map([
      ['g_1', now],
      ['g_2', later],
    ]),
  );
});

describe('what a person has now', () => {
  it('D35, D72: what runs by a right that opens by itself, the latest first, each good once', async () => {
    const give = (id: string, from: number, to?: number, source: EntitlementSource = 'order', order = id) =>
      rights().give(SHOP, 'u_has', { resourceId: id, source, orderId: order, from, to });
    await give('g_old', now - 9);
    await give('g_new', now - 1);
    await give('g_new', now - 2, now + 1, 'gift');
    await give('g_over', now - 9, now);
    await give('g_later', now + 1, undefined, 'gift');
    await give('g_listed', now - 1, undefined, 'designated');
    await give('g_back', now - 1);
    await rights().revokeOrder(SHOP, 'g_back');
    expect(await rights().running(SHOP, 'u_has')).toEqual(['g_new', 'g_old']);
    expect(await rights().running(OTHER, 'u_has')).toEqual([]);
    expect(await rights().running(SHOP, 'a\0')).toEqual([]);
  });
});

describe('what a password opens', () => {
  const open = (hash: string, to = now + 30 * DAY, userId = 'u_1') =>
    rights().giveByPassword(SHOP, userId, { goodsId: 'g_code', hash, from: now, to });

  it('D73: is given for its time, not prolonged while it runs, and given anew when it is over', async () => {
    await limits().setPassword(SHOP, 'g_code', 'hash-1');
    const end = now + 30 * DAY;
    expect(await open('hash-1')).toBe('given');
    now += DAY;
    expect(await open('hash-1')).toBe('given');
    expect(await rights().of(SHOP, 'u_1', ['g_code'])).toMatchObject([{ source: 'password', to: end }]);
    now = end;
    expect(await open('hash-1')).toBe('given');
    expect(await rights().of(SHOP, 'u_1', ['g_code'])).toMatchObject([{ from: end, to: end + 30 * DAY }]);
  });

  it('D73: twenty at once are one row', async () => {
    await limits().setPassword(SHOP, 'g_code', 'hash-2');
    const all = await Promise.all(Array.from({ length: 20 }, () => open('hash-2', now + DAY, 'u_eager')));
    expect(new Set(all)).toEqual(new Set(['given']));
    expect(await rights().of(SHOP, 'u_eager', ['g_code'])).toHaveLength(1);
  });

  it('D73: another password ends it, and the old one opens nothing any more', async () => {
    await limits().setPassword(SHOP, 'g_code', 'hash-3');
    await open('hash-3', now + DAY, 'u_4');
    await limits().setPassword(SHOP, 'g_code', 'hash-4');
    expect(await rights().of(SHOP, 'u_4', ['g_code'])).toMatchObject([{ revokedAt: now }]);
    expect(await open('hash-3', now + DAY, 'u_4')).toBe('changed');
    expect(
      await rights().giveByPassword(OTHER, 'u_4', {
        goodsId: 'g_code',
        hash: 'hash-4',
        from: now,
        to: now + 1,
      }),
    ).toBe('changed');
    expect(await open('hash-4', now + DAY, 'u_4')).toBe('given');
    expect(await rights().of(SHOP, 'u_4', ['g_code'])).toMatchObject([{ revokedAt: undefined }]);
  });
});

describe('limits', () => {
  it('D73: a good has none, or those that were set, each without the others', async () => {
    const none = { hasPassword: false, isDesignated: false, svipPrice: undefined };
    expect(await limits().of(SHOP, 'g_plain')).toEqual(none);
    expect(await limits().of(SHOP, 'a\0')).toEqual(none);
    await limits().setSvipPrice(SHOP, 'g_all', 0);
    await limits().setPassword(SHOP, 'g_all', 'hash');
    await limits().designate(SHOP, 'g_all', []);
    expect(await limits().of(SHOP, 'g_all')).toEqual({ hasPassword: true, isDesignated: true, svipPrice: 0 });
    expect(await limits().of(OTHER, 'g_all')).toEqual(none);
    await limits().setPassword(SHOP, 'g_all', undefined);
    await limits().setSvipPrice(SHOP, 'g_all', undefined);
    await limits().designate(SHOP, 'g_all', undefined);
    expect(await limits().of(SHOP, 'g_all')).toEqual(none);
    expect(await limits().passwordHash(SHOP, 'g_all')).toBeUndefined();
  });

  it('D73: people are listed by themselves, by their group, or by their department and those above it', async () => {
    const isListed = (userId: string, appId = SHOP) => limits().isListed(appId, 'g_list', userId);
    await database().stores.groups.add(SHOP, 'club', ['u_club']);
    await limits().addToDepartment(SHOP, 'sales/north', ['u_north']);
    await limits().addToDepartment(SHOP, 'salesforce', ['u_force']);
    await limits().addToDepartment(OTHER, 'sales', ['u_theirs']);
    await limits().designate(SHOP, 'g_list', [
      { kind: 'person', target: 'u_named' },
      { kind: 'group', target: 'club' },
      { kind: 'department', target: 'sales' },
    ]);
    const people = ['u_named', 'u_club', 'u_north', 'u_force', 'u_theirs', 'club', 'sales', '', 'a\0'];
    const matches = await Promise.all(people.map((userId) => isListed(userId)));
    expect(people.filter((_userId, index) => matches[index])).toEqual(['u_named', 'u_club', 'u_north']);
    expect(await isListed('u_named', OTHER)).toBe(false);
    await limits().designate(SHOP, 'g_list', [{ kind: 'person', target: 'u_other' }]);
    expect(await isListed('u_named')).toBe(false);
  });
});
