/** Shops, people, sessions, browser reports and limits, on the embedded database and on PostgreSQL. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { applyRetention } from '#server/start/retention.ts';
import { StoreError } from '#server/kernel/db/store-error.ts';

const DAY_MS = 24 * 3600 * 1000;
const SHOP = 'appknowledge';
const clock = { time: 1_800_000_000_000, now: () => clock.time };
const people = [
  { phone: '19900000001', nickname: '小林', avatar: '', roles: ['learner' as const, 'svip' as const] },
];
const database = withDatabase({
  shops: [buildDemoShop({ people }), buildDemoShop({ label: 'training', people })],
  clock,
});
const stores = () => database().stores;
const somebody = async () => (await stores().users.list(SHOP))[0]?.id ?? '';

describe('shops', () => {
  it('R28: the host decides the shop; bare localhost is the knowledge shop', async () => {
    expect((await stores().shops.byHost('training.localhost'))?.label).toBe('training');
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'knowledge.localhost']) {
      expect((await stores().shops.byHost(host))?.label).toBe('knowledge');
    }
    expect(await stores().shops.byHost('evil.example')).toBeUndefined();
    expect(await stores().shops.byHost('a\0')).toBeUndefined();
  });

  it('D6: shops are found by id and by label, and listed', async () => {
    expect((await stores().shops.byId(SHOP))?.info.app_id).toBe(SHOP);
    expect((await stores().shops.byLabel('training'))?.info.app_id).toBe('apptraining');
    expect((await stores().shops.list()).map((row) => row.label)).toEqual(['knowledge', 'training']);
  });
});

describe('people and sessions', () => {
  it('D6: the same phone is another person in another shop', async () => {
    const [one] = await stores().users.list(SHOP);
    expect(one).toMatchObject({ appId: SHOP, phone: '19900000001', roles: ['learner', 'svip'] });
    expect(one?.id).toMatch(/^u_[\da-z]{24}$/);
    expect(await stores().users.byId('apptraining', one?.id ?? '')).toBeUndefined();
    expect(await stores().users.byId(SHOP, one?.id ?? '')).toEqual(one);
  });

  it('D46: a session opens with its token in its own shop alone, and the token is not stored', async () => {
    const { token, session } = await stores().sessions.create(SHOP, await somebody(), {
      userAgent: 'Test\0 browser',
    });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await stores().sessions.byToken(SHOP, token)).toMatchObject({
      session,
      user: { id: session.userId },
    });
    expect(await stores().sessions.byToken('apptraining', token)).toBeUndefined();
    expect(await stores().sessions.byToken(SHOP, session.publicId)).toBeUndefined();
    const rows = await database().db.execute(sql`select * from app_session`);
    expect(JSON.stringify(rows.rows)).not.toContain(token);
  });

  it('D46: a session slides 30 days on, written at most once a minute, and ends when unused', async () => {
    const { token, session } = await stores().sessions.create(SHOP, await somebody(), { userAgent: '' });
    clock.time += 59_000;
    expect((await stores().sessions.byToken(SHOP, token))?.session.expiresAt).toBe(session.expiresAt);
    clock.time += 1000;
    expect((await stores().sessions.byToken(SHOP, token))?.session.expiresAt).toBe(clock.time + 30 * DAY_MS);
    clock.time += 29 * DAY_MS;
    expect(await stores().sessions.byToken(SHOP, token)).toBeDefined();
    clock.time += 30 * DAY_MS;
    expect(await stores().sessions.byToken(SHOP, token)).toBeUndefined();
  });

  it('D46: a revoked session is over', async () => {
    const { token, session } = await stores().sessions.create(SHOP, await somebody(), { userAgent: '' });
    await stores().sessions.revoke('apptraining', session.publicId);
    expect(await stores().sessions.byToken(SHOP, token)).toBeDefined();
    await stores().sessions.revoke(SHOP, session.publicId);
    expect(await stores().sessions.byToken(SHOP, token)).toBeUndefined();
  });
});

describe('browser reports', () => {
  it('D111: reports are kept as sent, newest first, for 14 days', async () => {
    const row = { appId: SHOP, level: 'error', kind: 'js' } as const;
    await stores().logs.add([
      { ...row, message: 'one', detail: { stack: 'a\0b' } },
      { ...row, message: `two\0${'x'.repeat(3000)}`, detail: {} },
    ]);
    const [two, one] = await stores().logs.recent(SHOP, 10);
    expect(one).toEqual({ ...row, message: 'one', detail: { stack: 'a\0b' }, at: clock.time });
    expect(two?.message).toHaveLength(2000);
    expect(await stores().logs.recent('apptraining', 10)).toEqual([]);
    await applyRetention(database().db, clock.time + 13 * DAY_MS);
    expect(await stores().logs.recent(SHOP, 10)).toHaveLength(2);
    await applyRetention(database().db, clock.time + 15 * DAY_MS);
    expect(await stores().logs.recent(SHOP, 10)).toEqual([]);
  });
});

describe('limits', () => {
  it('R16: 50 parallel tries are counted one by one, and the window ends', async () => {
    const hits = await Promise.all(Array.from({ length: 50 }, () => database().limits.hit('sms:1', 60_000)));
    expect(hits.map((hit) => hit.count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    expect(new Set(hits.map((hit) => hit.resetAt))).toEqual(new Set([clock.time + 60_000]));
    expect((await database().limits.hit('sms:2', 60_000)).count).toBe(1);
    clock.time += 60_000;
    expect((await database().limits.hit('sms:1', 60_000)).count).toBe(1);
  });
});

describe('errors', () => {
  it('a refused statement names the call and the constraint in one short line, without values', async () => {
    const error: unknown = await stores()
      .sessions.create('appnone', 'u_secret', { userAgent: '' })
      .catch((thrownError: unknown) => thrownError);
    expect(error).toBeInstanceOf(StoreError);
    expect(String(error)).toMatch(/sessions\.create: .*app_session_app_id_shop_app_id_fk.* \(23503\)/);
    expect(String(error).length).toBeLessThan(300);
    expect(String(error)).not.toContain('u_secret');
  });
});
