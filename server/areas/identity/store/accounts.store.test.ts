/** Accounts, social accounts and one-time tickets: nothing is given twice, nothing is taken over. */
import { describe, expect, it } from 'vitest';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { makeTickets } from '../rules/tickets.ts';

let now = 1_800_000_000_000;
const clock = { now: () => now };
const database = withDatabase({ shops: [buildDemoShop()], clock });
const stores = () => database().stores;
const appId = buildDemoShop().info.app_id;
const NEW = { nickname: 'New', avatar: '' };

describe('accounts', () => {
  it('D49: of ten first logins with one phone at once one makes the account, and all get it', async () => {
    const phone = '13900000001';
    const madeItems = await Promise.all(
      Array.from({ length: 10 }, () => stores().accounts.create(appId, { phone, ...NEW })),
    );
    expect(new Set(madeItems.map(({ account }) => account.id)).size).toBe(1);
    expect(madeItems.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(madeItems[0]?.account.roles).toEqual(['learner']);
  });

  it('R20: the phone, account or address of another person is not taken over', async () => {
    const { accounts } = stores();
    const one = (await accounts.create(appId, { phone: '13900000002', ...NEW })).account;
    const other = (await accounts.create(appId, { phone: '13900000003', ...NEW })).account;
    expect(await accounts.change(appId, one.id, { email: 'a@b.co', account: 'one' })).toBe('changed');
    expect(await accounts.change(appId, other.id, { email: 'a@b.co', company: 'X' })).toBe('taken');
    expect(await accounts.change(appId, other.id, { account: 'one' })).toBe('taken');
    expect(await accounts.change(appId, other.id, { phone: one.phone })).toBe('taken');
    expect(await accounts.byId(appId, other.id)).toMatchObject({ company: '', email: undefined });
    expect((await accounts.byEmail(appId, 'a@b.co'))?.id).toBe(one.id);
    expect((await accounts.byAccount(appId, 'one'))?.id).toBe(one.id);
    expect(await accounts.change(appId, one.id, { email: null })).toBe('changed');
    expect(await accounts.byEmail(appId, 'a@b.co')).toBeUndefined();
    expect(await accounts.change(appId, 'u_nobody', { company: 'X' })).toBe('missing');
  });

  it('M228: companies are found by a part of their name, whatever letters it holds', async () => {
    const { accounts } = stores();
    const { account } = await accounts.create(appId, { phone: '13900000004', ...NEW });
    await accounts.change(appId, account.id, { company: '50%_Off 有限公司' });
    const find = (text: string, namedBy = 1) => accounts.companies(appId, { text, namedBy, limit: 10 });
    expect(await find('%_o')).toEqual(['50%_Off 有限公司']);
    expect(await find('有限')).toEqual(['50%_Off 有限公司']);
    expect(await find('__')).toEqual([]);
    expect(await find('有限', 2)).toEqual([]);
  });

  it('R20: a social account belongs to one person, and a person has one of a provider', async () => {
    const { channels } = stores();
    const mine = { provider: 'wx', externalId: 'open-1', userId: 'u_1', nickname: 'Me' } as const;
    expect(await channels.add(appId, mine)).toBe('added');
    expect(await channels.add(appId, { ...mine, userId: 'u_2' })).toBe('taken');
    expect(await channels.add(appId, { ...mine, externalId: 'open-2' })).toBe('taken');
    expect(await channels.find(appId, 'wx', 'open-1')).toEqual(mine);
    expect(await channels.remove(appId, 'u_2', 'wx')).toBe(false);
    expect(await channels.remove(appId, 'u_1', 'wx')).toBe(true);
    expect(await channels.of(appId, 'u_1')).toEqual([]);
  });

  it('D90: of ten taken off at once each sees the one before gone, so that the last stays', async () => {
    const { accounts, channels } = stores();
    const { id } = (await accounts.create(appId, { phone: '13900000005', ...NEW })).account;
    const providers = ['wx', 'qq', 'wework', 'local'] as const;
    for (const provider of providers)
      await channels.add(appId, { provider, externalId: `last-${provider}`, userId: id, nickname: '' });
    const requests = [...providers, ...providers, 'wx', 'qq'] as const;
    const outcomes = await Promise.all(
      requests.map((provider) =>
        channels.removeIf(appId, id, provider, (_person, others) => others.length > 0),
      ),
    );
    expect(outcomes.filter((one) => one === 'removed')).toHaveLength(3);
    expect(await channels.of(appId, id)).toHaveLength(1);
    expect(await channels.removeIf(appId, 'u_nobody', 'wx', () => true)).toBe('missing');
  });
});

describe('one-time tickets', () => {
  const tickets = () => makeTickets(stores().tickets, clock);

  it('R22: of ten who show one ticket at once one gets what it holds', async () => {
    const token = await tickets().make(appId, 'login', { userId: 'u_1', session: 's_1' }, 60_000);
    expect(await tickets().peek(appId, 'login', token)).toEqual({ userId: 'u_1', session: 's_1' });
    const takenItems = await Promise.all(
      Array.from({ length: 10 }, () => tickets().take(appId, 'login', token)),
    );
    expect(takenItems.filter((one) => one !== undefined)).toEqual([{ userId: 'u_1', session: 's_1' }]);
  });

  it('R22: a ticket opens nothing of another kind or shop, and nothing once its time is over', async () => {
    const token = await tickets().make(appId, 'login', { userId: 'u_1', session: 's_1' }, 60_000);
    expect(await tickets().peek(appId, 'proof', token)).toBeUndefined();
    expect(await tickets().peek('appother', 'login', token)).toBeUndefined();
    now += 60_000;
    expect(await tickets().take(appId, 'login', token)).toBeUndefined();
  });
});
