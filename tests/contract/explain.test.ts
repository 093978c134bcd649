/** `npm run shop -- explain`: beside a running server and without one the same words, and they are those of the one decision. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { explain } from '#cli/explain.ts';
import { openServerClient, type Client } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withOrders } from './orders-fixture.ts';
import { DAY, DESIGNATED, LEARNER, NEWCOMER, SHOP, SVIP } from './rights-fixture.ts';

const shop = withOrders();
let base = '';

beforeAll(async () => {
  base = await shop.test().app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.test().app.close());

async function readNotice(client: Client, args: string[], name = 'knowledge'): Promise<string> {
  let message = '';
  await explain({
    connect: () => Promise.resolve(client),
    say: (text) => (message += text),
    sayFault: (text) => (message += text),
    shop: name,
    dir: '',
    args,
    flags: PLAIN_FLAGS,
    remote: NO_REMOTE,
  });
  return message;
}
const ways = () => [openServerClient(base, CONSOLE_TOKEN), injectedClient(shop.test())] as const;

async function both(phone: string, goods: string): Promise<string> {
  const [server, store] = ways();
  const message = await readNotice(server, [phone, goods]);
  expect(await readNotice(store, [phone, goods])).toBe(message);
  return message;
}

describe('explain', () => {
  it.each([
    [
      LEARNER,
      'Build a product',
      'may study, without end, for they bought it.',
      '> Do they hold a running right',
    ],
    [
      NEWCOMER,
      'demo_paid_course',
      'may not study: they have not bought it. They may buy it.',
      '> Is it on sale?',
    ],
    [NEWCOMER, 'demo_password', 'may not study: it wants a password', '> Does it want a password'],
    [
      NEWCOMER,
      'demo_designated',
      'may not study: it is for designated people',
      '> Is it for designated people',
    ],
    [
      DESIGNATED,
      'demo_designated',
      'may study, without end, for they are on its list.',
      'and this person is on it',
    ],
    [NEWCOMER, 'demo_free_column', 'may study, without end, for it is free.', '> Is it free for everybody?'],
    [NEWCOMER, 'demo_stopped', 'may not study: its sale is paused', 'its sale is paused'],
  ])('D72: %s and %s: %s', async (phone, goods, verdict, rule) => {
    const message = await both(phone, goods.includes(' ') ? shop.goodsTitled(goods) : goods);
    expect(message).toContain(verdict);
    expect(message).toContain(rule);
  });

  it('D72: names the order, the days and what was taken back', async () => {
    const me = await shop.somebody();
    const id = await shop.goodWithStock('g_explained', 5);
    const order = await shop.buy(me, id);
    const { phone } = (await shop.test().database.stores.users.byId(SHOP, me.id)) ?? { phone: '' };
    expect(await both(phone, id)).toMatch(new RegExp(`order\\s+${order}\\s+.+no end\\s+-`));
    await shop.test().database.stores.entitlements.revokeOrder(SHOP, order);
    const message = await both(phone, id);
    expect(message).toContain('may not study: they have not bought it.');
    expect(message).not.toMatch(new RegExp(`${order}.+-$`, 'm'));
    shop.pass(DAY);
  });

  it('D72: a lesson names the courses that hold it, and a super member is named', async () => {
    const [lesson] = await shop
      .test()
      .database.stores.details.nodesOf(SHOP, 'demo_paid_course')
      .then((nodes) => nodes.filter(({ kind }) => kind === 'lesson'));
    const message = await both(SVIP, lesson?.resourceId ?? '');
    expect(message).toContain('super member');
    expect(message).toMatch(/Held by ".+" \(demo_paid_course\).*: may not study/);
    expect(message).toContain('only courses that hold it open it');
  });

  it('D72: an unknown shop, person or good is said in one line', async () => {
    for (const client of ways()) {
      await expect(readNotice(client, [NEWCOMER, 'g_unknown'])).rejects.toThrow('no good "g_unknown"');
      await expect(readNotice(client, ['13011112222', 'demo_paid_course'])).rejects.toThrow('knows nobody');
      await expect(readNotice(client, [NEWCOMER, 'demo_paid_course'], 'nowhere')).rejects.toThrow(
        'There is no shop',
      );
    }
  });
});
