/** What buyers and owners are told of orders, refunds and rights that end: in their language, with a link, each thing once. */
import { and, eq, isNull, like } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { devMessage } from '#server/areas/messaging/tables/dev-mailbox.ts';
import { personMessage } from '#server/areas/messaging/tables/person-messages.ts';
import { STANDARD_TEXTS } from '../support/standard-texts.ts';
import { makePersonMessages } from '#server/areas/messaging/rules/person-messages.ts';
import { tellOrder } from '#server/areas/orders/jobs/job-kinds.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { withOrders } from './orders-fixture.ts';
import { DAY, OWNER, SHOP, type Me } from './rights-fixture.ts';

const shop = withOrders();
const db = () => shop.db();

const phoneOf = async (me: Me) =>
  (await shop.test().database.stores.users.byId(SHOP, me.id))?.phone ?? 'nobody';
const heardBy = async (phone: string, purpose: string, about = '') => {
  const rows = await db()
    .select({ text: devMessage.text })
    .from(devMessage)
    .where(
      and(
        eq(devMessage.recipient, phone),
        eq(devMessage.purpose, purpose),
        like(devMessage.text, `%${about}%`),
      ),
    );
  return rows.map(({ text }) => text);
};
/** Jobs are over once nothing waits any more. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });

describe('messages of orders', () => {
  it('a paid order is announced to its buyer in their language and to the owner, once and with a link', async () => {
    const me = await shop.somebody();
    const id = await shop.goodWithStock('g_told', 5, 12_300);
    const order = await shop.buy(me, id);
    const phone = await phoneOf(me);
    await soon(async () => {
      expect(await heardBy(phone, 'order-paid')).toHaveLength(1);
      expect(await heardBy(OWNER, 'order-new', '/g_told/')).toHaveLength(1);
    });
    const [text = ''] = await heardBy(phone, 'order-paid');
    expect(text).toContain('we have received ¥123.00 for');
    expect(text).toContain(`http://knowledge.localhost:3000/order/${order}`);
    const [sale = ''] = await heardBy(OWNER, 'order-new', '/g_told/');
    expect(sale).toContain('实收¥123.00');
    expect(sale).toContain('http://knowledge.localhost:3000/detail/g_told/50');
    // The job that tells of it may run again: cut off after its first half, or after all of it.
    const { bus } = shop.test().database;
    const queue = createJobQueue({ bus, clock: shop.clock });
    for (let time = 0; time < 2; time += 1)
      await queue.enqueue(db(), tellOrder, { appId: SHOP, orderId: order, refundId: '' });
    await soon(async () => expect([await jobsLeft('order.tell'), await waiting()]).toEqual([0, 0]));
    expect(await heardBy(phone, 'order-paid')).toHaveLength(1);
    expect(await heardBy(OWNER, 'order-new', '/g_told/')).toHaveLength(1);
  });

  it('a free order is announced to no one', async () => {
    const me = await shop.somebody();
    await shop.create(me, await shop.goodWithStock('g_told_free', null, 0));
    const paidText = await shop.goodWithStock('g_told_after', 5);
    await shop.buy(me, paidText);
    const phone = await phoneOf(me);
    await soon(async () => expect(await heardBy(phone, 'order-paid')).toHaveLength(1));
    expect(await heardBy(OWNER, 'order-new', '/g_told_free/')).toEqual([]);
  });

  it.each([
    [true, 'refund-approved', 'has been approved. ¥99.00 will be refunded to your original payment method'],
    [false, 'refund-refused', 'was not approved, so you keep your access'],
  ])(
    'a refund that is decided (%s) is told to its buyer with the answer',
    async (isApproved, purpose, words) => {
      const me = await shop.somebody();
      const id = await shop.goodWithStock(`g_${purpose}`, 5);
      const order_id = await shop.buy(me, id);
      await shop.call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
      expect(await heardBy(await phoneOf(me), purpose)).toEqual([]);
      await shop.decideRefund(order_id, isApproved, 'As agreed.');
      await soon(async () => expect(await heardBy(await phoneOf(me), purpose)).toHaveLength(1));
      const [text = ''] = await heardBy(await phoneOf(me), purpose);
      expect(text).toContain(words);
      expect(text).toContain('The seller says: As agreed.');
      expect(text).toContain(`/order/${order_id}`);
    },
  );

  it('the end of a right is announced once in its last week, unless a longer right continues', async () => {
    const me = await shop.somebody();
    const [month, renewedText] = [
      await shop.goodWithStock('g_ending', 5),
      await shop.goodWithStock('g_renewed', 5),
    ];
    for (const id of [month, renewedText]) {
      await db().update(goodsSku).set({ periodDays: 20 }).where(eq(goodsSku.goodsId, id));
      await shop.buy(me, id);
    }
    const { entitlements } = shop.test().database.stores;
    const from = shop.clock.now();
    const gift = { resourceId: renewedText, source: 'gift' as const, orderId: '', from, to: from + 90 * DAY };
    await entitlements.give(SHOP, me.id, gift);
    await lookedFor(12 * DAY);
    expect(await endingsOf(me)).toEqual([]);
    await lookedFor(2 * DAY);
    await soon(async () => expect(await endingsOf(me)).toHaveLength(1));
    const [text = ''] = await endingsOf(me);
    await lookedFor(DAY / 2);
    await soon(async () => expect(await waiting()).toBe(0));
    expect(await endingsOf(me)).toEqual([text]);
    expect(text).toContain('/detail/g_ending/50');
    expect(text).toMatch(/ends on [A-Z][a-z]{2} \d{1,2}, \d{4}\./);
  });
});

describe('a server that dies while it sends', () => {
  const message = {
    appId: SHOP,
    userId: 'u_any',
    locale: 'en' as const,
    subject: 'S',
    text: 'T',
    purpose: 'p',
  };
  const readReachedValue = () => Promise.resolve({ phone: '13900001111', email: undefined });

  function sending(change: { knowsIds?: true; fails?: () => boolean }) {
    const sentItems: string[] = [];
    const doubtedItems: string[] = [];
    const { stores, bus } = shop.test().database;
    const people = makePersonMessages({
      store: stores.personMessages,
      queue: createJobQueue({ bus, clock: shop.clock }),
      clock: shop.clock,
      providers: {
        sms: {
          send: () => Promise.resolve(),
          inform: (_to, { id }) => {
            if (change.fails?.() === true) return Promise.reject(new Error('away'));
            sentItems.push(id);
            return Promise.resolve();
          },
          ...(change.knowsIds === true ? { knowsIds: true } : {}),
        },
      },
      texts: STANDARD_TEXTS,
      onDoubt: ({ id }) => doubtedItems.push(id),
    });
    return { people, sent: sentItems, doubted: doubtedItems, store: stores.personMessages };
  }
  /** Written without its job, so that the test alone sends it. */
  async function readEntry(id: string, store: ReturnType<typeof sending>['store']) {
    await store.add({ ...message, id }, shop.clock.now(), () => Promise.resolve());
    return { appId: SHOP, id };
  }

  it('after the provider was asked: who knows ids is asked again, who does not is not', async () => {
    const knownValue = sending({ knowsIds: true });
    const key = await readEntry('cut.known', knownValue.store);
    await knownValue.store.begin(key, shop.clock.now());
    await knownValue.people.send(key, readReachedValue);
    await knownValue.people.send(key, readReachedValue);
    expect([knownValue.sent, knownValue.doubted]).toEqual([['cut.known'], []]);
    const plain = sending({});
    const other = await readEntry('cut.plain', plain.store);
    await plain.store.begin(other, shop.clock.now());
    await plain.people.send(other, readReachedValue);
    expect([plain.sent, plain.doubted]).toEqual([[], ['cut.plain']]);
  });

  it('a provider that refuses is asked again later, and then no more', async () => {
    let isAway = true;
    const { people, sent, store } = sending({ fails: () => isAway });
    const key = await readEntry('away', store);
    await expect(people.send(key, readReachedValue)).rejects.toThrow('away');
    isAway = false;
    await people.send(key, readReachedValue);
    await people.send(key, readReachedValue);
    expect(sent).toEqual(['away']);
  });

  it('the dev mailbox keeps a message of one id once', async () => {
    const { devMailbox } = shop.test().database.stores;
    const letter = { to: '1', channel: 'sms' as const, purpose: 'twice', code: '', text: 'T', id: 'twice' };
    await devMailbox.add(SHOP, letter);
    await devMailbox.add(SHOP, letter);
    expect(await heardBy('1', 'twice')).toHaveLength(1);
  });
});

/** Lets so much time pass, and waits until it has been looked once more whose rights end. */
async function lookedFor(ms: number): Promise<void> {
  const turn = async () => {
    const [row] = await db().select({ at: job.runAt }).from(job).where(eq(job.kind, 'access.tell-ending'));
    return row?.at ?? 0;
  };
  shop.pass(ms);
  await shop.test().database.bus.publish('jobs.queued', { kind: 'access.tell-ending' });
  await soon(async () => expect(await turn()).toBeGreaterThan(shop.clock.now()));
}

/** What was written to them; the mailbox of a demo forgets after a day. */
async function endingsOf(me: Me): Promise<string[]> {
  const rows = await db()
    .select({ text: personMessage.text })
    .from(personMessage)
    .where(and(eq(personMessage.userId, me.id), eq(personMessage.purpose, 'access-ending')));
  return rows.map(({ text }) => text);
}

async function jobsLeft(kind: string): Promise<number> {
  const rows = await db()
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.kind, kind), isNull(job.doneAt)));
  return rows.length;
}

/** Messages of orders that are written and not yet done with. */
async function waiting(): Promise<number> {
  const rows = await db()
    .select({ id: personMessage.id })
    .from(personMessage)
    .where(isNull(personMessage.doneAt));
  return rows.length;
}
