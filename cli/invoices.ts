/** `invoices list|issue|refuse <shop> …`: what buyers ask to have invoiced, decided by the merchant. */
import { yuanOf } from '#schemas/money.ts';
import { INVOICE_STATES } from '#schemas/order/invoice.ts';
import { isOrderId } from '#schemas/order/order.ts';
import { msOf } from '#schemas/time.ts';
import type { InvoiceOutcome } from './books-backend.ts';
import { authorOf, type Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-backend.ts';

const USAGE =
  'npm run shop -- invoices list <shop> [asked|issued|refused|void] [--format csv], invoices issue <shop> <order> <number>, or invoices refuse <shop> <order> --reason TEXT';
/** What an invoice may be numbered. */
const NUMBER = /^[0-9A-Za-z-]{1,40}$/;

async function list({ door, say, shop, flags }: Command, word: string | undefined): Promise<number> {
  const state = INVOICE_STATES.find((one) => one === word);
  if (word !== undefined && state === undefined)
    throw new ShopError(`"${word}" is not a state of an invoice. States: ${INVOICE_STATES.join(', ')}.`);
  const opened = await door();
  if (flags.format === 'csv') {
    const file = await opened.invoiceFile(shop, state, flags.locale);
    if (file === undefined) throw unknownShop(shop);
    say(file);
    return 0;
  }
  const found = await opened.invoices(shop, state);
  if (found === undefined) throw unknownShop(shop);
  if (found.items.length === 0) {
    say(`${shop} has no ${state === undefined ? '' : `${state} `}invoices.\n`);
    return 0;
  }
  const rows = found.items.map((one) => [
    one.order_id,
    one.state,
    yuanOf(one.amount),
    tellMoment(msOf(one.asked_ts)),
    one.tax_number === '' ? one.kind : one.tax_number,
    one.email,
    one.number,
    one.title,
  ]);
  say(
    `${columns([['ORDER', 'STATE', 'AMOUNT', 'ASKED', 'TAX NUMBER', 'E-MAIL', 'NUMBER', 'TITLE'], ...rows])}\n`,
  );
  if (found.items.length < found.total)
    say(`These are the newest ${String(found.items.length)} of ${String(found.total)}.\n`);
  return 0;
}

const unknownInvoice = (shop: string, order: string) =>
  new ShopError(
    `${shop} has no invoice request for "${order}". See them with: npm run shop -- invoices list ${shop}`,
  );

function tell({ say, shop }: Command, order: string, outcome: InvoiceOutcome | undefined): number {
  if (outcome === undefined) throw unknownInvoice(shop, order);
  if (outcome === 'state-conflict') throw new ShopError(`Nobody waits for an invoice of ${order}.`);
  const { state, number, title, tax_number: taxNumber, email } = outcome.invoice;
  const named = taxNumber === '' ? title : `${title} (${taxNumber})`;
  say(
    state === 'issued'
      ? `${order}: issued as ${number}, for ${named}, to ${email}.\n`
      : `${order}: refused.\n`,
  );
  return 0;
}

/** What is done stands first among the arguments. */
export async function invoices(command: Command): Promise<number> {
  const [verb, first, number] = command.args;
  if (verb === 'list') return list(command, first);
  const { reason } = command.flags;
  const isIssued = verb === 'issue' && number !== undefined && NUMBER.test(number);
  const isRefused = verb === 'refuse' && reason.trim() !== '';
  if (first === undefined || (!isIssued && !isRefused)) throw usageError(USAGE);
  if (!isOrderId(first)) throw unknownInvoice(command.shop, first);
  const decision = { answer: reason, by: authorOf(command), ...(isIssued ? { number } : {}) };
  return tell(command, first, await (await command.door()).decideInvoice(command.shop, first, decision));
}
