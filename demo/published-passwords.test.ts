/** The password of the demo opens no shop that others reach (requirement 63). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashPassword, makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { appSession, appUser } from '#server/areas/identity/tables/users.ts';
import { withDatabase } from '../tests/support/database.ts';
import { DEMO_PASSWORD } from './demo-shop.ts';
import { lockDemo, refusePublishedPasswords } from './published-passwords.ts';

const OWNER = '19900000001';
const database = withDatabase({ demo: ['knowledge', 'training'] });

function judge(): Promise<{ message: string; isClosed: boolean }> {
  let isClosed = false;
  const close = () => {
    isClosed = true;
    return Promise.resolve();
  };
  return refusePublishedPasswords({ db: database().db, close }, 'HOST=0.0.0.0').then(
    () => ({ message: '', isClosed }),
    (error: unknown) => ({ message: String(error), isClosed }),
  );
}

describe('the password everybody can read', () => {
  it('R63: ends a start for others in one line that names the shops and the way out, and closes the store', async () => {
    const { message, isClosed } = await judge();
    expect(message).toMatch(
      /^PublishedPasswords: [^\n]*shops knowledge, training[^\n]*HOST=0\.0\.0\.0[^\n]*\.$/,
    );
    expect(message).toContain('npm run shop -- lock-demo');
    expect(isClosed).toBe(true);
  });

  it('R63: is taken off everybody who has it; they are logged out, and others keep their own', async () => {
    const { db, stores } = database();
    const [owner] = await db.select().from(appUser).where(eq(appUser.phone, OWNER));
    if (owner === undefined) throw new Error('The demo has no owner.');
    await stores.sessions.create(owner.appId, owner.id, { userAgent: 'test' });
    const own = await hashPassword('harvest2718');
    const { account } = await stores.accounts.create(owner.appId, {
      phone: '18800000000',
      nickname: 'A',
      avatar: '',
    });
    await stores.accounts.change(owner.appId, account.id, { passwordHash: own });

    expect(await lockDemo(db)).toBeGreaterThan(2);
    expect((await judge()).message).toBe('');
    expect(await db.select().from(appSession).where(eq(appSession.userId, owner.id))).toEqual([]);
    const left = (await db.select().from(appUser)).flatMap(({ passwordHash }) => passwordHash ?? []);
    expect(left).toEqual([own]);
    expect(await makePasswords().matches(DEMO_PASSWORD, own)).toBe(false);
    expect(await lockDemo(db)).toBe(0);
  });

  it('R63: is found at one demo person alone, under a salt of their own', async () => {
    const { db } = database();
    expect((await judge()).message).toBe('');
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await db
      .update(appUser)
      .set({ passwordHash })
      .where(and(eq(appUser.appId, 'appknowledge'), eq(appUser.phone, OWNER)));
    expect((await judge()).message).toContain(': 1 account (shops knowledge) can be entered');
  });
});
