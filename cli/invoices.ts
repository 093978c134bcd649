/** `invoices list|issue|refuse <shop> …`: what buyers ask to have invoiced, decided by the merchant. */
import {
  consoleInvoicesExport,
  consoleInvoicesIssue,
  consoleInvoicesList,
  consoleInvoicesRefuse,
} from '#schemas/api/console/invoices.ts';
import { listAll } from './client/client.ts';
import { yuanOf } from '#schemas/money.ts';
import { INVOICE_STATES, type Invoice } from '#schemas/order/invoice.ts';
import { isOrderId } from '#schemas/order/order.ts';
import { msOf } from '#schemas/time.ts';
import { authorOf, type Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- invoices list <shop> [asked|issued|refused|void] [--format csv], invoices issue <shop> <order> <number>, or invoices refuse <shop> <order> --reason TEXT';
/** Requests that are listed, those last asked for. */
const LISTED = 200;
/** What an invoice may be numbered. */
const NUMBER = /^[0-9A-Za-z-]{1,40}$/;

async function list({ connect, say, shop, flags }: Command, word: string | undefined): Promise<number> {
  const state = INVOICE_STATES.find((one) => one === word);
  if (word !== undefined && state === undefined)
    throw new ShopError(`"${word}" is not a state of an invoice. States: ${INVOICE_STATES.join(', ')}.`);
  const client = await connect();
  const { format, locale } = flags;
  const input = { shop, ...(state === undefined ? {} : { filter: { state } }) };
  if (format === 'csv') {
    const file = await client.ask(consoleInvoicesExport, input, { locale });
    if (file === undefined) throw unknownShop(shop);
    say(file.csv);
    return 0;
  }
  let total = 0;
  const items = await listAll(async (part) => {
    const answer = await client.ask(consoleInvoicesList, { ...input, ...part });
    total = answer?.total ?? total;
    return answer;
  }, LISTED);
  if (items === undefined) throw unknownShop(shop);
  if (items.length === 0) {
    say(`${shop} has no ${state === undefined ? '' : `${state} `}invoices.\n`);
    return 0;
  }
  const rows = items.map((one) => [
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
  if (items.length < total) say(`These are the newest ${String(items.length)} of ${String(total)}.\n`);
  return 0;
}

const unknownInvoice = (shop: string, order: string) =>
  new ShopError(
    `${shop} has no invoice request for "${order}". See them with: npm run shop -- invoices list ${shop}`,
  );

function report({ say }: Command, order: string, invoice: Invoice): number {
  const { state, number, title, tax_number: taxNumber, email } = invoice;
  const buyer = taxNumber === '' ? title : `${title} (${taxNumber})`;
  say(
    state === 'issued'
      ? `${order}: issued as ${number}, for ${buyer}, to ${email}.\n`
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
  const client = await command.connect();
  const { shop } = command;
  const of = { shop, order_id: first, author: authorOf(command) };
  const outcome = isIssued
    ? await client.attempt(consoleInvoicesIssue, { ...of, number }, ['state-conflict'])
    : await client.attempt(consoleInvoicesRefuse, { ...of, answer: reason }, ['state-conflict']);
  if (outcome === undefined) throw unknownInvoice(shop, first);
  if (!outcome.ok) throw new ShopError(`Nobody waits for an invoice of ${first}.`);
  return report(command, first, outcome.data.invoice);
}
