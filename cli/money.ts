/** `money check <shop> [day]`: what providers say was paid and refunded on a day, against what the shop's events say. */
import { consoleMoneyCheck } from '#schemas/api/console/money.ts';
import { yuanOf } from '#schemas/money.ts';
import type { BillDifference, MoneyOfDay, Tally } from '#schemas/order/money-of-day.ts';
import { msOf } from '#schemas/time.ts';
import { dayAt, dayBefore, startOf } from '#server/areas/shop/rules/shop-day.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns, plural } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE = 'npm run shop -- money check <shop> [2026-11-23]';

const WHAT: Readonly<Record<BillDifference['what'], string>> = {
  theirs: 'in their bill alone',
  ours: 'with us alone',
  amount: 'another amount',
};

const sums = ({ payments, paid, refunds, refunded }: Tally): string =>
  `${plural(payments, 'payment')} ${yuanOf(paid)}, ${plural(refunds, 'refund')} ${yuanOf(refunded)}`;

const fenOrNone = (fen: number | null) => (fen === null ? '-' : yuanOf(fen));

function tellDifferences({ say }: Command, differences: readonly BillDifference[]): void {
  const rows = differences.map((one) => [
    WHAT[one.what],
    one.kind,
    one.number,
    one.order_id === '' ? '-' : one.order_id,
    fenOrNone(one.theirs),
    fenOrNone(one.ours),
  ]);
  say(`${columns([['WHAT', 'KIND', 'NUMBER', 'ORDER', 'THEIRS', 'OURS'], ...rows])}\n`);
}

/** Answers the exit code: 1 where something differs or a bill is missing. */
function report(command: Command, { day, checks, providers, missing }: MoneyOfDay): number {
  const { say, shop } = command;
  for (const { provider, why } of missing) say(`${provider}: there is no bill of ${day} now (${why}).\n`);
  for (const { provider, straying, strays, checked_ts: checkedTs } of providers) {
    const check = checks.find((one) => one.provider === provider);
    say(`${provider} on ${day}, compared ${tellMoment(msOf(checkedTs))}\n`);
    if (check === undefined) say(`  nothing was paid to ${shop}, and nothing went back.\n`);
    else {
      say(`  theirs  ${sums(check.theirs)}\n  ours    ${sums(check.ours)}\n`);
      if (check.differing === 0) say('  Both agree.\n');
      else {
        say(`  ${plural(check.differing, 'difference')}:\n`);
        tellDifferences(command, check.differences);
      }
    }
    if (straying === 0) continue;
    say(`  ${plural(straying, 'line')} of this bill no shop here knows:\n`);
    tellDifferences(command, strays);
  }
  if (providers.length === 0 && missing.length === 0) say(`No bill of ${day} was compared.\n`);
  const isEven = checks.every(({ differing }) => differing === 0);
  return isEven && missing.length === 0 && providers.every(({ straying }) => straying === 0) ? 0 : 1;
}

/** What is done stands first among the arguments; without a day it is yesterday. */
export async function money(command: Command): Promise<number> {
  const [verb, day = dayBefore(dayAt(Date.now()))] = command.args;
  if (verb !== 'check') throw usageError(USAGE);
  if (startOf(day) === undefined) throw new ShopError(`"${day}" is not a day. Write it like 2026-11-23.`);
  const input = { shop: command.shop, day };
  const outcome = await (await command.connect()).attempt(consoleMoneyCheck, input, ['bad-parameters']);
  if (outcome === undefined) throw unknownShop(command.shop);
  if (!outcome.ok)
    throw new ShopError(`${day} is not over: payment companies have its bill from the next morning on.`);
  return report(command, outcome.data);
}
