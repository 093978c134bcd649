/** Groups of learners and hashes of zones' passwords, on the embedded database and on PostgreSQL. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { freshenZones } from '#demo/seed-doors.ts';

const SHOP = 'appknowledge';
const NOW = 1_800_000_000_000;
const people = [
  { phone: '19900000001', nickname: '小满', avatar: '', roles: ['learner' as const] },
  { phone: '19900000002', nickname: '阿柯', avatar: '', roles: ['learner' as const] },
];
const zone = (opens: number) => ({
  kind: 'zone' as const,
  id: 'late',
  body: { title: 'Late', page_id: 'p', auth: { mode: 'open', opens_at: opens } },
});
const database = withDatabase({
  shops: [
    buildDemoShop({
      people,
      documents: [zone(1)],
      doors: {
        groups: [{ id: 'writers', phones: ['19900000002', '19900000009'] }],
        passwords: [{ zone_id: 'darkroom', password: 'redlight21' }],
      },
    }),
    buildDemoShop({ label: 'training', people }),
  ],
  clock: { now: () => NOW },
});
const stores = () => database().stores;
const idOf = async (phone: string, shop = SHOP) =>
  (await stores().users.list(shop)).find((user) => user.phone === phone)?.id ?? '';

describe('groups', () => {
  it('D38: a learner belongs to the groups they were put in, in their own shop alone', async () => {
    const member = await idOf('19900000002');
    expect(await stores().groups.of(SHOP, member)).toEqual(['writers']);
    expect(await stores().groups.of(SHOP, await idOf('19900000001'))).toEqual([]);
    expect(await stores().groups.of('apptraining', member)).toEqual([]);
    expect(await stores().groups.of(SHOP, 'u\0')).toEqual([]);
  });

  it('D38: adding a person twice counts once', async () => {
    const learner = await idOf('19900000001');
    await stores().groups.add(SHOP, 'early', [learner, learner]);
    await stores().groups.add(SHOP, 'early', [learner]);
    await stores().groups.add(SHOP, 'nobody', []);
    expect(await stores().groups.of(SHOP, learner)).toEqual(['early']);
  });
});

describe('passwords of zones', () => {
  it('D38: only a hash is kept, and a new one takes its place', async () => {
    const first = await stores().zonePasswords.hashOf(SHOP, 'darkroom');
    expect(first).toMatch(/^scrypt\$/);
    await stores().zonePasswords.set(SHOP, 'darkroom', 'scrypt$new');
    expect(await stores().zonePasswords.hashOf(SHOP, 'darkroom')).toBe('scrypt$new');
    expect(await stores().zonePasswords.hashOf('apptraining', 'darkroom')).toBeUndefined();
    expect(await stores().zonePasswords.hashOf(SHOP, 'a\0b')).toBeUndefined();
    const rows = await database().db.execute(sql`select * from zone_password`);
    expect(JSON.stringify(rows.rows)).not.toContain('redlight21');
  });
});

describe('a demo started again much later', () => {
  const opens = async () =>
    JSON.stringify((await stores().configs.live(SHOP, 'zone', 'late'))?.body).match(/"opens_at":(\d+)/)?.[1];

  it('D38: opens a dated zone as late as it was meant to, unless a merchant has published it since', async () => {
    await freshenZones(database().db, NOW, SHOP, [zone(2)]);
    expect(await opens()).toBe('2');
    await stores().configs.publish(SHOP, [zone(7)], { author: 'merchant', note: '' });
    await freshenZones(database().db, NOW, SHOP, [zone(3)]);
    expect(await opens()).toBe('7');
  });
});
