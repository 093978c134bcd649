/** What /metrics tells of money: tries to pay, what came in, what providers told, and refunds, each by its outcome. */
import { expect, it } from 'vitest';
import { withOrders } from './orders-fixture.ts';

const shop = withOrders();

async function figure(name: string): Promise<number> {
  const { body } = await shop.test().app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  const line = body.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

it('ADR-865: a payment, its notification told twice, a forged one and a refund are each counted once', async () => {
  const names = [
    'payments_total{provider="sandbox",state="created"}',
    'payments_total{provider="sandbox",state="succeeded"}',
    'payment_events_total{provider="sandbox",kind="charged"}',
    'payment_notifications_total{provider="sandbox",outcome="settled"}',
    'payment_notifications_total{provider="sandbox",outcome="repeated"}',
    'payment_notifications_total{provider="sandbox",outcome="refused"}',
    'refunds_total{state="running"}',
  ];
  const before = await Promise.all(names.map(figure));
  const me = await shop.somebody();
  const goods = await shop.goodWithStock('g_counted', 5);
  const { data } = await shop.create(me, goods);
  const cashier = await shop.pay(me, data['order_id']);
  await shop.answer(cashier, 'paid');
  await shop.notify(cashier, { signature: 'forged' });
  await shop.notify(cashier);
  await shop.notify(cashier);
  await shop.manage('refund', { order_id: data['order_id'], is_approved: true, reason: 'of the test' });
  const after = await Promise.all(names.map(figure));
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual(names.map(() => 1));
});
