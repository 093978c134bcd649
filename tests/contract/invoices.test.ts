/** Invoices over the wire: asked for by the buyer of a paid order, decided by the merchant at the console and by command, told once. */
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { area } from '#server/areas/orders/area.ts';
import { devMessage } from '#server/areas/messaging/tables/dev-mailbox.ts';
import { invoiceRequest } from '#server/areas/orders/tables/invoices.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { invoices } from '#cli/invoices.ts';
import { openServerClient, type Client } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { STATE, withOrders } from './orders-fixture.ts';
import { NOBODY, SHOP, type Me } from './rights-fixture.ts';

const shop = withOrders();
const { somebody, call, buy } = shop;

const COMPANY = {
  kind: 'company',
  title: '清晨文化有限公司',
  tax_number: '91350100M000100Y43',
  email: 'books@example.com',
};
const PERSON = { kind: 'person', title: 'Lin Mu', tax_number: '', email: 'lin@example.com' };

const ask = (me: Me, order_id: string, entry: object = COMPANY) =>
  call(me, 'order.invoice.ask', { order_id, ...entry });

interface InvoiceOfDetail {
  is_open: boolean;
  request?: Record<string, unknown>;
}
async function invoiceOf(me: Me, orderId: string): Promise<InvoiceOfDetail> {
  const answer = await shop.test().ask('knowledge', {
    url: `/api/order.detail.get/1.0.0?order_id=${orderId}`,
    headers: { cookie: me.cookie },
  });
  return answer.json().data.invoice;
}

async function manage(name: string, input: object) {
  const sentResponse = await shop.test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: { shop: 'knowledge', ...input },
  });
  return sentResponse.json();
}
const issue = (order_id: string, number?: string) =>
  manage('invoices.issue', { order_id, author: 'Mei', number });
const refuse = (order_id: string, answer?: string) =>
  manage('invoices.refuse', { order_id, author: 'Mei', answer });

async function heardBy(me: Me, purpose: string): Promise<string[]> {
  const phone = (await shop.test().database.stores.users.byId(SHOP, me.id))?.phone ?? 'nobody';
  const notice = and(eq(devMessage.recipient, phone), eq(devMessage.purpose, purpose));
  const rows = await shop.db().select({ text: devMessage.text }).from(devMessage).where(notice);
  return rows.map(({ text }) => text);
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });
/** Nothing is left to be told. */
const quiet = () =>
  soon(async () => expect(await shop.db().select().from(job).where(waits('invoice.tell'))).toEqual([]));
const waits = (kind: string) => and(eq(job.kind, kind), isNull(job.doneAt));

let goods = 0;
async function readBoughtValue(price = 9900): Promise<{ me: Me; order: string }> {
  goods += 1;
  const me = await somebody();
  return { me, order: await buy(me, await shop.goodWithStock(`g_invoice_${String(goods)}`, 5, price)) };
}

async function refund(me: Me, order_id: string, amount?: number) {
  await call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
  await shop.manage('refund', { order_id, is_approved: true, ...(amount === undefined ? {} : { amount }) });
  const wantedValue = amount === undefined ? STATE.refunded : 11;
  await soon(async () => expect((await shop.status(me, order_id)).data['state']).toBe(wantedValue));
}

describe('an invoice', () => {
  it('D71: is asked for once an order, and stands with it', async () => {
    const { me, order } = await readBoughtValue();
    expect(await invoiceOf(me, order)).toEqual({ is_open: true });
    const { code, data } = await ask(me, order);
    expect([code, data]).toMatchObject([0, { order_id: order, invoice: { ...COMPANY, state: 'asked' } }]);
    expect(await invoiceOf(me, order)).toMatchObject({
      is_open: true,
      request: { ...COMPANY, state: 'asked', number: '', answer: '', decided_ts: 0 },
    });
    expect((await ask(me, order, { ...PERSON, email: ' Lin@Example.com ' })).code).toBe(0);
    expect((await invoiceOf(me, order)).request).toMatchObject(PERSON);
    const rows = await shop.db().select().from(invoiceRequest).where(eq(invoiceRequest.orderId, order));
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['a title of blanks', { title: '   ' }, '/title'],
    ['a title of two lines', { title: 'A\nB' }, '/title'],
    ['a company without a tax number', { tax_number: '' }, '/tax_number'],
    ['a tax number of 14', { tax_number: '91350100M00010' }, '/tax_number'],
    ['a tax number in small letters', { tax_number: '91350100m000100y43' }, '/tax_number'],
    ['no e-mail address', { email: 'books' }, '/email'],
  ])('D71: of %s is refused, and the field is named', async (_what, change, field) => {
    const { me, order } = await readBoughtValue();
    const { code, data } = await ask(me, order, { ...COMPANY, ...change });
    expect([code, data]).toMatchObject([40000, { fields: [{ field }] }]);
    expect(await invoiceOf(me, order)).toEqual({ is_open: true });
  });

  it('D71: is of one’s own order that was paid: not of another’s, an unpaid, nor a free one', async () => {
    const { order } = await readBoughtValue();
    const other = await somebody();
    expect((await ask(other, order)).code).toBe(40400);
    expect((await ask(NOBODY, order)).code).toBe(8504);
    const { data } = await shop.create(other, await shop.goodWithStock('g_invoice_unpaid', 5));
    const unpaid = String(data['order_id']);
    expect((await ask(other, unpaid)).code).toBe(40900);
    expect(await invoiceOf(other, unpaid)).toEqual({ is_open: false });
    const free = await shop.create(other, await shop.goodWithStock('g_invoice_free', null, 0));
    const nothing = String(free.data['order_id']);
    expect((await ask(other, nothing)).code).toBe(40900);
    expect(await invoiceOf(other, nothing)).toEqual({ is_open: false });
  });

  it('D71: is not offered where the shop gives none; what was asked for before is still shown', async () => {
    const { me, order } = await readBoughtValue();
    await ask(me, order);
    const back = await shop.changeShop({ is_invoice_off: 1 });
    expect((await ask(me, order, PERSON)).code).toBe(40900);
    expect(await invoiceOf(me, order)).toMatchObject({ is_open: false, request: COMPANY });
    await back();
    expect((await ask(me, order, PERSON)).code).toBe(0);
  });

  it('D71: once issued, its number is in the order, nothing changes any more, and the buyer is notified once', async () => {
    const { me, order } = await readBoughtValue();
    expect((await issue(order, '24')).code).toBe(40400);
    await ask(me, order);
    expect((await issue(order)).code).toBe(40000);
    expect((await issue(order, 'a b')).code).toBe(40000);
    // Nobody is refused without a word: they would ask again.
    for (const answer of [undefined, '', ' \u2800 ']) expect((await refuse(order, answer)).code).toBe(40000);
    const number = '26312000000123456789';
    const answers = await Promise.all([issue(order, number), issue(order, number), ask(me, order, PERSON)]);
    expect(answers.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    await soon(async () => {
      // Where the change was faster than the merchant's word, it is the change that is issued.
      if ((await invoiceOf(me, order)).request?.['state'] === 'asked') await issue(order, number);
      expect(await invoiceOf(me, order)).toMatchObject({
        is_open: false,
        request: { state: 'issued', number },
      });
    });
    expect((await ask(me, order, PERSON)).code).toBe(40900);
    expect((await refuse(order, 'No')).code).toBe(40900);
    await soon(async () => expect(await heardBy(me, 'invoice-issued')).toHaveLength(1));
    await quiet();
    const [text = ''] = await heardBy(me, 'invoice-issued');
    expect(text).toContain(number);
    expect(text).toContain(`http://knowledge.localhost:3000/order/${order}`);
    expect(await heardBy(me, 'invoice-issued')).toHaveLength(1);
  });

  it('D71: once refused, the buyer reads why, may ask again, and is notified of each decision', async () => {
    const { me, order } = await readBoughtValue();
    await ask(me, order);
    expect((await refuse(order, 'The tax number is another’s.')).code).toBe(0);
    expect(await invoiceOf(me, order)).toMatchObject({
      is_open: true,
      request: { state: 'refused', answer: 'The tax number is another’s.' },
    });
    await soon(async () => expect(await heardBy(me, 'invoice-refused')).toHaveLength(1));
    expect((await heardBy(me, 'invoice-refused'))[0]).toContain(
      'The seller says: The tax number is another’s.',
    );
    expect((await ask(me, order, PERSON)).code).toBe(0);
    expect((await invoiceOf(me, order)).request).toMatchObject({ state: 'asked', answer: '', decided_ts: 0 });
    shop.pass(1000);
    expect((await issue(order, '24312000000000000001')).code).toBe(0);
    await soon(async () => expect(await heardBy(me, 'invoice-issued')).toHaveLength(1));
  });

  it('D71: is void once all the money went back, and of what is left where a part did', async () => {
    const { me, order } = await readBoughtValue();
    await ask(me, order);
    await refund(me, order);
    expect(await invoiceOf(me, order)).toMatchObject({ is_open: false, request: { state: 'void' } });
    expect((await ask(me, order)).code).toBe(40900);
    expect((await issue(order, '1')).code).toBe(40900);
    const part = await readBoughtValue();
    await refund(part.me, part.order, 900);
    expect((await ask(part.me, part.order)).code).toBe(0);
    const requests = await readListedItems('asked');
    expect(requests).toContainEqual(expect.objectContaining({ order_id: part.order, amount: 9000 }));
    expect(requests).not.toContainEqual(expect.objectContaining({ order_id: order }));
    expect(await readListedItems('void')).toContainEqual(expect.objectContaining({ order_id: order }));
  });

  it('D90: of a deleted account is gone where it was not issued, else it keeps its number and no name', async () => {
    const [waiting, issuedValue] = [await readBoughtValue(), await readBoughtValue()];
    await ask(waiting.me, waiting.order);
    await ask(issuedValue.me, issuedValue.order);
    await issue(issuedValue.order, '777');
    for (const { me } of [waiting, issuedValue])
      await shop.db().transaction(async (tx) => area.forget?.(tx, { appId: SHOP, userId: me.id }));
    const rowOf = (order: string) =>
      shop.db().select().from(invoiceRequest).where(eq(invoiceRequest.orderId, order));
    expect(await rowOf(waiting.order)).toEqual([]);
    expect(await rowOf(issuedValue.order)).toMatchObject([
      { state: 'issued', number: '777', title: '', taxNumber: '', email: '' },
    ]);
  });
});

async function readListedItems(state: string): Promise<Record<string, unknown>[]> {
  return (await manage('invoices.list', { filter: { state }, limit: 100 })).data.items;
}

describe('requests for invoices at the console', () => {
  it('D138: are read part by part, found by words, and of a state', async () => {
    const orders: string[] = [];
    for (let place = 0; place < 3; place += 1) {
      const { me, order } = await readBoughtValue();
      await ask(me, order, { ...PERSON, title: 'Parted 100%' });
      orders.push(order);
    }
    const seenItems: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await manage('invoices.list', { q: 'parted 100%', limit: 2, cursor });
      expect(data.total).toBe(3);
      seenItems.push(...data.items.map((one: { order_id: string }) => one.order_id));
      cursor = data.next;
    } while (cursor !== undefined);
    expect(seenItems.toSorted()).toEqual(orders.toSorted());
    expect((await manage('invoices.list', { q: orders[0] })).data).toMatchObject({
      total: 1,
      items: [{ title: 'Parted 100%', amount: 9900, state: 'asked', decided_by: '' }],
    });
    expect((await manage('invoices.list', { cursor: 'nonsense' })).code).toBe(40000);
    expect((await manage('invoices.list', { filter: { state: 'open' } })).code).toBe(40000);
  });

  it('D140: leave a row of who issued or refused one, without whom it is for', async () => {
    const [one, other] = [await readBoughtValue(), await readBoughtValue()];
    for (const { me, order } of [one, other]) await ask(me, order);
    await issue(one.order, '2631');
    await refuse(other.order, 'No such company.');
    const rowsOf = async (order: string) => (await manage('audit.list', { q: order })).data.items;
    const request = { state: 'asked' };
    expect(await rowsOf(one.order)).toMatchObject([
      {
        who: 'Mei',
        call: 'console.invoices.issue',
        before: request,
        after: { state: 'issued', number: '2631' },
      },
    ]);
    const rows = await rowsOf(other.order);
    expect(rows).toMatchObject([
      { subject: `invoice of order ${other.order}`, after: { state: 'refused', answer: 'No such company.' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(COMPANY.email);
  });
});

let base = '';
const ways: Record<string, () => Client> = {
  'a running server': () => openServerClient(base, CONSOLE_TOKEN),
  'the store': () => injectedClient(shop.test()),
};

describe.each(Object.keys(ways))('npm run shop -- invoices through %s', (way) => {
  async function run(args: string[], flags: Partial<typeof PLAIN_FLAGS> = {}): Promise<string> {
    if (base === '') base = await shop.test().app.listen({ host: '127.0.0.1', port: 0 });
    let message = '';
    await invoices({
      connect: () => Promise.resolve(ways[way]?.() ?? Promise.reject<Client>(new Error(way))),
      say: (text) => (message += text),
      sayFault: (text) => (message += text),
      shop: 'knowledge',
      dir: '',
      args,
      flags: { ...PLAIN_FLAGS, ...flags },
      remote: NO_REMOTE,
    });
    return message;
  }

  it('D71: lists what is asked for, issues it, and prints all as CSV, where no cell is a formula', async () => {
    const { me, order } = await readBoughtValue();
    await ask(me, order, { ...COMPANY, title: '=cmd()' });
    expect(await run(['list', 'asked'])).toMatch(
      new RegExp(`${order} +asked +99\\.00 .+${COMPANY.tax_number}`),
    );
    expect(await run(['issue', order, '2631-A'])).toBe(
      `${order}: issued as 2631-A, for =cmd() (${COMPANY.tax_number}), to ${COMPANY.email}.\n`,
    );
    const file = await run(['list', 'issued'], { format: 'csv' });
    expect(file).toContain('Order,State,Kind,Title,Tax number');
    expect(file).toContain(`${order},issued,company,'=cmd(),${COMPANY.tax_number},${COMPANY.email},99.00,`);
    expect(file).toMatch(/,2631-A,,Mei\r\n/);
    expect(await run(['list'], { format: 'csv', locale: 'cn' })).toContain('订单编号,状态,类型,发票抬头');
  });

  it('D71: refuses with a reason, and says what it cannot do', async () => {
    const { me, order } = await readBoughtValue();
    await ask(me, order);
    await expect(run(['refuse', order])).rejects.toThrow('--reason');
    await expect(run(['issue', order])).rejects.toThrow('issue <shop> <order> <number>');
    await expect(run(['list', 'open'])).rejects.toThrow('States: asked, issued, refused, void.');
    expect(await run(['refuse', order], { reason: 'Ask the school.' })).toBe(`${order}: refused.\n`);
    await expect(run(['issue', order, '1'])).rejects.toThrow(`Nobody waits for an invoice of ${order}.`);
    await expect(run(['issue', `o_${'a'.repeat(26)}`, '1'])).rejects.toThrow('has no invoice request for');
  });
});
