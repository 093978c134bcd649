/** `orders list|confirm|extend <shop>` and `refund approve|refuse <shop> <order>`: money, decided by the merchant. */
import {
  consoleOrdersConfirm,
  consoleOrdersExtend,
  consoleOrdersList,
  consoleOrdersRefund,
} from '#schemas/api/console/orders.ts';
import { yuanOf } from '#schemas/money.ts';
import { isOrderId } from '#schemas/order/order.ts';
import { ORDER_STATE_NAMES, STATE_OF_NAME, type OrderStateName } from '#schemas/order/order-state.ts';
import { msOf } from '#schemas/time.ts';
import { authorOf, type Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

/** Each state as it is shown; typed, it may have dashes for its blanks. */
const WORDS: Readonly<Record<OrderStateName, string>> = {
  unpaid: 'unpaid',
  paid: 'paid',
  timed_out: 'timed out',
  cancelled: 'cancelled',
  refunding: 'refund asked',
  refund_failed: 'refund failed',
  refunded: 'refunded',
  part_refunded: 'part refunded',
};

function stateWord(state: number): string {
  const name = ORDER_STATE_NAMES.find((one) => STATE_OF_NAME[one] === state);
  return name === undefined ? String(state) : WORDS[name];
}

/** The state a word names, `timed-out` like `timed out`; undefined for no word. */
function readState(word: string | undefined): OrderStateName | undefined {
  if (word === undefined) return undefined;
  const state = ORDER_STATE_NAMES.find((name) => WORDS[name] === word.replaceAll('-', ' '));
  if (state === undefined) {
    const words = ORDER_STATE_NAMES.map((name) => WORDS[name].replaceAll(' ', '-'));
    throw new ShopError(`"${word}" is not a state of an order. States: ${words.join(', ')}.`);
  }
  return state;
}

async function list({ connect, say, shop }: Command, word: string | undefined): Promise<number> {
  const state = readState(word);
  const filter = state === undefined ? {} : { filter: { state } };
  const answer = await (await connect()).ask(consoleOrdersList, { shop, ...filter });
  if (answer === undefined) throw unknownShop(shop);
  const rows = answer.items.map((order) => [
    order.order_id,
    stateWord(order.state),
    yuanOf(order.amount),
    tellMoment(msOf(order.created_ts)),
    order.title,
  ]);
  say(
    rows.length === 0
      ? `${shop} has no ${state === undefined ? '' : `${WORDS[state]} `}orders.\n`
      : `${columns([['ORDER', 'STATE', 'AMOUNT', 'MADE', 'WHAT'], ...rows])}\n`,
  );
  if (answer.next !== undefined)
    say(`These are the newest ${String(rows.length)} of ${String(answer.total)}.\n`);
  return 0;
}

const unknownOrder = (shop: string, order: string) =>
  new ShopError(`${shop} has no order "${order}". See them with: npm run shop -- orders list ${shop}`);

async function confirm(command: Command, order: string): Promise<number> {
  if (!isOrderId(order)) throw unknownOrder(command.shop, order);
  const input = { shop: command.shop, order_id: order, author: authorOf(command) };
  const outcome = await (await command.connect()).attempt(consoleOrdersConfirm, input, ['state-conflict']);
  if (outcome === undefined) throw unknownOrder(command.shop, order);
  if (!outcome.ok) throw new ShopError(`${order} is not waiting for a payment.`);
  command.say(`${order}: ${stateWord(outcome.data.state)}.\n`);
  return 0;
}

const HOURS = 24;

async function extend(command: Command, order: string, text = String(HOURS)): Promise<number> {
  if (!isOrderId(order)) throw unknownOrder(command.shop, order);
  const hours = Number(text);
  if (!/^\d{1,3}$/.test(text) || hours < 1 || hours > 720)
    throw new ShopError(`"${text}" is no number of hours from 1 to 720.`);
  const input = { shop: command.shop, order_id: order, hours, author: authorOf(command) };
  const outcome = await (await command.connect()).attempt(consoleOrdersExtend, input, ['state-conflict']);
  if (outcome === undefined) throw unknownOrder(command.shop, order);
  if (!outcome.ok) throw new ShopError(`${order} is not an unpaid order by transfer.`);
  command.say(`${order}: held until ${tellMoment(msOf(outcome.data.expire_ts))}.\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export function orders(command: Command): Promise<number> {
  const [verb, order = '', hours] = command.args;
  if (verb === 'list') return list(command, command.args[1]);
  if (verb === 'confirm' && order !== '') return confirm(command, order);
  if (verb === 'extend' && order !== '') return extend(command, order, hours);
  throw usageError(
    'npm run shop -- orders list <shop> [state], orders confirm <shop> <order>, or orders extend <shop> <order> [hours]',
  );
}

/** The same of `refund`. */
export async function refund(command: Command): Promise<number> {
  const [verb, order = ''] = command.args;
  if ((verb !== 'approve' && verb !== 'refuse') || order === '')
    throw usageError('npm run shop -- refund approve|refuse <shop> <order> [--reason TEXT]');
  if (!isOrderId(order)) throw unknownOrder(command.shop, order);
  const isApproved = verb === 'approve';
  const { shop, say, flags } = command;
  const decision = { is_approved: isApproved, answer: flags.reason, author: authorOf(command) };
  const input = { shop, order_id: order, ...decision };
  const outcome = await (await command.connect()).attempt(consoleOrdersRefund, input, ['state-conflict']);
  if (outcome === undefined) throw unknownOrder(shop, order);
  if (!outcome.ok) throw new ShopError(`${order} has no refund request that waits for a decision.`);
  say(
    isApproved
      ? // The money goes back by a job, a moment later.
        `${order}: refund approved. The money is being sent back; the order then shows as refunded.\n`
      : `${order}: ${stateWord(outcome.data.state)}.\n`,
  );
  return 0;
}
