/** `orders list|confirm <shop>` and `refund approve|refuse <shop> <order>`: money, decided by the merchant. */
import { yuanOf } from '#schemas/money.ts';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import { msOf } from '#schemas/time.ts';
import { authorOf, type Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, type OrderOutcome } from './shop-door.ts';

const STATES = new Map<number, string>(
  Object.entries({
    unpaid: ORDER_STATE.unpaid,
    paid: ORDER_STATE.paid,
    'timed out': ORDER_STATE.timedOut,
    cancelled: ORDER_STATE.cancelled,
    'refund asked': ORDER_STATE.refunding,
    'refund failed': ORDER_STATE.refundFailed,
    refunded: ORDER_STATE.refunded,
    'part refunded': ORDER_STATE.partRefunded,
  }).map(([word, state]) => [state, word]),
);
const stateWord = (state: number): string => STATES.get(state) ?? String(state);

async function list({ door, say, shop }: Command): Promise<number> {
  const found = await (await door()).orders(shop);
  if (found === undefined) throw unknownShop(shop);
  const rows = found.list.map((order) => [
    order.order_id,
    stateWord(order.state),
    yuanOf(order.amount),
    tellMoment(msOf(order.created_ts)),
    order.title,
  ]);
  say(
    rows.length === 0
      ? `${shop} has no orders.\n`
      : `${columns([['ORDER', 'STATE', 'AMOUNT', 'MADE', 'WHAT'], ...rows])}\n`,
  );
  if (found.has_more) say(`These are the newest ${String(rows.length)} of ${String(found.total)}.\n`);
  return 0;
}

function tellOutcome(
  { say, shop }: Command,
  order: string,
  outcome: OrderOutcome | undefined,
  refusal: string,
): number {
  if (outcome === undefined) throw new ShopError(`${shop} has no order "${order}".`);
  if (outcome === 'state-conflict') throw new ShopError(refusal);
  say(`${order}: ${stateWord(outcome.state)}.\n`);
  return 0;
}

async function confirm(command: Command, order: string): Promise<number> {
  const outcome = await (await command.door()).confirmOrder(command.shop, order, authorOf(command));
  return tellOutcome(command, order, outcome, `${order} waits for no payment.`);
}

/** What is done stands first among the arguments. */
export function orders(command: Command): Promise<number> {
  const [verb, order = ''] = command.args;
  if (verb === 'list') return list(command);
  if (verb === 'confirm' && order !== '') return confirm(command, order);
  throw new ShopError('npm run shop -- orders list <shop>, or orders confirm <shop> <order>');
}

/** The same of `refund`. */
export async function refund(command: Command): Promise<number> {
  const [verb, order = ''] = command.args;
  if ((verb !== 'approve' && verb !== 'refuse') || order === '')
    throw new ShopError('npm run shop -- refund approve|refuse <shop> <order> [--reason TEXT]');
  const decision = { isApproved: verb === 'approve', answer: command.flags.reason };
  const outcome = await (await command.door()).decideRefund(command.shop, order, decision);
  return tellOutcome(command, order, outcome, `Nobody asks for the money of ${order}.`);
}
